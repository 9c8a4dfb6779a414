import { extrasHeads, extrasOfScene } from '../breakdown/extras-of-scene.ts';
import { reportOf } from '../day-report/report-of.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { type LabourRules, rulesInForce } from '../labour/rules-in-force.ts';
import { workedMinutes } from '../labour/work-day.ts';
import { scenePlace } from '../scene/sets/scene-place.ts';
import type { ProjectState } from '../state.ts';
import { asIfPlan } from '../timetable/boards/as-if-plan.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { pricesOf } from './board-prices.ts';
import { type CalledScene, calledScenes, isCalledOff } from './called-scenes.ts';
import { costLineSteps, costLines } from './cost-lines.ts';
import type { CostLine } from './cost-parts.ts';
import type { CostedDay } from './costed-day.ts';
import { crewRates, crewSize } from './crew-rates.ts';
import { dayCrewOf } from './day-crew.ts';
import { hiredThings } from './item-fees.ts';
import { paidWorkDay } from './paid-work-day.ts';
import { inWholeWon } from './plan-cost.ts';

const rememberDay = remembering<Timetable, CostedDay | null>();

/** CO16: an amount of a board, with its day; null: it is of no day. */
export interface BoardCostLine extends CostLine {
  readonly dayId: Id | null;
}

/**
 * CO9: what a board costs as it stands, in whole won, days that are locked or begun too; quick enough to be asked before
 * each drop: of the days only those are read again whose rows are others.
 */
export const boardCost = (state: ProjectState, boardId: Id): number =>
  wholeLines(state, boardId).lines.reduce((sum, { won }) => sum + won, 0);

/**
 * Computes what `boardCost` keeps of each day, one day after the other, so that the first answer of a large board can be
 * made ready between two turns of the page.
 */
export function* prepareCost(state: ProjectState, boardId: Id): Generator<void, void> {
  const rules = rulesOf(state, boardId);
  for (const day of shootingDays(state, boardId)) {
    costedDay(state, day, rules);
    yield;
  }
}

/** CO16: the same, amount by amount. What is of a date alone counts to the first day of it. */
export function boardCostLines(state: ProjectState, boardId: Id): BoardCostLine[] {
  const { lines, dayOf } = wholeLines(state, boardId);
  return lines.map((line) => ({ ...line, dayId: dayOf(line) }));
}

/** What a board costs in whole won, and what of it is of each day. */
export interface BoardCosts {
  readonly won: number;
  readonly ofDays: ReadonlyMap<Id, number>;
}

/** CO16: the same added up by day, in steps: a large board is worked out between two turns of the page. Of a draft as TT40 has it. */
export function* boardCostsByDay(drafted: ProjectState, boardId: Id): Generator<void, BoardCosts> {
  const { state } = asIfPlan(drafted, boardId);
  yield* prepareCost(state, boardId);
  const { days, dates, prices, dayOf } = costedBoard(state, boardId);
  const found: CostLine[] = [];
  for (const lines of costLineSteps(days, dates, prices)) {
    found.push(...lines);
    yield;
  }
  const shownAs =
    drafted === state ? null : new Map(daysOf(drafted, boardId).map((day) => [placeOf(day), day._id]));
  let won = 0;
  const ofDays = new Map<Id, number>();
  for (const line of inWholeWon(found)) {
    won += line.won;
    const day = state.timetable.get(dayOf(line) ?? '');
    const dayId = day && (shownAs?.get(placeOf(day)) ?? day._id);
    if (dayId) ofDays.set(dayId, (ofDays.get(dayId) ?? 0) + line.won);
  }
  return { won, ofDays };
}

const placeOf = ({ tableDate, unit }: Timetable): string => `${tableDate}${unit}`;

/**
 * CO20: what of it is for what was called and not shot. A proposal changes nothing of that, and knows of it by this amount
 * alone (CO7).
 */
