import { issuedNumbers } from '../callsheet/issue/issued-numbers.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { daysOf } from './rows-of.ts';
import type { Timetable } from './timetable.ts';

type Issued = ReadonlyMap<Id, number | null>;
const rememberIssued = remembering<ProjectState['callsheetVersion'], Issued>();
const remember = remembering<readonly Timetable[], ReadonlyMap<Id, number>>();

/**
 * TT2: 회차 counts the shooting days of a board and unit by date, from 1. Other kinds of day have none. A day whose call
 * sheet was issued keeps its number: the others count on around it, and none is given twice.
 */
export function dayNumbers(state: ProjectState, boardId: Id): ReadonlyMap<Id, number> {
  const issued = rememberIssued(state.callsheetVersion, [], () => issuedNumbers(state));
  const days = daysOf(state, boardId);
  return remember(days, [issued], () => numbersOf(days, issued));
}

function numbersOf(all: readonly Timetable[], issued: Issued): ReadonlyMap<Id, number> {
  const days = all.filter(({ dayKind }) => dayKind === '촬영');
  const taken = new Set(days.map(({ _id, unit }) => `${unit}${issued.get(_id)}`));
  const counts: Record<string, number> = {};
  const numbers = new Map<Id, number>();
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
