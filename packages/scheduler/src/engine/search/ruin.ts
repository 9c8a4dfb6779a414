import type { PlanState } from '../plan-state.ts';

/** Takes related scenes off their days, so that they can be put back better. Who was taken, in no order. */
export function ruin(state: PlanState, free: Int32Array, random: () => number): number[] {
  const most = Math.min(free.length, 3 + Math.floor(random() * 10));
  const seed = free[Math.floor(random() * free.length)]!;
  const near = nearness(state, seed, random);
  const ranked = Array.from(free, (scene) => ({ scene, near: near(scene) * (0.6 + 0.4 * random()) }))
    .filter((one) => one.near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map((one) => one.scene);
  for (const scene of ranked) state.take(scene);
  state.change();
  state.keep();
  return ranked;
}

/** How related scenes are to one, in one of four ways: by place, by cast, by day, by somebody who waits. */
function nearness(state: PlanState, seed: number, random: () => number): (scene: number) => number {
  const { problem, day } = state;
  const kind = random();
  if (kind < 0.25)
    return (scene) => (scene === seed ? 2 : problem.place[scene] === problem.place[seed] ? 1 : 0.05);
  if (kind < 0.5) {
    const own = new Set(problem.who[seed]);
    return (scene) =>
      0.05 + problem.who[scene]!.reduce((sum, who) => sum + (own.has(who) ? 1 : 0), 0) / (1 + own.size);
  }
  if (kind < 0.75 || problem.who[seed]!.length === 0) {
    const around = Math.floor(random() * Math.max(1, state.records.length));
    return (scene) => (day[scene]! < 0 ? 2 : 1 / (1 + Math.abs(day[scene]! - around)));
  }
  const person = problem.who[seed]![Math.floor(random() * problem.who[seed]!.length)]!;
  return (scene) => (problem.who[scene]!.includes(person) ? 1 : 0.05);
}
