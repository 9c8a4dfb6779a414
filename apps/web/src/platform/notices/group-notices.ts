import { koreanMoment } from '@ddak/domain';
import type { Notice } from '@ddak/protocol';

/** The notices of a day, the newest first. */
export interface NoticeDay {
  /** `11.22`; of today and yesterday a word. */
  readonly day: string;
  readonly notices: readonly Notice[];
}

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => koreanMoment(at).split(' ')[0]!;

/** By the day on which they were told, in Korea. */
export function groupNotices(notices: readonly Notice[], now: number): readonly NoticeDay[] {
  const words = new Map([
    [dayOf(now), '오늘'],
    [dayOf(now - DAY_MS), '어제'],
  ]);
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dayOf(notice.createdAt);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, list]) => ({ day: words.get(day) ?? day, notices: list }));
}
