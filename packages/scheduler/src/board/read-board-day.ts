import {
  actualClock,
  dayClock,
  type Id,
  isClosing,
  type ProjectState,
  pauseOf,
  type RowClock,
  rowsOf,
  rowsOnBoard,
  type Scene,
  type Timetable,
  type TimetableRow,
} from '@ddak/domain';
import { placeKey } from './place-key.ts';

/** A scene's row, with the rows before it that go where it goes: 세팅, 리허설 and the like inside the day. */
export interface Block {
  /** The id in the problem: the scene's own, or scene/row where the scene stands on the board more than once. */
  readonly id: string;
  readonly scene: Scene;
  readonly row: TimetableRow;
  readonly rows: readonly TimetableRow[];
  readonly minutes: number;
  /** Of these no work (LB2): 휴식. */
  readonly breakMinutes: number;
}

/** A row of the day between the first scene and the last that a plan makes anew where it needs it. */
export interface Pause {
  readonly kind: 'meal' | 'move' | 'wait';
  readonly row: TimetableRow;
  readonly minutes: number;
  /** Where a move goes to, as a place of the problem. */
  readonly to: string | null;
}

/** A day of the board as the scheduler sees it. */
export interface BoardDay {
  readonly day: Timetable;
  /** As planned, or as the day was gathered once it has begun (TT36). */
  readonly call: number;
  readonly head: readonly TimetableRow[];
  readonly middle: readonly (Block | Pause)[];
  readonly tail: readonly TimetableRow[];
  readonly setupMinutes: number;
  readonly wrapMinutes: number;
  /** Of both no work (LB2): 식사 and 휴식. */
  readonly breakMinutes: number;
  /** 식사 in both. */
  readonly mealsAround: number;
  /** From the call to the end of the last 식사 before the first scene; from the last scene to the first one after. */
  readonly mealBefore: number | null;
  readonly mealAfter: number | null;
  readonly clock: ReadonlyMap<Id, RowClock>;
  /** A row begins at a set time, so the call stays. */
  readonly hasFixedStart: boolean;
  /** Something of it has been shot. */
  readonly begun: boolean;
}

/** SE26: a meal of a set time, which a plan keeps. */
export const isSetMeal = ({ kind, row, minutes }: Pause): boolean =>
  kind === 'meal' && row.fixedStart !== null && row.state !== 'dropped' && minutes > 0;

/** By their times. */
export const setMealsOf = ({ middle }: BoardDay): readonly Pause[] =>
  middle
    .filter((item): item is Pause => !isBlock(item) && isSetMeal(item))
    .sort((a, b) => a.row.fixedStart! - b.row.fixedStart!);

export const isBlock = (item: Block | Pause): item is Block => 'scene' in item;
export const blocksOf = (day: BoardDay): readonly Block[] => day.middle.filter(isBlock);

const PAUSES: Readonly<Record<string, Pause['kind']>> = { 식사: 'meal', 이동: 'move', 대기: 'wait' };
const pauseKind = (row: TimetableRow): Pause['kind'] | undefined => PAUSES[row.phaseData?.kind ?? ''];
const isWrap = (row: TimetableRow): boolean => isClosing(row.phaseData);

/** Reads a day's rows: what stands before its first scene, its scenes and pauses, what follows the last. */
export function readBoardDay(state: ProjectState, day: Timetable): BoardDay {
  const rows = rowsOf(state, day._id);
  const begun = rows.some((row) => isBegun(state, row));
  const { rows: clocks, start, end } = begun ? actualClock(state, day._id) : dayClock(state, day._id);
  const call = begun ? start : day.calltime;
  const clock = new Map(clocks.map((row) => [row.rowId, row]));
  const first = fromItsMeal(
    rows,
    rows.findIndex((row) => sceneOf(state, row)),
  );
  const last = rows.findLastIndex((row) => sceneOf(state, row));
  const [head, inner, tail] =
    first < 0
      ? withoutScenes(rows)
      : [rows.slice(0, first), rows.slice(first, last + 1), rows.slice(last + 1)];
  const kept = head.filter((row) => pauseKind(row) !== 'wait');
  const after = tail.filter((row) => pauseKind(row) !== 'wait');
  const isEaten = (row: TimetableRow) => pauseKind(row) === 'meal' && taken(clock, row) > 0;
  const before = (row: TimetableRow) => taken(clock, row) + (row.fixedStart === null ? 0 : gap(clock, row));
  const [lastMeal, firstMeal] = [kept.findLastIndex(isEaten), after.findIndex(isEaten)];
  const startOf = (row: TimetableRow) => clock.get(row._id)?.start ?? call;
  const endOf = (row: TimetableRow) => clock.get(row._id)?.end ?? end;
  const wraps = after.map((row) => taken(clock, row));
  return {
    day,
    call,
    head: kept,
    middle: middleOf(state, day, inner, clock),
    tail: after,
    setupMinutes: begun && first >= 0 ? Math.max(0, startOf(inner[0]!) - call) : sum(kept.map(before)),
    wrapMinutes: begun && first >= 0 ? Math.max(0, end - endOf(inner.at(-1)!)) : sum(wraps),
    breakMinutes: sum([...kept, ...after].filter(isBreak).map((row) => taken(clock, row))),
    mealsAround: [...kept, ...after].filter(isEaten).length,
    mealBefore: lastMeal < 0 ? null : sum(kept.slice(0, lastMeal + 1).map(before)),
    mealAfter: firstMeal < 0 ? null : sum(wraps.slice(0, firstMeal)),
    clock,
    hasFixedStart: rows.some((row) => row.fixedStart !== null && row.state !== 'dropped'),
    begun,
  };
}

