import {
  type ArgsOf,
  allocatedScenes,
  daysOf,
  type Id,
  isPlaced,
  type ProjectState,
  rowsOnBoard,
  type TimetableRow,
} from '@ddak/domain';
import { rowsOfDay } from './proposed-rows.ts';
import { mayChange } from './read-board.ts';
import { type BoardDay, blocksOf, isBlock, readBoardDay } from './read-board-day.ts';
import { isPart, sceneIdOf } from './scene-parts.ts';
import type { Standing, TakenProposal } from './taken/taken-proposal.ts';

export type AcceptArgs = ArgsOf<'acceptProposal'>;

/**
 * BP3: a plan, or some days of it, as the arguments of `acceptProposal` for the board as it is now. Head and tail of a
 * day stay, meals, moves and waiting are used again where they fit; what others have placed, locked, begun or pinned
 * meanwhile is left to them. Days that are not accepted stay exactly as they are: what the plan takes from them stays
 * there, and scenes that leave an accepted day for them wait for a day. Null: nothing of it can be taken.
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
  const standing = standingOf(state, boardId, board, { proposal, taken });
  const planned = new Map(proposal.plan.days.map((day) => [day.day, day]));
  const days = taken.map((one) => {
    const plan = planned.get(one.day._id);
    const rows = rowsOfDay(one, { plan, proposal, standing, newId });
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
    ...(proposal.emptied ? { emptied: proposal.emptied } : {}),
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
  { proposal, taken }: { readonly proposal: TakenProposal; readonly taken: readonly BoardDay[] },
): Standing {
  const { problem, lost } = proposal;
  const open = new Set(taken.map((one) => one.day._id));
  const blocks = new Map(board.flatMap(blocksOf).map((block) => [block.id, block]));
  const origin = new Map(problem.baseline.flatMap(({ day, scenes }) => scenes.map((scene) => [scene, day])));
  const comesInParts = (sceneId: Id): boolean =>
    isToShoot(state, sceneId) &&
    mayBeParted(rowsOnBoard(state, boardId, sceneId).filter(isPlaced), open) &&
    hasAllParts(proposal, sceneId, open);
  return {
    blocks,
    comesInParts,
    isUntouched(id) {
      if (isPart(id)) return comesInParts(sceneIdOf(id));
      const now = blocks.get(id)?.row.timetableId ?? null;
      if (now === null)
        return !origin.has(id) && !allocatedScenes(state, boardId).has(id) && isToShoot(state, id);
      return open.has(now) && (now === origin.get(id) || (!origin.has(id) && lost.includes(now)));
    },
  };
}

/** A scene comes onto the board in parts where it waits, or stands whole on one row that nobody has fixed since. */
const mayBeParted = (rows: readonly TimetableRow[], open: ReadonlySet<Id>): boolean =>
  rows.length <= 1 &&
  rows.every(
    (row) => row.part === null && !row.pinned && row.fixedStart === null && open.has(row.timetableId),
  );

/** Parts come together or not at all: a day that is not accepted would leave half of a scene nowhere. */
function hasAllParts({ problem, plan }: TakenProposal, sceneId: Id, open: ReadonlySet<Id>): boolean {
  const planned = new Map(
    plan.days.flatMap(({ day, rows }) =>
      rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, day] as const] : [])),
    ),
  );
  return problem.scenes
    .filter(({ id }) => isPart(id) && sceneIdOf(id) === sceneId)
    .every(({ id }) => open.has(planned.get(id) ?? ''));
}

function isToShoot(state: ProjectState, sceneId: string): boolean {
  const status = state.scene.get(sceneId)?.status;
  return status !== undefined && status !== 'omitted' && status !== 'parked' && status !== 'done';
}
