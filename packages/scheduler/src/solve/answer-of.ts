import type { DayBound } from '../bound/day-bound.ts';
import type { PlanState } from '../engine/plan-state.ts';
import { toPlan } from '../engine/to-plan.ts';
import { fewestShootingDays } from '../packing/fewest-days.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { boundMoney } from './bound.ts';
import { explainLeftOver } from './left-over.ts';
import type { ScheduleAnswer } from './schedule-answer.ts';

/** Costs that differ by rounding alone are equal. */
export const HAIR = 1e-9;

/**
 * What a plan is answered with. `spare` is by how much its cost may be above the least there is, where an exact part says
 * so; else the unavoidable is added up.
 */
export function answerOf(
  state: PlanState,
  found: {
    by: ScheduleAnswer['by'];
    steps: number;
    spare: number | null;
    days: DayBound | null;
    fewestDays?: number;
  },
): ScheduleAnswer {
  const { source } = state.problem;
  const plan = toPlan(state);
  const score = verifyPlan(source, plan);
  const leftOver = explainLeftOver(state);
  const cost = score.worth;
  const bound = Math.min(
    cost,
    Math.max(0, found.spare === null ? boundOf(state, score.hardBreaches) : cost - found.spare),
  );
  const proven =
    score.hardBreaches === 0 && leftOver.every((one) => one.nowhere) && cost - bound <= Math.abs(cost) * HAIR;
  return {
    plan,
    score,
    cost,
    bound: proven ? cost : bound,
    proven,
    gapPercent: bound > 0 ? (100 * (cost - bound)) / bound : cost === 0 ? 0 : null,
    leftOver,
    by: found.by,
    steps: found.steps,
    fewestDays: Math.max(found.fewestDays ?? 0, fewestShootingDays(source)),
  };

  /** Of what is surely shot: whoever breaks a rule, or leaves over what might fit, may pay less. */
  function boundOf({ problem }: PlanState, hardBreaches: number): number {
    if (hardBreaches > 0 || leftOver.some((one) => !one.nowhere)) return 0;
    const gone = new Set(leftOver.map((one) => one.scene));
    const byDays = found.days && !found.days.ids.some((id) => gone.has(id)) ? found.days.value : 0;
    const byParts = boundMoney({
      ...problem.source,
      scenes: problem.source.scenes.filter((scene) => !gone.has(scene.id)),
    });
    return Math.max(byDays, byParts);
  }
}
