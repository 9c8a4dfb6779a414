import { josa } from 'es-hangul';
import type { PlanContext } from '../../command.ts';
import type { ArgsOf } from '../../commands.ts';
import { formatClock } from '../../kernel/clock.ts';
import { shortDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { giveOwnDay } from '../../timetable/days/give-own-day.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import { freeDates, sayDay } from './fix-date.ts';
import { openDays } from './fix-days.ts';
import { namesOfRows } from './fix-order.ts';
import { callsInTime } from './fix-start.ts';
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
  const isEmpty = ({ _id }: Timetable) => rowsOf(state, _id).every(({ rowType }) => rowType === 'phase');
  const empty = openDays(state, day).filter(isEmpty).slice(0, MOST);
  const usual = state.project.get(day.projectId)?.dayRowSets[0]?.rows ?? [];
  const days: readonly OwnDay[] = [
    ...empty.map((there) => ({ timetableId: there._id, newDay: null })),
    ...freeDates(state, day)
      .slice(0, MOST)
      .map((tableDate) => {
        const rows = usual.map((phaseData) => ({ rowId: newId(), phaseData }));
        return { timetableId: newId(), newDay: { boardId: day.boardId, unit: day.unit, tableDate, rows } };
      }),
  ];
  for (const own of days) {
    const cargo = { kind: 'rows' as const, rowIds: [...rowIds] };
    const args = { ...own, cargo, calltime: null };
    const plan = giveOwnDay.plan(state, args, ctx);
    if (plan.kind !== 'changes') continue;
    const planned = applyChanges(state, plan.changes);
    const there = planned.timetable.get(own.timetableId)!;
    const to = own.newDay ? `새 촬영일(${shortDate(own.newDay.tableDate)})` : sayDay(state, there);
    const label = `${namesOfRows(state, rowIds)} ${josa(to, '으로/로')} 옮기기`;
    yield fix(label, 'giveOwnDay', args);
    for (const calltime of callsInTime(planned, there, finding))
      yield fix(`${label} · 집합 ${formatClock(calltime)}`, 'giveOwnDay', { ...args, calltime });
  }
}

type OwnDay = Pick<ArgsOf<'giveOwnDay'>, 'timetableId' | 'newDay'>;
