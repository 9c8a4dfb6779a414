import type { SchedulePlan } from '../plan/schedule-plan.ts';

/** What becomes of a scene. Days are ids; null is waiting for one. `start` in minutes of its day. */
export interface StripDifference {
  readonly scene: string;
  readonly change: 'placed' | 'moved' | 'reordered' | 'takenOff';
  readonly from: { readonly day: string; readonly start: number } | null;
  readonly to: { readonly day: string; readonly start: number } | null;
}

type Place = { readonly day: string; readonly start: number };

/**
 * BP4: strip by strip what a plan changes: another day, off the board, onto it, or another place among the scenes that
 * stay on its day. That the clock alone moves is no difference.
 */
export function planDifferences(before: SchedulePlan, after: SchedulePlan): StripDifference[] {
  const was = placesOf(before);
  const is = placesOf(after);
  const out = reordered(before, after);
  const placed = [...is].flatMap(([scene, to]): StripDifference[] => {
    const from = was.get(scene) ?? null;
    if (!from) return [{ scene, change: 'placed', from, to }];
    if (from.day !== to.day) return [{ scene, change: 'moved', from, to }];
    return out.has(scene) ? [{ scene, change: 'reordered', from, to }] : [];
  });
  const gone = [...was].filter(([scene]) => !is.has(scene));
  return [
    ...placed,
    ...gone.map(([scene, from]) => ({ scene, change: 'takenOff' as const, from, to: null })),
  ];
}

const placesOf = ({ days }: SchedulePlan): Map<string, Place> =>
  new Map(
    days.flatMap(({ day, rows }) =>
      rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, { day, start: row.start }] as const] : [])),
    ),
  );

/** Scenes that stay on their day but not in the longest run of them that keeps its order. */
function reordered(before: SchedulePlan, after: SchedulePlan): Set<string> {
  const out = new Set<string>();
  const orders = new Map(after.days.map((day) => [day.day, scenesOf(day)]));
  for (const day of before.days) {
    const now = orders.get(day.day) ?? [];
    const staying = scenesOf(day).filter((scene) => now.includes(scene));
    const kept = new Set(longestRun(staying.map((scene) => now.indexOf(scene))).map((at) => now[at]!));
    for (const scene of staying) if (!kept.has(scene)) out.add(scene);
  }
  return out;
}

const scenesOf = (day: SchedulePlan['days'][number]): string[] =>
  day.rows.flatMap((row) => (row.kind === 'scene' ? [row.scene] : []));

/** The longest rising run of numbers, by any distance. */
function longestRun(numbers: readonly number[]): readonly number[] {
  const runs: number[][] = [];
  for (const [i, number] of numbers.entries()) {
    const before = runs.slice(0, i).filter((run) => run.at(-1)! < number);
    const longest = before.sort((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...longest, number]);
  }
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}
