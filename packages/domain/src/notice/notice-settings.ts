import { z } from 'zod';
import { DAY_MINUTES, koreanClock } from '../kernel/korean-time.ts';
import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from './notice-kind.ts';

const clockSchema = z.number().int().min(0).max(1439);

/** NT7, NT8: what somebody wants to be told, by which way, and when not to be disturbed. What is not said is as usual. */
export const noticeSettingsSchema = z.object({
  choices: z.partialRecord(z.enum(NOTICE_KINDS), z.partialRecord(z.enum(NOTICE_CHANNELS), z.boolean())),
  /** Minutes of the clock in Korea; null: at no time. */
  quiet: z.object({ from: clockSchema, until: clockSchema }).nullable(),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

export const USUAL_NOTICE_SETTINGS: NoticeSettings = {
  choices: {},
  quiet: { from: 22 * 60, until: 7 * 60 },
};

type Ways = Readonly<Record<NoticeChannel, boolean>>;
const AT_ONCE: Ways = { app: true, push: true, mail: false };

/** What is usual: what somebody waits for rings, the rest stands in the app. */
const USUAL: Readonly<Record<NoticeKind, Ways>> = {
  call: { app: true, push: true, mail: true },
  late: AT_ONCE,
  mention: AT_ONCE,
  reply: AT_ONCE,
  plan: { app: true, push: false, mail: false },
  script: AT_ONCE,
  proposal: AT_ONCE,
  request: AT_ONCE,
  answer: AT_ONCE,
  rights: { app: true, push: false, mail: false },
  news: { app: true, push: false, mail: false },
};

/** NT7: a call is in the app whatever somebody chose: it is what the app is for. */
export const isFixed = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  kind === 'call' && channel === 'app';

/** NT7: whether somebody is told of a kind by a way. */
export const wantsNotice = (
  { choices }: Pick<NoticeSettings, 'choices'>,
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean => isFixed(kind, channel) || (choices[kind]?.[channel] ?? USUAL[kind][channel]);

/** NT10: what somebody has in the mail of a morning: calls have mails of their own (CS46). */
export const digestKinds = (settings: Pick<NoticeSettings, 'choices'>): readonly NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => kind !== 'call' && wantsNotice(settings, kind, 'mail'));

/** NT8: how many seconds a device is to be left alone from now on; 0: not at all. */
export function quietSeconds({ quiet }: Pick<NoticeSettings, 'quiet'>, now: number): number {
  if (quiet === null || quiet.from === quiet.until) return 0;
  const clock = koreanClock(now);
  const since = (clock - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? Math.ceil((length - since) * 60) : 0;
}
