import type { SchedulePlan } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/** What becomes of one strip; a day of null is where scenes wait for one. */
export interface StripChange {
  readonly scene: string;
  readonly kind: 'stays' | 'reordered' | 'moved' | 'placed' | 'takenOff';
  readonly from: string | null;
  readonly to: string | null;
}

type Places = ReadonlyMap<string, { readonly day: string; readonly next: string | null }>;

/** Strip by strip, in the problem's order: the board as it is against a plan. A strip is reordered when another follows it. */
export function diffWithBoard(problem: ScheduleProblem, plan: SchedulePlan): StripChange[] {
  return changes(problem, placesOf(problem.baseline), placesOf(daysOf(plan)));
}

/** The same between two plans. */
export function diffPlans(
  problem: ScheduleProblem,
  before: SchedulePlan,
  after: SchedulePlan,
): StripChange[] {
  return changes(problem, placesOf(daysOf(before)), placesOf(daysOf(after)));
}

const daysOf = (plan: SchedulePlan) =>
  plan.days.map(({ day, rows }) => ({
    day,
    scenes: rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : [])),
  }));

function placesOf(days: readonly { readonly day: string; readonly scenes: readonly string[] }[]): Places {
  return new Map(
    days.flatMap(({ day, scenes }) =>
      scenes.map((scene, i) => [scene, { day, next: scenes[i + 1] ?? null }] as const),
    ),
  );
}

function changes({ scenes }: ScheduleProblem, before: Places, after: Places): StripChange[] {
  return scenes.map(({ id }) => {
    const was = before.get(id);
    const is = after.get(id);
    return { scene: id, kind: kindOf(was, is, before, after), from: was?.day ?? null, to: is?.day ?? null };
  });
}

type Place = { readonly day: string; readonly next: string | null } | undefined;

function kindOf(was: Place, is: Place, before: Places, after: Places): StripChange['kind'] {
  if (!was) return is ? 'placed' : 'stays';
  if (!is) return 'takenOff';
  if (was.day !== is.day) return 'moved';
  // A neighbour that came or went does not make the strips beside it move.
  const remains = (scene: string | null) =>
    scene !== null && before.get(scene)?.day === was.day && after.get(scene)?.day === is.day;
  return remains(was.next) && remains(is.next) && was.next !== is.next ? 'reordered' : 'stays';
}
