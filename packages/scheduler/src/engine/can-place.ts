import type { PlanState } from './plan-state.ts';

const HAIR = 1e-6;

/** A scene that a person has fixed, by a pin or in a locked day. */
export function isFixed({ problem }: PlanState, scene: number): boolean {
  return problem.pinDay[scene]! >= 0;
}

/**
 * Whether it can make sense to put a scene onto a day: the day is not locked, the scene may be shot on it, and it would
 * not be too long for it whatever its place in the order. Cheap; what it lets through may still be too dear.
 */
export function mayFit(state: PlanState, scene: number, day: number): boolean {
  const { problem } = state;
  const { locked, room } = problem.days[day]!;
  const record = state.records[day]!;
  const shot = record.count > 0 ? record.sceneMinutes : 0;
  if (
    locked ||
    shot + problem.minutes[scene]! - problem.breakMinutes[scene]! > room + HAIR ||
    record.count >= problem.rules.mostScenes
  )
    return false;
  return state.windows.isOpen(scene, day);
}
