import { type Id, NOTICE_CHANNELS, type NoticeSettings, quietSeconds, wantsNotice } from '@ddak/domain';
import type { NewNotice } from '../db/notices.ts';
import type { Job } from '../sync/sync-store.ts';
import { PUSH_NOTICE } from './push-notice.ts';
import { type TellParts, tellInApp } from './tell-in-app.ts';

export interface TellPersonParts extends TellParts {
  readonly settingsOf: (userId: Id) => Promise<NoticeSettings>;
  readonly putJob: (job: Job) => Promise<void>;
  readonly now: () => number;
}

/** `isHeard` false: who has the app open has heard of it already, by the event itself, or sees it. */
export type TellPerson = (
  from: Id,
  notice: Omit<NewNotice, 'createdAt' | 'inApp'>,
  isHeard: boolean,
) => Promise<void>;

/**
 * NT7, NT8: tells somebody by the ways that they have chosen for its kind, their devices when it is not quiet any more.
 * Done twice, they have it once (NT1, PU6).
 */
export const tellPerson =
  (parts: TellPersonParts): TellPerson =>
  async (from, notice, isHeard) => {
    const { kind, userId, _id } = notice;
    const settings = await parts.settingsOf(userId);
    const ways = NOTICE_CHANNELS.filter((channel) => wantsNotice(settings, kind, channel));
    if (ways.length === 0) return;
    const [now, inApp] = [parts.now(), ways.includes('app')];
    await tellInApp(parts, from, { ...notice, inApp, createdAt: now }, isHeard);
    if (!ways.includes('push')) return;
    const data = { noticeId: _id, userId };
    await parts.putJob({ name: PUSH_NOTICE, data, afterSeconds: quietSeconds(settings, now) });
  };
