import {
  COST_KINDS,
  COST_NAMES,
  type CostKind,
  costTables,
  daysOf,
  formatDuration,
  holdDays,
  type Id,
  inWon,
  type ProjectState,
  rowsOf,
  type Scene,
  scenesInOrder,
  shortDate,
  sumOfHours,
  type Timetable,
  type TimetableRow,
  timetableAllocation,
  unitMark,
} from '@ddak/domain';
import type { BoardView } from '../view/board-view.ts';
import { stripOf } from '../view/strip-view.ts';

/** What of a board is set beside another's, by the one reckoning (CO7). */
export interface BoardWeight {
  readonly money: number;
  readonly parts: ReadonlyMap<CostKind, number>;
  /** 배우 대기 */
  readonly holdDays: number;
  /** Minutes of the crew, as they are paid (LB11). */
  readonly overtime: number;
  readonly night: number;
}

export function boardWeight(state: ProjectState, boardId: Id): BoardWeight {
  const { won, tables } = costTables(state, boardId);
  const { overtime, night } = sumOfHours(tables.days.flatMap(({ work }) => work?.hours ?? []));
  const parts = new Map(tables.kinds.flatMap((row) => row.parts.map(({ kind, won: own }) => [kind, own])));
  return { money: won, parts, holdDays: holdDays(state, boardId), overtime, night };
}

/** A fact of both boards; `by` is what the other one has more, empty where both are the same. */
export interface ComparedFact {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly by: string;
}

/** CO17, CO13, CO14: told where it is, also where both boards have the same of it. */
const ALWAYS_TOLD: readonly CostKind[] = ['elements', 'bought', 'meals'];

/** What is counted, in the order in which it is read. Money only for whom it is shown. */
export function compareFacts(
  mine: BoardView,
  theirs: BoardView,
  weights: { readonly mine: BoardWeight; readonly theirs: BoardWeight },
  seesCost: boolean,
): readonly ComparedFact[] {
  const sum = (board: BoardView, count: (day: BoardView['days'][number]) => number) =>
    board.days.reduce((total, day) => total + count(day), 0);
  const counted = (label: string, count: (board: BoardView) => number, say: (n: number) => string) =>
    factOf(label, count(mine), count(theirs), say);
  const weighed = (label: string, count: (weight: BoardWeight) => number, say: (n: number) => string) =>
    factOf(label, count(weights.mine), count(weights.theirs), say);
  const hours = (n: number) => (n === 0 ? '없음' : formatDuration(n));
  return [
    counted(
      '촬영',
      (board) => board.totals.shootingDays,
      (n) => `${n}회차`,
    ),
    counted(
      '미배정',
      (board) => board.totals.scenes - board.totals.allocated,
      (n) => `${n}씬`,
    ),
    counted(
      '이동',
      (board) => sum(board, (day) => day.moves + day.unplannedMoves),
      (n) => `${n}번`,
    ),
    weighed(
      '배우 대기',
      (weight) => weight.holdDays,
      (n) => `${n}일`,
    ),
    weighed('연장', ({ overtime }) => overtime, hours),
    weighed('야간', ({ night }) => night, hours),
    counted(
      '점검',
      (board) => board.totals.findings,
      (n) => `${n}개`,
    ),
    ...(seesCost ? [weighed('예상 비용', ({ money }) => money, inWon), ...partFacts(weights)] : []),
  ];
}

/** CO7: by what the two differ, and what of it nothing is compared by. */
function partFacts(weights: { readonly mine: BoardWeight; readonly theirs: BoardWeight }): ComparedFact[] {
  return COST_KINDS.flatMap((kind) => {
    const [mine = 0, theirs = 0] = [weights.mine.parts.get(kind), weights.theirs.parts.get(kind)];
    const isTold = mine !== theirs || (ALWAYS_TOLD.includes(kind) && mine > 0);
    return isTold ? [factOf(`그중 ${COST_NAMES[kind]}`, mine, theirs, inWon)] : [];
  });
}

function factOf(label: string, mine: number, theirs: number, say: (n: number) => string): ComparedFact {
  const by = theirs - mine;
  const sign = by > 0 ? '+' : '−';
  return { label, mine: say(mine), theirs: say(theirs), by: by === 0 ? '' : `${sign}${say(Math.abs(by))}` };
}

