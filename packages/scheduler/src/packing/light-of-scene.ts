import type { PlanState } from '../engine/plan-state.ts';
import type { LightOfScene } from './packing-model.ts';

/**
 * The hours that a scene is bound to, on the day that has most of them, between the earliest call with its set-up and the
 * latest release; null: it is not bound. Scenes of one light have the same hours on that day.
 */
export function lightOfScene({ problem, windows }: PlanState, scene: number): LightOfScene | null {
  let best: LightOfScene | null = null;
  for (const [day, { source, callFrom, callTo, locked, room }] of problem.days.entries()) {
    if (locked || !windows.isOpen(scene, day)) continue;
    const { hard } = windows.of(scene, day);
    if (hard.length === 2 && hard[0] === Number.NEGATIVE_INFINITY) return null;
    const from = callFrom + source.setupMinutes;
    const to = callTo + source.setupMinutes + room;
    const spans: number[] = [];
    for (let i = 0; i < hard.length; i += 2)
      spans.push(Math.max(0, Math.min(to, hard[i + 1]!) - Math.max(from, hard[i]!)));
    const minutes = Math.max(0, ...spans);
    if (minutes > (best?.minutes ?? 0)) best = { name: hard.join(), minutes };
  }
  return best;
}
