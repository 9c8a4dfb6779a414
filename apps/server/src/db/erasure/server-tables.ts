import { type Id, LEFT_NAME } from '@ddak/domain';
import { type PgTable, sql } from '../orm.ts';
import { mailToken, session, user } from '../schema/account.ts';
import { avatar } from '../schema/avatar.ts';
import { calendarFeed } from '../schema/calendar-feed.ts';
import { callDelivery } from '../schema/call-delivery.ts';
import { callLink } from '../schema/call-link.ts';
import { file, looseFile, screenplayText, upload } from '../schema/file.ts';
import { gridLayout } from '../schema/grid-layout.ts';
import { invitation, invitationCode, invitationUse } from '../schema/invitation.ts';
import { accessKey, usedKey } from '../schema/key.ts';
import { notice } from '../schema/notice.ts';
import { noticeSettings, planTold } from '../schema/notice-settings.ts';
import { patchNote } from '../schema/patch-note.ts';
import { pushSubscription } from '../schema/push-subscription.ts';
import { refinement } from '../schema/refinement.ts';
import { factorChallenge, passkey, recoveryCode, totp } from '../schema/second-factor.ts';
import { changeLog, commandOutcome, projectHead } from '../schema/sync.ts';

/** What a table of the server's own says of people, as `TABLES` says it of the project's (PD2). */
export interface ServerTable {
  readonly table: PgTable;
  /** Null: it says nothing of people, and no column names one. */
  readonly personal: {
    /** The column that names the account. */
    readonly person: string;
    readonly row: 'goes' | 'stays';
    /** What stands in the place of personal columns where the row stays. */
    readonly erased?: (userId: Id, now: number) => Readonly<Record<string, unknown>>;
    /** Texts that stay, because they are not the person's. */
    readonly kept?: readonly string[];
    /** Columns that nobody is handed: secrets, and what says more of others than of the person. */
    readonly withheld?: readonly string[];
  } | null;
}

const GOES = { person: 'userId', row: 'goes' } as const;

/** Every table that is no entity of the domain; that of accounts last. What else the log holds goes by `TABLES`. */
export const SERVER_TABLES: readonly ServerTable[] = [
  { table: session, personal: { ...GOES, withheld: ['refreshHash', 'accessHash'] } },
  {
    table: pushSubscription,
    personal: { ...GOES, withheld: ['endpoint', 'p256dh', 'auth', 'sentHash'] },
  },
  { table: calendarFeed, personal: { ...GOES, withheld: ['tokenHash'] } },
  { table: mailToken, personal: { ...GOES, withheld: ['tokenHash'] } },
  { table: totp, personal: { ...GOES, withheld: ['secret'] } },
  { table: passkey, personal: { ...GOES, withheld: ['publicKey', 'credentialId'] } },
  { table: recoveryCode, personal: { ...GOES, withheld: ['codeHash'] } },
  { table: factorChallenge, personal: { ...GOES, withheld: ['secret'] } },
  { table: usedKey, personal: GOES },
  { table: invitationUse, personal: GOES },
  { table: callDelivery, personal: GOES },
  { table: notice, personal: GOES },
  { table: noticeSettings, personal: GOES },
  { table: gridLayout, personal: GOES },
  // Handed out as the picture that it is (PI5).
  { table: avatar, personal: { ...GOES, withheld: ['png'] } },
  { table: planTold, personal: null },
  { table: commandOutcome, personal: { ...GOES, withheld: ['result'] } },
  {
    table: invitation,
    personal: {
      person: 'createdBy',
      row: 'stays',
      // What they have handed out leads nowhere any more.
      erased: (_, now) => ({ revokedAt: sql`coalesce(${invitation.revokedAt}, ${now})` }),
      kept: ['role'],
    },
  },
  { table: upload, personal: { person: 'uploadedBy', row: 'goes' } },
  {
    table: file,
    personal: { person: 'uploadedBy', row: 'stays', kept: ['kind', 'contents', 'name', 'sha256'] },
  },
  {
    table: changeLog,
    personal: {
      person: 'actorId',
      row: 'stays',
      erased: () => ({ actorName: LEFT_NAME }),
      kept: ['name'],
      withheld: ['changes'],
    },
  },
  { table: invitationCode, personal: null },
  // Whom it is for stands in the crew and the cast; without them it leads nowhere.
  { table: callLink, personal: null },
  { table: accessKey, personal: null },
  { table: patchNote, personal: null },
  { table: refinement, personal: null },
  { table: screenplayText, personal: null },
  { table: looseFile, personal: null },
  { table: projectHead, personal: null },
  {
    table: user,
    personal: {
      person: '_id',
      row: 'stays',
      // The address is free again. The password was replaced by a random one when the account was closed.
      erased: (userId, now) => ({
        ...{ email: `${userId}@deleted.invalid`, name: LEFT_NAME, phone: '', consents: [] },
        erasedAt: now,
      }),
      kept: ['passwordHash'],
      withheld: ['passwordHash'],
    },
  },
];
