import { issuedNumbers } from '../callsheet/issue/issued-numbers.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { daysOf } from './rows-of.ts';

const remember = remembering<ProjectState['callsheetVersion'], ReadonlyMap<Id, number | null>>();

/**
 * TT2: 회차 counts the shooting days of a board and unit by date, from 1. Other kinds of day have none. A day whose call
 * sheet was issued keeps its number: the others count on around it, and none is given twice.
 */
export function dayNumbers(state: ProjectState, boardId: string): ReadonlyMap<string, number> {
  const issued = remember(state.callsheetVersion, [], () => issuedNumbers(state));
  const days = daysOf(state, boardId).filter(({ dayKind }) => dayKind === '촬영');
  const taken = new Set(days.map(({ _id, unit }) => `${unit}${issued.get(_id)}`));
  const counts: Record<string, number> = {};
  const numbers = new Map<string, number>();
  for (const { _id, unit } of days) {
    const fixed = issued.get(_id);
    if (fixed === null) continue;
    let next = (counts[unit] ?? 0) + 1;
    if (fixed === undefined) while (taken.has(`${unit}${next}`)) next += 1;
    const number = fixed ?? next;
    counts[unit] = number;
    taken.add(`${unit}${number}`);
    numbers.set(_id, number);
  }
  return numbers;
}
