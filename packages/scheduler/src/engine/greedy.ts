import { isFixed, mayFit } from './can-place.ts';
import type { PlanState } from './plan-state.ts';

const LIGHT = { dawn: 0, day: 1, sunset: 2, night: 3 } as const;

/**
 * The plan that others are measured against: scenes by place, then time of day, then number, each at the end of the first
 * day on which that breaks no hard rule. What fits nowhere is left over.
 */
export function placeGreedily(state: PlanState, stop: () => boolean = () => false): void {
  const scenes = byPlace(state);
  const left = () => scenes.filter((scene) => state.day[scene]! < 0).length;
  // Again for what had to wait for another scene.
  for (let before = left() + 1; left() < before && !stop(); ) {
    before = left();
    appendFirstFit(state, scenes, stop);
  }
}

/** Scenes by place, then time of day, then number. */
export function byPlace({ problem }: PlanState): number[] {
  const { scenes } = problem.source;
  const light = (scene: number) => LIGHT[scenes[scene]!.timeOfDay ?? 'day'];
  return indices(problem.scenes).sort(
    (a, b) => problem.place[a]! - problem.place[b]! || light(a) - light(b) || inScript(scenes, a, b),
  );
}

/** Scenes as they stand in the script. */
export function byScript({ problem }: PlanState): number[] {
  const { scenes } = problem.source;
  return indices(problem.scenes).sort((a, b) => inScript(scenes, a, b));
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function inScript(scenes: PlanState['problem']['source']['scenes'], a: number, b: number): number {
  const [one, other] = [scenes[a]!, scenes[b]!];
  return one.episode - other.episode || one.storyOrder - other.storyOrder || a - b;
}

/**
 * Appends scenes in the order given, each to the first day that takes it: of all days, or, with `nextDays`, of the one
 * that was filled last and those after it.
 */
export function appendFirstFit(
  state: PlanState,
  scenes: readonly number[],
  stop: () => boolean,
  from: 'allDays' | 'nextDays' = 'allDays',
): void {
  let first = 0;
  for (const scene of scenes) {
    if (stop()) return;
    if (isFixed(state, scene) || state.day[scene]! >= 0) continue;
    for (let day = first; day < state.records.length; day++) {
      if (!mayFit(state, scene, day)) continue;
      state.put(scene, day, state.records[day]!.count);
      // Left over it is dearer than anywhere where it breaks nothing hard.
      if (state.change() < 0) {
        state.keep();
        if (from === 'nextDays') first = day;
        break;
      }
      state.undo();
    }
  }
}
