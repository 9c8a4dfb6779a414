import type { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import type { Breach, PlanScore } from '../plan/schedule-plan.ts';
import { toldBreaches } from '../verify/told-breaches.ts';
import { verifyPlan } from '../verify/verify-plan.ts';

/** Another day for a scene, and what becomes of the plan there. */
export interface Elsewhere {
  readonly day: string;
  /** By how much the plan would be dearer, ₩ and points as they count in the search. */
  readonly dearer: number;
  /** By how much it would cost more, in ₩ alone. */
  readonly money: number;
  /** A day that is empty now would be one more, the scene's own if it has no other one less. */
  readonly shootingDays: number;
  readonly holdDays: number;
  readonly moves: number;
  readonly placeReturns: number;
  readonly overtimeMinutes: number;
  /** Hard rules that it would break and does not break now, or would break by more. */
  readonly breaks: readonly Breach[];
}

/** The cheapest other day of a scene, tried at each place of each day; one that breaks a hard rule only where all do. */
export function cheapestElsewhere(
  state: PlanState,
  scene: number,
  home: string,
): { elsewhere: Elsewhere | null; isOnlyDay: boolean } {
  let best: { day: number; at: number; dearer: number } | null = null;
  let open = 0;
  if (state.problem.pinDay[scene]! >= 0) return { elsewhere: null, isOnlyDay: false };
  for (const [day, { id, locked }] of state.problem.days.entries()) {
    if (id === home || locked || !state.windows.isOpen(scene, day)) continue;
    open++;
    for (let at = 0; at <= state.records[day]!.count; at++) {
      state.take(scene);
      state.put(scene, day, at);
      const dearer = state.change();
      state.undo();
      if (dearer < (best?.dearer ?? Number.POSITIVE_INFINITY)) best = { day, at, dearer };
    }
  }
  return { elsewhere: best ? weighed(state, scene, best) : null, isOnlyDay: open === 0 };
}

/** Both by the engine's clock, so that the clock alone makes no difference. */
function weighed(
  state: PlanState,
  scene: number,
  { day, at, dearer }: { readonly day: number; readonly at: number; readonly dearer: number },
): Elsewhere {
  const problem = state.problem.source;
  const planHere = toPlan(state);
  state.take(scene);
  state.put(scene, day, at);
  state.change();
  const planThere = toPlan(state);
  state.undo();
  const [here, there] = [verifyPlan(problem, planHere), verifyPlan(problem, planThere)];
  const more = (part: 'castHoldDays' | 'moves' | 'placeReturns' | 'overtimeMinutes') =>
    Math.round(there.preferenceParts[part] - here.preferenceParts[part]);
  return {
    day: problem.days[day]!.id,
    dearer,
    money: there.money - here.money,
    shootingDays: planThere.days.length - planHere.days.length,
    holdDays: more('castHoldDays'),
    moves: more('moves'),
    placeReturns: more('placeReturns'),
    overtimeMinutes: more('overtimeMinutes'),
    breaks: brokenMore(here, there),
  };
}

function brokenMore(here: PlanScore, there: PlanScore): readonly Breach[] {
  const hard = ({ breaches }: PlanScore) =>
    toldBreaches(breaches).filter(({ severity }) => severity === 'hard');
  const nameOf = ({ rule, days, who }: Breach) => JSON.stringify([rule, days, who]);
  const now = new Map(hard(here).map((one) => [nameOf(one), one.by]));
  return hard(there).filter((one) => one.by > (now.get(nameOf(one)) ?? 0) + 0.5);
}
