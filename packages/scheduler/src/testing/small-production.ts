import { type ScheduleProblem, scheduleProblemSchema } from '../index.ts';

/** Minutes of scenes by their place; days of 100 minutes, moves of 10. */
export const smallProduction = (places: Readonly<Record<string, readonly number[]>>): ScheduleProblem =>
  scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: Object.entries(places).flatMap(([place, list]) =>
      list.map((minutes, i) => ({ id: `${place}${i}`, minutes, place })),
    ),
    places: Object.keys(places).map((id) => ({ id })),
    days: [{ id: 'd', date: '2026-12-07' }],
    moveBetween: { minutes: 10 },
    rules: [{ rule: 'dayLength', minutes: 100 }],
  });

/** One to four places with one to three scenes each. */
export function randomProduction(random: () => number): ScheduleProblem {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const places = Array.from({ length: upTo(4) }, (_, place) => [
    `p${place}`,
    Array.from({ length: upTo(3) }, () => 10 * upTo(8)),
  ]);
  return smallProduction(Object.fromEntries(places));
}

/** By trying every day for every scene. */
export function exactDays({ scenes }: ScheduleProblem): number {
  const days: { minutes: number; places: Set<string> }[] = [];
  let best = scenes.length;
  const put = (at: number): void => {
    if (days.length >= best) return;
    const scene = scenes[at];
    if (!scene) {
      best = days.length;
      return;
    }
    for (const day of days) {
      const moves = day.places.size - (day.places.has(scene.place!) ? 1 : 0);
      if (day.minutes + scene.minutes + 10 * moves > 100) continue;
      const isNew = !day.places.has(scene.place!);
      day.minutes += scene.minutes;
      day.places.add(scene.place!);
      put(at + 1);
      day.minutes -= scene.minutes;
      if (isNew) day.places.delete(scene.place!);
    }
    days.push({ minutes: scene.minutes, places: new Set([scene.place!]) });
    put(at + 1);
    days.pop();
  };
  put(0);
  return best;
}
