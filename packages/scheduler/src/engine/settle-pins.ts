import type { CompiledProblem } from './compile-problem.ts';
import type { DayRecord } from './day-record.ts';

/** Scenes whose place in a day's order is pinned, by that place. */
export function pinsOn({ pinDay, pinAt }: CompiledProblem, day: number): number[] {
  const pins: number[] = [];
  for (let scene = 0; scene < pinDay.length; scene++)
    if (pinDay[scene] === day && pinAt[scene]! >= 0) pins.push(scene);
  return pins.sort((a, b) => pinAt[a]! - pinAt[b]!);
}

/** Scenes whose place in the day is pinned go there, the others around them as they were. */
export function settlePins(record: DayRecord, pins: readonly number[], pinAt: Int32Array): void {
  const pinned = new Set(pins);
  const order = Array.from(record.scenes.subarray(0, record.count));
  const settled = order.filter((scene) => !pinned.has(scene));
  for (const scene of pins) if (order.includes(scene)) settled.splice(pinAt[scene]!, 0, scene);
  for (let i = 0; i < settled.length; i++) record.scenes[i] = settled[i]!;
}