const isBreak = ({ phaseData }: TimetableRow): boolean => pauseOf(phaseData) !== null;

const isBegun = (state: ProjectState, row: TimetableRow): boolean =>
  row.actualStart !== null ||
  !['planned', 'dropped'].includes(row.state) ||
  sceneOf(state, row)?.status === 'done';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const taken = (clock: ReadonlyMap<Id, RowClock>, row: TimetableRow): number =>
  clock.get(row._id)?.minutes ?? 0;
const gap = (clock: ReadonlyMap<Id, RowClock>, row: TimetableRow): number =>
  clock.get(row._id)?.gapBefore ?? 0;

/** The meal right before the first scene is one of those that a plan makes, and so may make anew. */
function fromItsMeal(rows: readonly TimetableRow[], scene: number): number {
  let first = scene;
  for (let i = scene - 1; i >= 0; i--) {
    const kind = pauseKind(rows[i]!);
    if (kind === 'meal') first = i;
    else if (kind !== 'wait') break;
  }
  return first;
}

/** A day that has only been laid out: its meals and moves are for the scenes to come. */
function withoutScenes(rows: readonly TimetableRow[]): [TimetableRow[], TimetableRow[], TimetableRow[]] {
  const rest = rows.filter((row) => !pauseKind(row));
  return [rest.filter((row) => !isWrap(row)), rows.filter((row) => pauseKind(row)), rest.filter(isWrap)];
}

/** The scene that a row is shot for; none where it was dropped or its scene is not to be shot. */
export function sceneOf(state: ProjectState, row: TimetableRow): Scene | undefined {
  if (row.state === 'dropped' || row.sceneData === null) return undefined;
  const scene = state.scene.get(row.sceneData);
  return scene?.status === 'omitted' ? undefined : scene;
}

function middleOf(
  state: ProjectState,
  day: Timetable,
  rows: readonly TimetableRow[],
  clock: ReadonlyMap<Id, RowClock>,
): (Block | Pause)[] {
  const middle: (Block | Pause)[] = [];
  let before: TimetableRow[] = [];
  for (const [i, row] of rows.entries()) {
    const scene = sceneOf(state, row);
    const kind = pauseKind(row);
    if (scene) {
      const together = [...before, row];
      const minutes = sum(together.map((one) => taken(clock, one)));
      const breakMinutes = sum(together.filter(isBreak).map((one) => taken(clock, one)));
      middle.push({
        id: blockId(state, day.boardId, row),
        scene,
        row,
        rows: together,
        minutes,
        breakMinutes,
      });
      before = [];
    } else if (kind) {
      const next = rows.slice(i + 1).find((one) => sceneOf(state, one));
      const to = next ? placeKey(state, sceneOf(state, next)!) : null;
      middle.push({ kind, row, minutes: taken(clock, row), to });
    } else before.push(row);
  }
  return middle;
}

/** How a row's scene is called in the problem. */
export function blockId(state: ProjectState, boardId: Id, row: TimetableRow): string {
  const sceneId = row.sceneData ?? '';
  // The scene itself waits again where it was shot in part (TT34).
  const isOne = row.state !== 'partial' && liveRowsOf(state, boardId, sceneId).length <= 1;
  return isOne ? sceneId : `${sceneId}/${row._id}`;
}

const liveRowsOf = (state: ProjectState, boardId: Id, sceneId: Id): TimetableRow[] =>
  rowsOnBoard(state, boardId, sceneId).filter((row) => row.state !== 'dropped');
