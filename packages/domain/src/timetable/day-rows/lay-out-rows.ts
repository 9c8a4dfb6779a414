import type { Change } from '../../change.ts';
import { insert } from '../../change.ts';
import type { Id } from '../../kernel/id.ts';
import { keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import { dayClock } from '../day-clock.ts';
import { phaseRow } from '../new-row.ts';
import { rowsOf } from '../rows-of.ts';
import type { Timetable } from '../timetable.ts';
import { isClosing, type NewPhaseRow } from './day-row-set.ts';

/** How long people work before a meal that is put between scenes that stand already. */
const BEFORE_MEAL_MINUTES = 300;

/**
 * DR4: the changes that put rows onto a day: what opens it before all others, what closes it behind them, meals and
 * rests between after five hours each, as far as the day has so many.
 */
export function layOutRows(state: ProjectState, day: Timetable, rows: readonly NewPhaseRow[]): Change[] {
  const standing = rowsOf(state, day._id);
  const closing = rows.findLastIndex(({ phaseData }) => !isClosing(phaseData)) + 1;
  const pause = rows.findIndex(({ phaseData }) => isPause(phaseData.kind));
  const opening = pause < 0 ? closing : Math.min(pause, closing);
  const added = rows.slice(0, opening).reduce((sum, { phaseData }) => sum + phaseData.minutes, 0);
  const placed = rows.map((row, i) => {
    if (i < opening) return { row, afterRowId: null };
    if (i >= closing) return { row, afterRowId: standing.at(-1)?._id ?? null };
    const due = BEFORE_MEAL_MINUTES * (i - opening + 1) - added;
    return { row, afterRowId: lastRowBy(state, day, due) };
  });
  const byPlace = [...Map.groupBy(placed, ({ afterRowId }) => afterRowId)];
  return byPlace.flatMap(([afterRowId, together]) => {
    const group = together.map(({ row }) => row);
    const keys = keysAfter(standing, afterRowId, group.length);
    return group.map(({ rowId, phaseData }, i) =>
      insert('timetableRow', phaseRow(rowId, day.projectId, day._id, keys[i]!, phaseData)),
    );
  });
}

const isPause = (kind: string): boolean => kind === '식사' || kind === '휴식';

/** The last row that ends so long after the call. */
const lastRowBy = (state: ProjectState, day: Timetable, minutes: number): Id | null =>
  dayClock(state, day._id).rows.findLast(({ end }) => end <= day.calltime + minutes)?.rowId ?? null;
