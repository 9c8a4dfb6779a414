import { idSchema, noticeHeadline } from '@ddak/domain';
import { z } from 'zod';
import type { Notices } from '../db/notices.ts';
import { asAccount } from '../db/reader.ts';
import type { Push } from '../push/push-message.ts';

/** Tells the devices of a person of a notice. */
export const PUSH_NOTICE = 'push-notice';

/** A push service may be away for a while: tried for about three hours. */
export const PUSH_NOTICE_QUEUE = { retryLimit: 24, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 };

const dataSchema = z.object({ noticeId: idSchema, userId: idSchema });

/**
 * NT5, NT8: not what was read meanwhile, nor what its person may not read any more. What comes often takes the place of
 * the one before on a screen; who was called by name sees each.
 */
export async function pushNotice(
  { notices, push }: { readonly notices: Pick<Notices, 'unread'>; readonly push: Push },
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { noticeId, userId } = dataSchema.parse(data);
  const notice = await asAccount(userId, () => notices.unread(userId, noticeId));
  if (!notice) return;
  const { _id, kind, projectId, body, path } = notice;
  const isSaidToThem = kind === 'mention' || kind === 'reply';
  await push.send(userId, {
    ...{ title: noticeHeadline(notice), body, path, key: _id },
    tag: `${kind} ${isSaidToThem ? _id : (projectId ?? '')}`,
  });
}
