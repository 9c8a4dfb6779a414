import type { DayRelaxation } from '../bound/day-relaxation.ts';

/** Whether some day is open to all of these scenes, and long enough for them. */
export function isDay(
  { open, words, minutes, needs, chargeMinutes, room }: DayRelaxation,
  set: readonly number[],
): boolean {
  const isOpen = Array.from({ length: words }, (_, word) =>
    set.reduce((bits, scene) => bits & open[scene]![word]!, -1),
  ).some((bits) => bits !== 0);
  const paid = new Set(set.flatMap((scene) => [...needs[scene]!]));
  const used =
    set.reduce((sum, scene) => sum + minutes[scene]!, 0) +
    [...paid].reduce((sum, one) => sum + chargeMinutes[one]!, 0);
  return isOpen && used <= room + 1e-9;
}
