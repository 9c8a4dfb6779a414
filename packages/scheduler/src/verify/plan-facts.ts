import type { PlannedDay, PlannedRow, SchedulePlan } from '../plan/schedule-plan.ts';
import type {
  ProblemDay,
  ProblemPerson,
  ProblemScene,
  ScheduleProblem,
} from '../problem/schedule-problem.ts';

/** A plan says something that cannot be: a scene twice, a row before the one above it has ended. */
export class PlanFault extends Error {}

export interface ShotScene {
  readonly scene: ProblemScene;
  readonly start: number;
  readonly end: number;
}

/** One day as it is planned, with what the problem says of it. */
export interface DayFacts {
  readonly day: ProblemDay;
  readonly plan: PlannedDay;
  readonly shots: readonly ShotScene[];
  readonly meals: readonly PlannedRow[];
  /** Call to release without meals and breaks. */
  readonly workMinutes: number;
  /** From the first scene to the last, by person and by element. */
  readonly presence: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
}

export interface PlanFacts {
  readonly problem: ScheduleProblem;
  /** By date, then by the problem's order. */
  readonly days: readonly DayFacts[];
  /** The distinct dates of the problem, in order. */
  readonly dates: readonly string[];
  readonly leftOver: readonly ProblemScene[];
}

/** Reads a plan against its problem. Throws a PlanFault where its rows cannot be what they say. */
export function factsOf(problem: ScheduleProblem, plan: SchedulePlan): PlanFacts {
  const scenes = new Map(problem.scenes.map((scene) => [scene.id, scene]));
  const named = [
    ...plan.days.flatMap((day) => day.rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : []))),
    ...plan.leftOver,
  ];
  if (
    named.length !== scenes.size ||
    new Set(named).size !== named.length ||
    named.some((id) => !scenes.has(id))
  )
    throw new PlanFault('a plan names each scene once');
  if (new Set(plan.days.map((day) => day.day)).size !== plan.days.length)
    throw new PlanFault('a plan names each day once');
  const days = plan.days.map((day) => dayFacts(problem, scenes, day));
  const place = new Map(problem.days.map((day, i) => [day.id, i]));
  days.sort((a, b) => compare(a.day.date, b.day.date) || place.get(a.day.id)! - place.get(b.day.id)!);
  return {
    problem,
    days,
    dates: [...new Set(problem.days.map((day) => day.date))].sort(compare),
    leftOver: plan.leftOver.map((id) => scenes.get(id)!),
  };
}

function dayFacts(
  problem: ScheduleProblem,
  scenes: ReadonlyMap<string, ProblemScene>,
  plan: PlannedDay,
): DayFacts {
  const day = problem.days.find((candidate) => candidate.id === plan.day);
  if (!day) throw new PlanFault(`no day ${plan.day}`);
  const shots = plan.rows.flatMap((row) =>
    row.kind === 'scene' ? [{ scene: scenes.get(row.scene)!, start: row.start, end: row.end }] : [],
  );
  if (shots.length === 0) throw new PlanFault(`nothing is shot on ${plan.day}`);
  checkRows(day, plan, shots);
  const meals = plan.rows.filter((row) => row.kind === 'meal');
  const eaten = meals.reduce((sum, meal) => sum + meal.end - meal.start, 0);
  const breaks = shots.reduce((sum, { scene }) => sum + scene.breakMinutes, 0);
  return {
    day,
    plan,
    shots,
    meals,
    workMinutes: plan.release - plan.call - eaten - day.breakMinutes - breaks,
    presence: presenceOf(shots),
  };
}

function checkRows(day: ProblemDay, plan: PlannedDay, shots: readonly ShotScene[]): void {
  const { call } = day;
  const inTime =
    typeof call === 'number' ? plan.call === call : plan.call >= call.from && plan.call <= call.to;
  if (!inTime) throw new PlanFault(`the call of ${day.id} is not one that it may have`);
  let now = plan.call;
  for (const row of plan.rows) {
    if (row.start < now || row.end < row.start) throw new PlanFault(`rows of ${day.id} overlap`);
    now = row.end;
  }
  if (shots[0]!.start < plan.call + day.setupMinutes)
    throw new PlanFault(`${day.id} begins before its set-up`);
  for (const { scene, start, end } of shots)
    if (Math.abs(end - start - scene.minutes) > 1e-6) throw new PlanFault(`${scene.id} has not its length`);
  if (Math.abs(plan.release - now - day.wrapMinutes) > 1e-6)
    throw new PlanFault(`the release of ${day.id} is not its last row and the wrap`);
}

function presenceOf(shots: readonly ShotScene[]): Map<string, { from: number; to: number }> {
  const presence = new Map<string, { from: number; to: number }>();
  for (const { scene, start, end } of shots)
    for (const who of [...new Set(scene.cast), ...scene.elements.map(elementKey)])
      presence.set(who, { from: presence.get(who)?.from ?? start, to: end });
  return presence;
}

/** Whether a row takes just that time. */
export const isAt = (row: PlannedRow, start: number, end: number): boolean =>
  Math.abs(row.start - start) <= 1e-6 && Math.abs(row.end - end) <= 1e-6;

/** Elements stand beside people in a day's presence; no person's id begins so. */
export const elementKey = (id: string): string => `element\u0000${id}`;

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Minutes that somebody who is on the day works: from their first scene to their last, less the meals between. */
export function workedBy({ presence, meals }: DayFacts, who: string): number {
  const { from, to } = presence.get(who)!;
  const eaten = meals.filter((meal) => meal.start >= from && meal.end <= to);
  return to - from - eaten.reduce((sum, meal) => sum + meal.end - meal.start, 0);
}

/** The days on which somebody works, in order. */
export function daysOfPerson({ days }: PlanFacts, person: ProblemPerson): readonly DayFacts[] {
  return days.filter((day) => day.presence.has(person.id));
}

/** Minutes of scenes, by whoever is in them. */
export function minutesByPerson({ shots }: DayFacts): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const { scene } of shots)
    for (const id of new Set(scene.cast)) minutes.set(id, (minutes.get(id) ?? 0) + scene.minutes);
  return minutes;
}

/** Where the company goes during a day: scenes whose place is not known are shot wherever it is. */
export function movesOf(shots: readonly ShotScene[]): { from: ShotScene; to: ShotScene }[] {
  const placed = shots.filter(({ scene }) => scene.place !== null);
  return placed.slice(1).flatMap((to, i) => {
    const from = placed[i]!;
    return from.scene.place === to.scene.place ? [] : [{ from, to }];
  });
}

/** Whether the company has to move between two places: not where the way is named, and takes neither minutes nor ₩. */
export function isMove(problem: ScheduleProblem, from: string, to: string): boolean {
  const way = moveBetween(problem, from, to);
  return way === problem.moveBetween || way.minutes > 0 || way.cost > 0;
}

/** Minutes and ₩ from one place to another. */
export function moveBetween(problem: ScheduleProblem, from: string, to: string) {
  return (
    problem.moves.find((move) => move.from === from && move.to === to) ??
    problem.moves.find((move) => move.from === to && move.to === from) ??
    problem.moveBetween
  );
}
