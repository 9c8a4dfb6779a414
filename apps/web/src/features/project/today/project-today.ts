import { koreanDate } from '@ddak/domain';
import type { ListedProject } from '../project-api.ts';

/** OS4: the project whose call is next or not long gone, today's at the latest; else one that shoots today. */
export function projectToday(projects: readonly ListedProject[], now: number): ListedProject | undefined {
  const today = koreanDate(now);
  const live = projects.filter(({ archivedAt }) => archivedAt === null);
  const called = live
    .filter(({ home }) => home?.call && !home.call.cancels && home.call.date <= today)
    .toSorted((a, b) => a.home!.call!.callAt - b.home!.call!.callAt);
  return called[0] ?? live.find(({ home }) => home?.nextDay?.date === today);
}