export function paidInVain(state: ProjectState, boardId: Id): number {
  const whole = costedBoard(state, boardId);
  const rules = rulesOf(state, boardId);
  const unshot = new Set(
    shootingDays(state, boardId).filter((day) => calledScenes(state, day).some(({ isUnshot }) => isUnshot)),
  );
  if (unshot.size === 0) return 0;
  const days = shootingDays(state, boardId).flatMap((day) => {
    const isShot = ({ isUnshot }: CalledScene) => !isUnshot;
    const called = unshot.has(day) ? calledScenes(state, day).filter(isShot) : null;
    return (called ? newCostedDay(state, day, rules, called) : costedDay(state, day, rules)) ?? [];
  });
  const wonOf = (lines: readonly CostLine[]) => lines.reduce((sum, { won }) => sum + won, 0);
  const { dates, prices } = whole;
  return wonOf(costLines(whole.days, dates, prices)) - wonOf(costLines(days, dates, prices));
}

function wholeLines(state: ProjectState, boardId: Id) {
  const { days, dates, prices, dayOf } = costedBoard(state, boardId);
  return { lines: inWholeWon(costLines(days, dates, prices)), dayOf };
}

function costedBoard(state: ProjectState, boardId: Id) {
  const rules = rulesOf(state, boardId);
  const shooting = shootingDays(state, boardId);
  const costed = shooting.flatMap((day) => {
    const known = costedDay(state, day, rules);
    return known ? [{ id: day._id, known }] : [];
  });
  const days = costed.map(({ known }) => known);
  const dates = [...new Set(shooting.map(({ tableDate }) => tableDate))];
  const firstOf = new Map(shooting.map(({ tableDate, _id }) => [tableDate, _id] as const).reverse());
  const dayOf = ({ day, date }: CostLine): Id | null =>
    day === null ? (firstOf.get(date ?? '') ?? null) : costed[day]!.id;
  return { days, dates, prices: pricesOf(state, days), dayOf };
}

const rulesOf = (state: ProjectState, boardId: Id): LabourRules =>
  rulesInForce(state.project.get(state.board.get(boardId)?.projectId ?? '')?.labourRules);

const shootingDays = (state: ProjectState, boardId: Id): Timetable[] =>
  daysOf(state, boardId).filter(({ dayKind }) => dayKind === '촬영');

/** A day for which somebody is called; null: it costs nothing. */
function costedDay(state: ProjectState, day: Timetable, rules: LabourRules): CostedDay | null {
  const rows = rowsOf(state, day._id);
  const who = dayCrewOf(state, day);
  const { scene, location, project, costRates, personPay, crew, crewTeam, breakdownItem, itemCost } = state;
  const people = [costRates, personPay, crew, crewTeam, who.withShared];
  const inputs = [rows, scene, location, project, ...people, breakdownItem, itemCost];
  // CO20
  const said = [reportOf(state, day._id), isCalledOff(state, day)];
  return rememberDay(day, [...inputs, ...said], () =>
    newCostedDay(state, day, rules, calledScenes(state, day)),
  );
}

function newCostedDay(
  state: ProjectState,
  day: Timetable,
  rules: LabourRules,
  called: readonly CalledScene[],
): CostedDay | null {
  const scenes = called.map(({ scene }) => scene);
  const work = scenes.length > 0 ? paidWorkDay(state, day) : null;
  if (!work) return null;
  const who = dayCrewOf(state, day);
  const placesOf = (unshot: boolean) =>
    called.flatMap(({ scene, isUnshot }) =>
      isUnshot === unshot ? (scenePlace(state, scene)?.key ?? []) : [],
    );
  const cast = scenes.flatMap(({ characters }) => characters.map(({ _id }) => _id));
  return {
    date: day.tableDate,
    unit: day.unit,
    start: work.start,
    end: work.end,
    workMinutes: workedMinutes(work),
    pauses: work.pauses,
    meals: work.pauses.filter(({ kind }) => kind === 'meal').length,
    rates: crewRates(state, rules, work.holiday, who),
    crew: crewSize(state, who),
    // Nobody is paid by the minute.
    cast: new Map(cast.map((id) => [id, { minutes: 0, worked: 0 }])),
    extras: extrasHeads(scenes.flatMap(({ _id }) => extrasOfScene(state, _id))),
    route: placesOf(false),
    booked: placesOf(true),
    elements: new Set(scenes.flatMap((scene) => hiredThings(state, scene._id))),
  };
}
