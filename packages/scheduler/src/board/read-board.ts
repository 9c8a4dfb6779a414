import {
  allocatedScenes,
  daysOf,
  type Id,
  isPlaced,
  type LabourRules,
  type ProjectState,
  plannedMinutes,
  rowsOnBoard,
  type Scene,
  scenesInOrder,
} from '@ddak/domain';
import { type BoardOptions, takesPart } from './board-options.ts';
import { earliestCall } from './earliest-call.ts';
import { mostOfScene } from './most-of-scene.ts';
import { type Block, type BoardDay, blocksOf, isBlock, readBoardDay } from './read-board-day.ts';
import { inParts, type Waiting } from './scene-parts.ts';

/** What of a board goes into the problem. */
export interface BoardReading {
  /** Shooting days, and others on which something is shot, by date; without those that are lost. */
  readonly days: readonly BoardDay[];
  /** Those of them that may change. */
  readonly open: ReadonlySet<Id>;
  /** Days that fell away; what stands there has to go elsewhere. */
  readonly lost: readonly BoardDay[];
  /** Scenes that wait for a day and are to get one; those longer than a day in parts (BP7). */
  readonly waiting: readonly Waiting[];
}

/** Reads a board as the options ask: locked days, days that have begun and days that were not chosen stay. */
export function readBoard(
  state: ProjectState,
  boardId: Id,
  options: BoardOptions,
  rules: LabourRules,
): BoardReading {
  const closed = new Set(options.closures.flatMap((one) => (one.kind === 'day' ? [one.timetableId] : [])));
  const read = daysOf(state, boardId).map((day) => readBoardDay(state, day));
  const days = read.filter((one) => one.day.dayKind === '촬영' || blocksOf(one).length > 0);
  const lost = days.filter((one) => closed.has(one.day._id) && mayChange(one));
  const open = days.filter(
    (one) => options.days.includes(one.day._id) && mayChange(one) && !lost.includes(one),
  );
  const most = mostOfScene(open, rules, (one) => earliestCall(state, one));
  const isAsked = ({ _id }: Scene) => takesPart(options, _id);
  const tooLong = (options.mayMove === 'all' ? open.flatMap((one) => blocksTooLong(one, most)) : []).filter(
    ({ scene }) => isAsked(scene),
  );
  const pool = options.withPool ? waitingScenes(state, boardId).filter(isAsked) : [];
  return {
    days: days.filter((one) => !lost.includes(one)).map((one) => without(one, tooLong)),
    open: new Set(open.map((one) => one.day._id)),
    lost,
    waiting: [
      ...tooLong.flatMap(({ id, scene, minutes }) => inParts(id, scene, minutes, most(scene))),
      ...pool.flatMap((scene) => inParts(scene._id, scene, minutesOf(state, scene), most(scene))),
    ],
  };
}

/** Scenes that stand whole on a day which cannot hold them, and that nobody has fixed or joined with another. */
function blocksTooLong(one: BoardDay, most: (scene: Scene) => number): Block[] {
  const blocks = blocksOf(one);
  return blocks.filter(
    ({ id, scene, row, rows, minutes }) =>
      minutes > most(scene) &&
      id === scene._id &&
      rows.length === 1 &&
      !row.pinned &&
      row.fixedStart === null &&
      row.joinedWith === null &&
      blocks.every((other) => other.row.joinedWith !== row._id),
  );
}

const without = (one: BoardDay, blocks: readonly Block[]): BoardDay =>
  blocks.length === 0
    ? one
    : {
        ...one,
        middle: one.middle.filter((item) => !isBlock(item) || blocks.every(({ id }) => id !== item.id)),
      };

function minutesOf(state: ProjectState, scene: Scene): number {
  const project = state.project.get(scene.projectId);
  return project ? plannedMinutes(scene, project) : 0;
}

/** Whether a day can be given to the scheduler at all. */
export const mayChange = ({ day, begun }: BoardDay): boolean =>
  !day.locked && !begun && day.dayKind === '촬영';

/**
 * Scenes to be shot that have no place on the board (TT34), in the order of the story. Not those of which a part alone waits:
 * people put it where it belongs.
 */
export function waitingScenes(state: ProjectState, boardId: Id): Scene[] {
  const placed = allocatedScenes(state, boardId);
  return scenesInOrder(state).filter(
    (scene) =>
      scene.status !== 'omitted' &&
      scene.status !== 'done' &&
      scene.status !== 'parked' &&
      !placed.has(scene._id) &&
      !rowsOnBoard(state, boardId, scene._id).some(isPlaced),
  );
}
