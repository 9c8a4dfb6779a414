import { type ProjectState, sameValue } from '@ddak/domain';
import type { Asked } from './asked.ts';

/** What a plan is reckoned from; a change elsewhere does not make it old. */
const TABLES = ['timetable', 'timetableRow', 'scene', 'character', 'location'] as const;

/** Whether the board is no longer what the proposals were reckoned from. */
export function isOlderThan(asked: Asked, now: ProjectState): boolean {
  return TABLES.some((name) => {
    const [before, after] = [asked.state[name], now[name]];
    if (before === after) return false;
    return before.size !== after.size || [...before].some(([id, row]) => !sameValue(row, after.get(id)));
  });
}
