import { deriveId, digestKinds, type Id, type NoticeSettings, noticeHeadline } from '@ddak/domain';
import { z } from 'zod';
import type { Notices } from '../../db/notices.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { ComposeMail } from '../../mail/send-mail.ts';

/** The kind of mail. */
export const DIGEST = 'digest';
/** More than these are a number. */
const MOST = 20;

export interface ComposeDigestParts {
  readonly notices: Pick<Notices, 'unreadBetween'>;
  readonly settingsOf: (userId: Id) => Promise<NoticeSettings>;
  readonly readUser: (userId: Id) => Promise<{ readonly email: string; readonly name: string } | undefined>;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
}

const momentSchema = z.coerce.number().int();

/**
 * NT10: what somebody has not read, of the kinds that they chose for mail; nothing where they have read it all. Job:
 * `{ kind, userId, since, until }`. Sent again, it bears the same Message-ID.
 */
export const composeDigest =
  ({ notices, settingsOf, readUser, baseUrl }: ComposeDigestParts): ComposeMail =>
  async ({ userId = '', since, until }) => {
    const user = await readUser(userId);
    if (!user) return null;
    const kinds = digestKinds(await settingsOf(userId));
    const found = await notices.unreadBetween(
      userId,
      kinds,
      momentSchema.parse(since),
      momentSchema.parse(until),
    );
    if (found.length === 0) return null;
    const lines = found
      .slice(0, MOST)
      .map((notice) => `${noticeHeadline(notice)}${notice.body ? ` · ${notice.body}` : ''}`);
    const message = renderMail(user.email, {
      title: `읽지 않은 알림 ${found.length}개`,
      lines: [...lines, ...(found.length > MOST ? [`그 밖에 ${found.length - MOST}개가 더 있어요.`] : [])],
      link: { label: '앱에서 보기', url: `${baseUrl}/` },
      after: [`메일로 받을 알림은 내 계정에서 고를 수 있어요. ${baseUrl}/me`],
    });
    return { ...message, messageId: deriveId(userId, 'digest', Number(until)) };
  };