/** A scene that lies on another day there than here. */
export interface MovedScene {
  readonly sceneId: Id;
  readonly label: string;
  readonly setName: string;
  readonly here: string;
  readonly there: string;
  /** The day of this board that has the date of the other's: null where there is none, or it is no single one. */
  readonly toDay: Id | null;
  /** It waits for a day there. */
  readonly waitsThere: boolean;
}

/** @param its the state of the other board, where it is another (TT40) */
export function movedScenes(
  state: ProjectState,
  mine: Id,
  theirs: Id,
  its: ProjectState = state,
): readonly MovedScene[] {
  const byDate = new Map(daysOf(state, mine).map((day) => [placeOf(day), day]));
  return scenesInOrder(state).flatMap((scene: Scene): MovedScene[] => {
    const here = timetableAllocation(state, scene._id, mine);
    const there = timetableAllocation(its, scene._id, theirs);
    if (here.map(placeOf).join() === there.map(placeOf).join()) return [];
    const strip = stripOf(state, scene);
    const target = there.length === 1 && here.length <= 1 ? byDate.get(placeOf(there[0]!)) : undefined;
    return [
      {
        sceneId: scene._id,
        label: strip.label,
        setName: strip.setName,
        here: datesOf(here),
        there: datesOf(there),
        toDay: target && !target.locked ? target._id : null,
        waitsThere: there.length === 0,
      },
    ];
  });
}

const placeOf = (day: Timetable): string => `${day.tableDate} ${day.unit}`;
const datesOf = (days: readonly Timetable[]): string =>
  days.length === 0 ? '미배정' : days.map((day) => shortDate(day.tableDate) + unitMark(day)).join(', ');

/** A date of which the two boards say different things. Null: that board has no day there. */
export interface DifferentDay {
  readonly mine: Id | null;
  readonly theirs: Id | null;
  readonly date: string;
  /** What is different: the order, how many scenes each has, or that one of them has no such day. */
  readonly what: string;
  readonly locked: boolean;
  /** Its rows can be taken over: both have the day, as the same kind of day. */
  readonly canTake: boolean;
}

/** @param its the state of the other board, where it is another (TT40) */
export function differentDays(
  state: ProjectState,
  mine: Id,
  theirs: Id,
  its: ProjectState = state,
): readonly DifferentDay[] {
  const placesOf = (of: ProjectState, boardId: Id) =>
    new Map(daysOf(of, boardId).map((day) => [placeOf(day), day]));
  const [here, there] = [placesOf(state, mine), placesOf(its, theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].sort().flatMap((place): DifferentDay[] => {
    const [day, other] = [here.get(place), there.get(place)];
    const what = differenceOf(day && dayIn(state, day), other && dayIn(its, other));
    if (what === '') return [];
    const ids = { mine: day?._id ?? null, theirs: other?._id ?? null };
    const locked = day?.locked ?? false;
    const canTake = !locked && day !== undefined && day.dayKind === other?.dayKind;
    return [{ ...ids, date: datesOf([(day ?? other)!]), what, locked, canTake }];
  });
}

/** A day with what stands on it. */
interface LaidDay {
  readonly day: Timetable;
  readonly rows: readonly TimetableRow[];
}
const dayIn = (state: ProjectState, day: Timetable): LaidDay => ({ day, rows: rowsOf(state, day._id) });

function differenceOf(own: LaidDay | undefined, its: LaidDay | undefined): string {
  if (!own) return `이 안에 없는 날 · ${sayDay(its!)}`;
  if (!its) return `이 안에만 있는 날 · ${sayDay(own)}`;
  if (own.day.dayKind !== its.day.dayKind) return `${own.day.dayKind} → ${its.day.dayKind}`;
  if (orderOf(own) === orderOf(its)) return '';
  const isSameSet = scenesOf(own).toSorted().join() === scenesOf(its).toSorted().join();
  return isSameSet
    ? '씬은 같고 순서나 일정 줄이 달라요'
    : `${scenesOf(own).length}씬 → ${scenesOf(its).length}씬`;
}

const sayDay = (one: LaidDay): string =>
  one.day.dayKind === '촬영' ? `${scenesOf(one).length}씬` : one.day.dayKind;

const scenesOf = ({ rows }: LaidDay): readonly Id[] => rows.flatMap((row) => row.sceneData ?? []);

const orderOf = ({ day, rows }: LaidDay): string =>
  JSON.stringify([day.calltime, rows.map(({ sceneData, part, phaseData }) => [sceneData, part, phaseData])]);
