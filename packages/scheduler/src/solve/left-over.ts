import { insertAnywhere } from '../engine/insertion.ts';
import type { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { Breach } from '../plan/schedule-plan.ts';
import type { RuleName } from '../problem/rules-schema.ts';
import { verifyPlan } from '../verify/verify-plan.ts';

/** A scene that found no place: what stands in the way where it is closest to fitting, and whether it fits on no day at all. */
export interface LeftOver {
  readonly scene: string;
  /** No day is open to it, whatever else is shot: its light, hours, people, place or length. */
  readonly nowhere: boolean;
  /** Freeing all of one day's blockers frees the scene. `day` is null for what holds on every day. */
  readonly blockers: readonly Blocker[];
}

export interface Blocker {
  readonly rule: RuleName | 'noDays' | 'lockedDays';
  readonly day: string | null;
  readonly who: string | null;
  /** By how much: minutes, scenes or days. */
  readonly by: number;
}

/** Trying scenes on all days takes a moment: of so many pairs of these and of the problem's, the rest is not tried. */
const MOST_TRIED = 40;
const MOST_WORK = 1_000_000;
const TOO_MUCH_WORK = 2_000_000;
/** To look whether any day is open at all takes less: of so many pairs of a scene left over and a day. */
const MOST_LOOKS = 100_000;

/** Why each scene that is left over is. */
export function explainLeftOver(state: PlanState): LeftOver[] {
  const left = Array.from(state.day.keys()).filter((scene) => state.day[scene]! < 0);
  if (left.length === 0) return [];
  const pairs = state.problem.scenes * (1 + state.records.length);
  const tried = pairs > TOO_MUCH_WORK ? 0 : Math.min(MOST_TRIED, 1 + Math.floor(MOST_WORK / pairs));
  const broken = tried > 0 ? verifyPlan(state.problem.source, toPlan(state)).breaches : [];
  const known = new Set(broken.map(keyOf));
  const looked = Math.max(tried, Math.floor(MOST_LOOKS / (1 + state.records.length)));
  return left.map((scene, i) => {
    const id = state.problem.source.scenes[scene]!.id;
    if (i >= looked) return { scene: id, nowhere: false, blockers: [] };
    const always = blockersEverywhere(state, scene);
    if (always.length > 0) return { scene: id, nowhere: true, blockers: always };
    if (i >= tried) return { scene: id, nowhere: false, blockers: [] };
    return { scene: id, nowhere: false, blockers: blockersAtBest(state, scene, known) };
  });
}

function blockersEverywhere(state: PlanState, scene: number): Blocker[] {
  const { problem } = state;
  if (problem.days.length === 0) return [{ rule: 'noDays', day: null, who: null, by: 0 }];
  const days = problem.days.flatMap((day, i) => (day.locked ? [] : [i]));
  if (days.length === 0) return [{ rule: 'lockedDays', day: null, who: null, by: 0 }];
  const isShort = (day: number) => overLength(state, scene, day) <= 0;
  if (!days.some(isShort))
    return [
      {
        rule: 'dayLength',
        day: null,
        who: null,
        by: Math.min(...days.map((day) => overLength(state, scene, day))),
      },
    ];
  if (days.some((day) => isShort(day) && state.windows.isOpen(scene, day))) return [];
  const closed = days.map((day) => closedBy(state, scene, day));
  const first = closed[0]!;
  const common = first.filter(({ rule, who }) =>
    closed.every((list) => list.some((one) => one.rule === rule && one.who === who)),
  );
  const named = common.length > 0 ? common : closed.flat();
  const distinct = new Map(named.map(({ rule, who }) => [`${rule} ${who}`, { rule, who, day: null, by: 1 }]));
  return [...distinct.values()];
}

function overLength({ problem }: PlanState, scene: number, day: number): number {
  const { source } = problem.days[day]!;
  const needed = source.setupMinutes + source.wrapMinutes + problem.minutes[scene]!;
  const limits = problem.rules.dayLength.flatMap((rule) =>
    rule.severity === 'hard' ? [rule.minutes ?? source.maxMinutes ?? Number.POSITIVE_INFINITY] : [],
  );
  return limits.length === 0 ? 0 : Math.max(0, needed - Math.min(...limits));
}

/** The hard rules about when a scene is shot that leave it no time on a day; all of them where only together they do. */
function closedBy({ problem, windows }: PlanState, scene: number, day: number) {
  const minutes = problem.minutes[scene]!;
  const hard = windows.of(scene, day).bounded.filter(({ cost }) => cost >= problem.prices.hardBreach);
  const alone = hard.filter(
    ({ windows: own }) => !own.some((to, i) => i % 2 === 1 && to - own[i - 1]! >= minutes),
  );
  return alone.length > 0 ? alone : hard;
}

/** Puts the scene where it breaks least, looks at what that newly breaks, and takes it off again. */
function blockersAtBest(state: PlanState, scene: number, known: ReadonlySet<string>): Blocker[] {
  const place = insertAnywhere(state, scene);
  if (!place) return [];
  const { breaches } = verifyPlan(state.problem.source, toPlan(state));
  state.take(scene);
  state.change();
  state.keep();
  const day = state.problem.days[place.day]!.id;
  return breaches
    .filter((one) => one.severity === 'hard' && !known.has(keyOf(one)))
    .map(({ rule, who, by, days }) => ({ rule, who, by, day: days.includes(day) ? day : (days[0] ?? day) }));
}

const keyOf = ({ rule, who, by, days, scenes }: Breach): string =>
  JSON.stringify([rule, who, by, days, scenes]);
