import type { PlanState } from '../engine/plan-state.ts';

/** Scenes that stand nowhere though nobody has fixed them, and some day is open to them and long enough. */
export function fittingUnplaced(state: PlanState): () => number[] {
  const { problem, windows } = state;
  const { days, minutes, breakMinutes, pinDay } = problem;
  const known = new Map<number, boolean>();
  const fits = (scene: number): boolean => {
    const found = known.get(scene);
    if (found !== undefined) return found;
    const work = minutes[scene]! - breakMinutes[scene]!;
    const does =
      pinDay[scene]! < 0 &&
      days.some(({ locked, room }, day) => !locked && room >= work && windows.isOpen(scene, day));
    known.set(scene, does);
    return does;
  };
  return () => Array.from(state.day.keys()).filter((scene) => state.day[scene]! < 0 && fits(scene));
}
