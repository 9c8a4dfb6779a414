import type { Breach } from '../plan/schedule-plan.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { breach } from './breach.ts';
import { type DayFacts, isAt, type PlanFacts, type ShotScene } from './plan-facts.ts';

interface Placed {
  readonly facts: DayFacts;
  readonly shot: ShotScene;
  /** Among the scenes of the day. */
  readonly at: number;
}

const PIN = { rule: 'pin', severity: 'hard', weight: 1 } as const;

/** What a plan breaks of the problem's own pairs and groups, and of the places and times that are set. */
export function breachesOfOrder({ problem, days }: PlanFacts): Breach[] {
  const placed = new Map(
    days.flatMap((facts) =>
      facts.shots.map((shot, at): [string, Placed] => [shot.scene.id, { facts, shot, at }]),
    ),
  );
  return [
    ...precedences(problem, placed),
    ...groups(problem, placed),
    ...pins(problem, placed),
    ...days.flatMap(setMeals),
  ];
}

/** A scene that is shot while a meal is eaten that has a set time; else a meal that work goes across, and is not eaten then. */
function setMeals(facts: DayFacts): Breach[] {
  const { day, plan, shots } = facts;
  return day.setMeals.flatMap(({ start, minutes }) => {
    const end = start + minutes;
    const across = shots.filter((shot) => shot.start < end - 1e-6 && shot.end > start + 1e-6);
    if (across.length > 0) return across.flatMap((shot) => breach(PIN, 1, { days: [facts], shots: [shot] }));
    const isDue = start >= plan.call + day.setupMinutes - 1e-6 && shots.at(-1)!.start >= end - 1e-6;
    return isDue && !facts.meals.some((meal) => isAt(meal, start, end))
      ? breach(PIN, 1, { days: [facts] })
      : [];
  });
}

/** A scene that is not at its place in the day, or does not begin when it has to: by places or minutes. */
function pins(problem: ScheduleProblem, placed: ReadonlyMap<string, Placed>): Breach[] {
  return problem.pins.flatMap(({ scene, at, start }) => {
    const here = placed.get(scene);
    if (!here) return [];
    const where = { days: [here.facts], shots: [here.shot] };
    return [
      ...(at === null ? [] : breach(PIN, Math.abs(here.at - at), where)),
      ...(start === null ? [] : breach(PIN, Math.abs(here.shot.start - start), where)),
    ];
  });
}

function precedences(problem: ScheduleProblem, placed: ReadonlyMap<string, Placed>): Breach[] {
  return problem.precedences.flatMap((pair) => {
    const before = placed.get(pair.before);
    const after = placed.get(pair.after);
    if (!after) return [];
    const inOrder =
      before &&
      (before.facts.day.date < after.facts.day.date ||
        (before.facts.day.date === after.facts.day.date && before.shot.end <= after.shot.start + 1e-6));
    if (inOrder) return [];
    const both = before ? [before, after] : [after];
    return breach({ ...pair, rule: 'precedence' }, 1, {
      days: both.map(({ facts }) => facts),
      shots: both.map(({ shot }) => shot),
    });
  });
}

function groups(problem: ScheduleProblem, placed: ReadonlyMap<string, Placed>): Breach[] {
  return problem.groups.flatMap((group) => {
    const here = [...new Set(group.scenes)].flatMap((id) => placed.get(id) ?? []);
    const days = [...new Set(here.map(({ facts }) => facts))];
    const by = {
      sameDay: () => days.length - 1,
      differentDays: () => here.length - days.length,
      together: () => runs(here) - 1,
    }[group.kind]();
    return breach({ ...group, rule: group.kind }, by, { days, shots: here.map(({ shot }) => shot) });
  });
}

/** In how many pieces scenes are shot that should follow one another. */
function runs(here: readonly Placed[]): number {
  return here.filter(({ facts, at }) => !here.some((other) => other.facts === facts && other.at === at - 1))
    .length;
}
