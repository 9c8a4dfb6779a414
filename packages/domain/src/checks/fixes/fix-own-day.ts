import type { PlanContext } from '../../command.ts';
import type { ArgsOf } from '../../commands.ts';
import { formatClock } from '../../kernel/clock.ts';
import { shortDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import { josa } from '../../kernel/josa.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { usualRows } from '../../timetable/day-rows/usual-rows.ts';
import { giveOwnDay } from '../../timetable/days/give-own-day.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import { freeDates, sayDay } from './fix-date.ts';
import { openDays } from './fix-days.ts';
import { namesOfRows } from './fix-order.ts';
import { callsInTime, type Timed } from './fix-start.ts';
import { fix, type PlanFix } from './plan-fix.ts';

/** So many empty days, and so many free dates, are tried. */
const MOST = 3;

/** With what a fix is planned before it is offered. */
export interface FixTools {
  readonly ctx: PlanContext;
  readonly newId: () => Id;
}

/**
 * TT32: the same rows on a day of their own, with its usual call or one with which they are in time: a day on which
 * nothing is shot, else a new one.
 */
export function* ownDays(
  state: ProjectState,
  day: Timetable,
  finding: PlanFinding,
  rowIds: readonly Id[],
  { ctx, newId }: FixTools,
): Generator<PlanFix, void> {
  if (rowIds.length === 0) return;
  for (const own of ownDaysOf(state, day, newId)) {
    const cargo = { kind: 'rows' as const, rowIds: [...rowIds] };
    const args = { ...own, cargo, calltime: null };
    const label = `${namesOfRows(state, rowIds)} ${josa(sayOwnDay(state, own), '으로/로')} 옮기기`;
    yield* withItsCalls(state, label, args, finding, ctx);
  }
}

/** With the day's usual call, then with those with which what the finding is about is in time. */
export function* withItsCalls(
  state: ProjectState,
  label: string,
  args: ArgsOf<'giveOwnDay'>,
  finding: Timed,
  ctx: PlanContext,
): Generator<PlanFix, void> {
  const plan = giveOwnDay.plan(state, args, ctx);
  if (plan.kind !== 'changes') return;
  const planned = applyChanges(state, plan.changes);
  yield fix(label, 'giveOwnDay', args);
  for (const calltime of callsInTime(planned, planned.timetable.get(args.timetableId)!, finding))
    yield fix(`${label} · 집합 ${formatClock(calltime)}`, 'giveOwnDay', { ...args, calltime });
}

type OwnDay = Pick<ArgsOf<'giveOwnDay'>, 'timetableId' | 'newDay'>;

/** The nearest days on which nothing is shot, then new ones. */
export function ownDaysOf(state: ProjectState, day: Timetable, newId: () => Id): readonly OwnDay[] {
  const isEmpty = ({ _id }: Timetable) => rowsOf(state, _id).every(({ rowType }) => rowType === 'phase');
  const empty = openDays(state, day).filter(isEmpty).slice(0, MOST);
  const { boardId, unit } = day;
  const made = freeDates(state, day)
    .slice(0, MOST)
    .map((tableDate) => {
      const rows = usualRows(state, day.projectId, newId);
      return { timetableId: newId(), newDay: { boardId, unit, tableDate, rows } };
    });
  return [...empty.map(({ _id }) => ({ timetableId: _id, newDay: null })), ...made];
}

export const sayOwnDay = (state: ProjectState, { timetableId, newDay }: OwnDay): string =>
  newDay ? `새 촬영일(${shortDate(newDay.tableDate)})` : sayDay(state, state.timetable.get(timetableId)!);
