import {
  type CallsheetVersion,
  type Id,
  idSchema,
  koreanDate,
  type NoticeSettings,
  type ProjectState,
  parseRecipient,
  quietSeconds,
  type Recipient,
  recipientKey,
  recipientsOf,
  toldAgain,
  versionBefore,
  WITHDRAW_MS,
  wantsNotice,
} from '@ddak/domain';
import { z } from 'zod';
import { SYSTEM } from '../../db/reader.ts';
import { MailRefused } from '../../mail/mail-message.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { sendJob } from './delivery-jobs.ts';
import { putDeliveries } from './put-deliveries.ts';
import type { CallDelivery, CallDeliveryRepo, DeliveryStatus } from './repo.ts';

/** A message as it is to be sent, with all that it may tell. */
export interface Outgoing {
  readonly delivery: CallDelivery;
  readonly state: ProjectState;
  readonly version: CallsheetVersion;
  readonly to: Recipient;
}

/**
 * Hands a message over. `unreachable`: there is nowhere to; `bounced`: the other side does not take it, as MailRefused
 * says. Any other error: it may be later.
 */
export type SendOver = (outgoing: Outgoing) => Promise<'sent' | 'unreachable' | 'bounced'>;

export interface SendCallParts {
  readonly deliveries: CallDeliveryRepo;
  readonly states: ProjectStates;
  readonly ways: Readonly<Record<CallDelivery['channel'], SendOver>>;
  /** How somebody with an account wants to be told. */
  readonly settingsOf: (userId: Id) => Promise<NoticeSettings>;
  readonly onFailed: (error: unknown, about: { readonly channel: string; readonly final: boolean }) => void;
  readonly now: () => number;
}

const dataSchema = z.object({ deliveryId: idSchema });

/**
 * CS47: sends one message, unless it was settled, its version was taken back (CS28), or it is not its person's any more.
 * A process may die between any two steps: what is then sent again bears the same name, so that it is seen once.
 */
export async function sendCall(
  parts: SendCallParts,
  data: Readonly<Record<string, string>>,
  lastTry: boolean,
): Promise<void> {
  const { deliveries, now } = parts;
  const delivery = await deliveries.find(dataSchema.parse(data).deliveryId);
  if (delivery?.status !== 'waiting') return;
  const settle = (status: DeliveryStatus) => deliveries.settle(delivery._id, status, now());
  const outgoing = await outgoingOf(parts, delivery);
  if (!outgoing) {
    await settle('dropped');
    // It may have left before the process died.
    if (delivery.triedAt !== null) await tellIfWithdrawn(parts, delivery);
    return;
  }
  // SA4: nobody is told anything out of a production that is only looked at.
  if (outgoing.state.project.get(delivery.projectId)?.isSample) return settle('unreachable');
  const newer = newerWord(outgoing, now());
  if (newer === 'stands') return settle('dropped');
  if (newer > 0) return deliveries.putOff(sendJob(delivery._id), newer);
  const wish = await wishOf(parts, outgoing);
  if (wish === 'none') return settle('unreachable');
  if (wish > 0) return deliveries.putOff(sendJob(delivery._id), wish);
  await deliveries.noteTry(delivery._id, now());
  try {
    await settle(await parts.ways[delivery.channel](outgoing));
  } catch (error) {
    const refused = error instanceof MailRefused;
    parts.onFailed(error, { channel: delivery.channel, final: refused || lastTry });
    if (!refused && !lastTry) throw error;
    await settle(refused ? 'bounced' : 'failed');
    return;
  }
  await tellIfWithdrawn(parts, delivery);
}

/**
 * NT7, NT8: `none`: the person wants no calls by this way. Else after how many seconds: at once what is for today,
 * tomorrow or calls a day off, and what makes no sound.
 */
async function wishOf(
  { settingsOf, now }: SendCallParts,
  { delivery, version, to }: Outgoing,
): Promise<'none' | number> {
  if (to.kind !== 'member') return 0;
  const settings = await settingsOf(to.id);
  if (!wantsNotice(settings, 'call', delivery.channel)) return 'none';
  const isNear = version.sheet.date <= koreanDate(now() + DAY_MS);
  const waits = delivery.channel === 'push' && !isNear && !version.cancels;
  return waits ? quietSeconds(settings, now()) : 0;
}
const DAY_MS = 24 * 3_600_000;

/**
 * CS92: `stands`: a later version has told the person something, and what is only sent now would outdo it. As long as
 * that one can be taken back, after how many seconds it is looked at again; 0: there is none.
 */
function newerWord({ delivery, state, version, to }: Outgoing, now: number): 'stands' | number {
  // In the app each version stands by its own time.
  if (delivery.channel === 'app') return 0;
  const newer = toldAgain(state, version, to);
  if (!newer) return 0;
  const left = newer.publishedAt + WITHDRAW_MS - now;
  return left < 0 ? 'stands' : Math.ceil(left / 1000) + 1;
}

/** Null: there is nothing (any more) that it could say to this person. */
async function outgoingOf({ states }: SendCallParts, delivery: CallDelivery): Promise<Outgoing | null> {
  const state = (await states.current(delivery.projectId, SYSTEM))?.state;
  const version = state?.callsheetVersion.get(delivery.version);
  const to = parseRecipient(delivery.recipient);
  if (!state || !version || !to || state.project.get(delivery.projectId)?.archivedAt !== null) return null;
  const isTakenBack = version.withdrawnAt !== null;
  if (isTakenBack !== (delivery.kind === 'withdrawn')) return null;
  const sheets = [version.sheet, versionBefore(state, version)?.sheet] as const;
  const goesTo = recipientsOf(state, ...sheets).some((one) => recipientKey(one) === delivery.recipient);
  return goesTo ? { delivery, state, version, to } : null;
}

/** CS28: whom a version reached while it was being taken back is told so, too. */
async function tellIfWithdrawn(
  { states, deliveries, now }: SendCallParts,
  { projectId, version: versionId, recipient, kind }: CallDelivery,
): Promise<void> {
  if (kind === 'withdrawn') return;
  const version = (await states.current(projectId, SYSTEM))?.state.callsheetVersion.get(versionId);
  const to = parseRecipient(recipient);
  if (!to || !version || version.withdrawnAt === null) return;
  await putDeliveries(deliveries, [{ projectId, versionId, to, kind: 'withdrawn', round: 0 }], now());
}
