import {
  applyChanges,
  type EmptiedDays,
  type Id,
  type PlanContext,
  type ProjectState,
  planCommand,
  rowsOf,
  shortDate,
  type TimetableRow,
  unitMark,
} from '@ddak/domain';
import type { SchedulePlan } from '@ddak/scheduler';
import { type AcceptArgs, proposalOf, sceneIdOf } from '@ddak/scheduler/board';
import type { Asked } from './asked.ts';
import type { ProposedDay } from './changed-days.ts';

/** A proposal as the board would be with it: what is sent if it is accepted, and the same applied. */
export interface Draft {
  readonly args: AcceptArgs;
  readonly state: ProjectState;
  /** By row of the draft, what became of it: `12.3 목에서`, `미배정에서`, `순서 바뀜`. */
  readonly marks: ReadonlyMap<Id, string>;
}

/** Plans the acceptance without carrying it out. Null: there is nothing left of it to be had. */
export function draftOf(
  state: ProjectState,
  boardId: Id,
  asked: Asked,
  wish: {
    readonly plan: SchedulePlan;
    readonly changed: readonly ProposedDay[];
    readonly days: readonly Id[];
    readonly emptied: EmptiedDays;
  },
  context: PlanContext,
  newId: () => Id,
): Draft | null {
  const { problem, lost } = asked;
  const { plan, days, emptied } = wish;
  const taken = { problem, plan, days, lost: days.filter((id) => lost.includes(id)), emptied };
  const args = proposalOf(state, boardId, taken, newId);
  if (!args) return null;
  const planned = planCommand(state, { name: 'acceptProposal', args }, context);
  if (planned.kind !== 'changes') return null;
  const after = applyChanges(state, planned.changes);
  return { args, state: after, marks: marksOf(state, after, args, wish.changed) };
}

function marksOf(
  before: ProjectState,
  after: ProjectState,
  { days }: AcceptArgs,
  changed: readonly ProposedDay[],
): ReadonlyMap<Id, string> {
  const marks = new Map<Id, string>();
  for (const { timetableId } of days) {
    const strips = changed.find((day) => day.timetableId === timetableId)?.strips ?? [];
    const turned = new Set(
      strips.flatMap(({ change, scene }) => (change === 'reordered' ? sceneIdOf(scene) : [])),
    );
    for (const row of rowsOf(after, timetableId)) {
      const mark = row.sceneData === null ? '' : markOf(before, row, turned.has(row.sceneData));
      if (mark !== '') marks.set(row._id, mark);
    }
  }
  return marks;
}

function markOf(before: ProjectState, row: TimetableRow, isTurned: boolean): string {
  const was = before.timetableRow.get(row._id);
  if (!was) return '미배정에서';
  if (was.timetableId === row.timetableId) return isTurned ? '순서 바뀜' : '';
  const day = before.timetable.get(was.timetableId);
  return day ? `${shortDate(day.tableDate)}${unitMark(day)}에서` : '';
}
