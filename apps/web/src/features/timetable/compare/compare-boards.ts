import {
  daysOf,
  formatDuration,
  type Id,
  inWon,
  type ProjectState,
  rowsOf,
  type Scene,
  scenesInOrder,
  shortDate,
  type Timetable,
  timetableAllocation,
  unitMark,
} from '@ddak/domain';
import { weighBoard } from '@ddak/scheduler/board';
import type { BoardView } from '../view/board-view.ts';
import { stripOf } from '../view/strip-view.ts';

/** What of a board's score is set beside another's. */
export interface BoardWeight {
  readonly money: number;
  /** Of it what is for meals (CO17), what is hired by the day, and what is bought or made (CO13, CO14). */
  readonly meals: number;
  readonly hired: number;
  readonly bought: number;
  /** 배우 대기 */
  readonly holdDays: number;
  readonly overtime: number;
}

export function boardWeight(state: ProjectState, boardId: Id): BoardWeight | null {
  const score = weighBoard(state, boardId);
  if (!score) return null;
  const { castHoldDays: holdDays, overtimeMinutes: overtime } = score.preferenceParts;
  const { meals, elements: hired, bought } = score.moneyParts;
  return { money: score.money, meals, hired, bought, holdDays, overtime };
}

/** A fact of both boards; `by` is what the other one has more, empty where both are the same. */
export interface ComparedFact {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly by: string;
}

/** What is counted, in the order in which it is read. Money only for whom it is shown. */
export function compareFacts(
  mine: BoardView,
  theirs: BoardView,
  weights: { readonly mine: BoardWeight | null; readonly theirs: BoardWeight | null },
  seesCost: boolean,
): readonly ComparedFact[] {
  const sum = (board: BoardView, count: (day: BoardView['days'][number]) => number) =>
    board.days.reduce((total, day) => total + count(day), 0);
  const counted = (label: string, count: (board: BoardView) => number, say: (n: number) => string) =>
    factOf(label, count(mine), count(theirs), say);
  const weighed = (label: string, part: keyof BoardWeight, say: (n: number) => string): ComparedFact[] =>
    weights.mine && weights.theirs
      ? [factOf(label, weights.mine[part], weights.theirs[part], say)]
      : [{ label, mine: '–', theirs: '–', by: '' }];
  const isPaid = (part: 'meals' | 'hired' | 'bought') =>
    [weights.mine, weights.theirs].some((weight) => weight !== null && weight[part] > 0);
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
    ...weighed('배우 대기', 'holdDays', (n) => `${n}일`),
    ...weighed('초과 근로', 'overtime', (n) => (n === 0 ? '없음' : formatDuration(n))),
    counted(
      '점검',
      (board) => board.totals.findings,
      (n) => `${n}개`,
    ),
    ...(seesCost ? weighed('예상 비용', 'money', won) : []),
    ...(seesCost && isPaid('meals') ? weighed('그중 식대', 'meals', won) : []),
    ...(seesCost && isPaid('hired') ? weighed('그중 품목 대여', 'hired', won) : []),
    ...(seesCost && isPaid('bought') ? weighed('그중 품목 구입·제작', 'bought', won) : []),
  ];
}

const won = (amount: number): string => inWon(Math.round(amount));

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

export function movedScenes(state: ProjectState, mine: Id, theirs: Id): readonly MovedScene[] {
  const byDate = new Map(daysOf(state, mine).map((day) => [placeOf(day), day]));
  return scenesInOrder(state).flatMap((scene: Scene): MovedScene[] => {
    const here = timetableAllocation(state, scene._id, mine);
    const there = timetableAllocation(state, scene._id, theirs);
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

export function differentDays(state: ProjectState, mine: Id, theirs: Id): readonly DifferentDay[] {
  const placesOf = (boardId: Id) => new Map(daysOf(state, boardId).map((day) => [placeOf(day), day]));
  const [here, there] = [placesOf(mine), placesOf(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].sort().flatMap((place): DifferentDay[] => {
    const [day, other] = [here.get(place), there.get(place)];
    const what = differenceOf(state, day, other);
    if (what === '') return [];
    const ids = { mine: day?._id ?? null, theirs: other?._id ?? null };
    const locked = day?.locked ?? false;
    const canTake = !locked && day !== undefined && day.dayKind === other?.dayKind;
    return [{ ...ids, date: datesOf([(day ?? other)!]), what, locked, canTake }];
  });
}

function differenceOf(state: ProjectState, day: Timetable | undefined, other: Timetable | undefined): string {
  const [own, its] = [day, other].map((one) => (one ? scenesOf(state, one) : []));
  if (!day) return `이 안에 없는 날 · ${sayDay(other!, its!)}`;
  if (!other) return `이 안에만 있는 날 · ${sayDay(day, own!)}`;
  if (day.dayKind !== other.dayKind) return `${day.dayKind} → ${other.dayKind}`;
  if (orderOf(state, day) === orderOf(state, other)) return '';
  const isSameSet = own!.toSorted().join() === its!.toSorted().join();
  return isSameSet ? '씬은 같고 순서나 일정 줄이 달라요' : `${own!.length}씬 → ${its!.length}씬`;
}

const sayDay = ({ dayKind }: Timetable, scenes: readonly Id[]): string =>
  dayKind === '촬영' ? `${scenes.length}씬` : dayKind;

const scenesOf = (state: ProjectState, day: Timetable): readonly Id[] =>
  rowsOf(state, day._id).flatMap((row) => row.sceneData ?? []);

const orderOf = (state: ProjectState, day: Timetable): string =>
  JSON.stringify([
    day.calltime,
    rowsOf(state, day._id).map(({ sceneData, part, phaseData }) => [sceneData, part, phaseData]),
  ]);
