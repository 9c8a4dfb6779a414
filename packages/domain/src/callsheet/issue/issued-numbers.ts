import type { Id } from '../../kernel/id.ts';
import { callInstant } from '../../kernel/korean-time.ts';
import type { ProjectState } from '../../state.ts';
import { lastVersion } from './versions-of.ts';

/**
 * TT2: the 회차 of days whose sheets were issued, by day. Null: the day was cancelled before its call, and has given its
 * number up.
 */
export function issuedNumbers(state: ProjectState): ReadonlyMap<Id, number | null> {
  const numbers = new Map<Id, number | null>();
  for (const callsheetId of new Set([...state.callsheetVersion.values()].map((one) => one.callsheet))) {
    const last = lastVersion(state, callsheetId);
    if (!last) continue;
    const { date, calltime, dayNo } = last.sheet;
    const isGivenUp = last.cancels && last.publishedAt < callInstant(date, calltime);
    numbers.set(last.timetable, isGivenUp ? null : dayNo);
  }
  return numbers;
}
