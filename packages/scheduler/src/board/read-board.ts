import { daysOf, type Id, type ProjectState, type Scene, scenesInOrder } from '@ddak/domain';
import type { BoardOptions } from './board-options.ts';
import { type BoardDay, blocksOf, boardRowsOf, readBoardDay } from './read-board-day.ts';

/** What of a board goes into the problem. */
export interface BoardReading {
  /** Shooting days, and others on which something is shot, by date; without those that are lost. */
  readonly days: readonly BoardDay[];
  /** Those of them that may change. */
  readonly open: ReadonlySet<Id>;
  /** Days that fell away; what stands there has to go elsewhere. */
  readonly lost: readonly BoardDay[];
  /** Scenes that wait for a day and are to get one. */
  readonly waiting: readonly Scene[];
}

/** Reads a board as the options ask: locked days, days that have begun and days that were not chosen stay. */
export function readBoard(state: ProjectState, boardId: Id, options: BoardOptions): BoardReading {
  const closed = new Set(options.closures.flatMap((one) => (one.kind === 'day' ? [one.timetableId] : [])));
  const read = daysOf(state, boardId).map((day) => readBoardDay(state, day));
  const days = read.filter((one) => one.day.dayKind === '촬영' || blocksOf(one).length > 0);
  const lost = days.filter((one) => closed.has(one.day._id) && mayChange(one));
  const open = days.filter(
    (one) => options.days.includes(one.day._id) && mayChange(one) && !lost.includes(one),
  );
  return {
    days: days.filter((one) => !lost.includes(one)),
    open: new Set(open.map((one) => one.day._id)),
    lost,
    waiting: options.withPool ? waitingScenes(state, boardId) : [],
  };
}

/** Whether a day can be given to the scheduler at all. */
export const mayChange = ({ day, begun }: BoardDay): boolean =>
  !day.locked && !begun && day.dayKind === '촬영';

/** Scenes to be shot that stand nowhere on the board, in the order of the story. */
export const waitingScenes = (state: ProjectState, boardId: Id): Scene[] =>
  scenesInOrder(state).filter(
    (scene) =>
      scene.status !== 'omitted' &&
      scene.status !== 'done' &&
      boardRowsOf(state, boardId, scene._id).length === 0,
  );
