import { type ArgsOf, daysOf, type Id, type ProjectState } from '@ddak/domain';
import { rowsOfDay } from './proposed-rows.ts';
import { mayChange } from './read-board.ts';
import { type BoardDay, blocksOf, boardRowsOf, isBlock, readBoardDay } from './read-board-day.ts';
import { isPart, sceneIdOf } from './scene-parts.ts';
import type { Standing, TakenProposal } from './taken-proposal.ts';

export type AcceptArgs = ArgsOf<'acceptProposal'>;

/**
 * BP3: a plan, or some days of it, as the arguments of `acceptProposal` for the board as it is now. Head and tail of a
 * day stay, meals, moves and waiting are used again where they fit; what others have placed, locked, begun or pinned
 * meanwhile is left to them. Scenes that leave an accepted day for one that is not accepted wait for a day. Null:
 * nothing of it can be taken.
 */
export function proposalOf(
  state: ProjectState,
  boardId: Id,
  proposal: TakenProposal,
  newId: () => Id,
): AcceptArgs | null {
  const board = daysOf(state, boardId).map((day) => readBoardDay(state, day));
  const locked = new Set(proposal.problem.days.filter((day) => day.locked).map((day) => day.id));
  const taken = board.filter(
    (one) =>
      (proposal.days.includes(one.day._id) || proposal.lost.includes(one.day._id)) &&
      !locked.has(one.day._id) &&
      mayChange(one),
  );
  if (taken.length === 0) return null;
  const standing = standingOf(state, boardId, board, proposal);
  const planned = new Map(proposal.plan.days.map((day) => [day.day, day]));
  const days = taken.map((one) => {
    const plan = planned.get(one.day._id);
    const rows = rowsOfDay(state, one, { plan, proposal, standing, newId });
    return { one, plan, rows };
  });
  const named = new Set(days.flatMap(({ rows }) => rows.map(({ rowId }) => rowId)));
  return {
    days: days.map(({ one, plan, rows }) => ({
      timetableId: one.day._id,
      calltime: plan && plan.call !== one.day.calltime ? Math.round(plan.call) : null,
      rows: [...rows],
    })),
    removeRowIds: days.flatMap(({ one }) => leavingRows(one, named)),
  };
}

/** Rows of a day that no accepted day names: its own pauses, and scenes that the plan has elsewhere. */
function leavingRows(one: BoardDay, named: ReadonlySet<Id>): Id[] {
  return one.middle
    .flatMap((item) => (isBlock(item) ? item.rows : [item.row]))
    .filter((row) => !row.pinned && !named.has(row._id))
    .map((row) => row._id);
}

function standingOf(
  state: ProjectState,
  boardId: Id,
  board: readonly BoardDay[],
  { problem, lost }: TakenProposal,
): Standing {
  const blocks = new Map(board.flatMap(blocksOf).map((block) => [block.id, block]));
  const origin = new Map(problem.baseline.flatMap(({ day, scenes }) => scenes.map((scene) => [scene, day])));
  return {
    blocks,
    isUntouched(id) {
      if (isPart(id)) return isToShoot(state, sceneIdOf(id)) && mayBeParted(state, boardId, sceneIdOf(id));
      const now = blocks.get(id)?.row.timetableId ?? null;
      if (now === null)
        return !origin.has(id) && boardRowsOf(state, boardId, id).length === 0 && isToShoot(state, id);
      return now === origin.get(id) || (!origin.has(id) && lost.includes(now));
    },
  };
}

/** A scene comes onto the board in parts where it waits, or stands whole on one row that nobody has fixed since. */
function mayBeParted(state: ProjectState, boardId: Id, sceneId: Id): boolean {
  const rows = boardRowsOf(state, boardId, sceneId);
  return rows.length <= 1 && rows.every((row) => row.part === null && !row.pinned && row.fixedStart === null);
}

function isToShoot(state: ProjectState, sceneId: string): boolean {
  const status = state.scene.get(sceneId)?.status;
  return status !== undefined && status !== 'omitted' && status !== 'done';
}
