import type { PlanState } from './plan-state.ts';

/** Puts pinned scenes and locked days where they have to be, before anything is searched. */
export function placeFixed(state: PlanState): void {
  const { problem } = state;
  const { pinDay, pinAt } = problem;
  const fixed = new Map<number, number[]>();
  const inBoardOrder = problem.source.baseline.flatMap(({ scenes }) => scenes);
  const rank = new Map(inBoardOrder.map((id, i) => [id, i]));
  for (let scene = 0; scene < problem.scenes; scene++)
    if (pinDay[scene]! >= 0) fixed.set(pinDay[scene]!, [...(fixed.get(pinDay[scene]!) ?? []), scene]);
  const rankOf = (scene: number) => rank.get(problem.source.scenes[scene]!.id) ?? inBoardOrder.length + scene;
  const atOf = (scene: number) => (pinAt[scene]! >= 0 ? pinAt[scene]! : Number.POSITIVE_INFINITY);
  const startOf = (scene: number) => (problem.pinStart[scene]! >= 0 ? problem.pinStart[scene]! : 0);
  for (const [day, scenes] of fixed) {
    const isLocked = problem.days[day]!.locked;
    const byRank = (a: number, b: number) => rankOf(a) - rankOf(b);
    const byPin = (a: number, b: number) =>
      startOf(a) - startOf(b) || Math.sign(atOf(a) - atOf(b)) || byRank(a, b);
    scenes.sort(isLocked ? byRank : byPin);
    state.order(day, Int32Array.from(scenes), scenes.length);
    state.change();
    state.keep();
  }
}
