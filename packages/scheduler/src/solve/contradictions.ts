import type { ScheduleProblem } from '../problem/schedule-problem.ts';

/** What a person has fixed and no plan can keep; the Korean sentence is made in words/. */
export type Contradiction =
  | { readonly code: 'pinnedTwice'; readonly scene: string; readonly days: readonly string[] }
  | { readonly code: 'notOnLockedDay'; readonly scene: string; readonly days: readonly string[] }
  | { readonly code: 'pinnedTwoWays'; readonly scene: string; readonly days: readonly string[] }
  | { readonly code: 'otherwiseInLockedDay'; readonly scene: string; readonly days: readonly string[] }
  | { readonly code: 'samePlaceInDay'; readonly scenes: readonly string[]; readonly days: readonly string[] }
  | { readonly code: 'startsOverlap'; readonly scenes: readonly string[]; readonly days: readonly string[] }
  | { readonly code: 'cycle'; readonly scenes: readonly string[] };

/** Everything that contradicts itself before any search: pins, locked days, pairs that go round in a circle. */
export function contradictionsOf(problem: ScheduleProblem): Contradiction[] {
  const cycle = cycleOf(problem);
  return [
    ...placesOf(problem),
    ...seatsOf(problem),
    ...(cycle ? [{ code: 'cycle' as const, scenes: cycle }] : []),
  ];
}

/** A scene on two days, by pins and by days of the board; only locked days of the board are fixed. */
function placesOf({ pins, baseline, days }: ScheduleProblem): Contradiction[] {
  const locked = new Set(days.filter((day) => day.locked).map((day) => day.id));
  const board = baseline.flatMap(({ day, scenes }) => scenes.map((scene, at) => ({ scene, day, at })));
  const found: Contradiction[] = [];
  for (const [scene, list] of Map.groupBy(board, (one) => one.scene))
    if (list.length > 1) found.push({ code: 'pinnedTwice', scene, days: list.map((one) => one.day) });
  for (const [scene, list] of Map.groupBy(pins, (one) => one.scene)) {
    const onBoard = board.find((one) => one.scene === scene);
    const fixed = [
      ...list.map((pin) => pin.day),
      ...(onBoard && locked.has(onBoard.day) ? [onBoard.day] : []),
    ];
    const distinct = [...new Set(fixed)];
    if (distinct.length > 1) found.push({ code: 'pinnedTwice', scene, days: distinct });
    else if (locked.has(distinct[0]!) && onBoard?.day !== distinct[0])
      found.push({ code: 'notOnLockedDay', scene, days: distinct });
    else if (isTwofold(list.map(({ at }) => at)) || isTwofold(list.map(({ start }) => start)))
      found.push({ code: 'pinnedTwoWays', scene, days: distinct });
    else if (locked.has(distinct[0]!) && list.some(({ at }) => at !== null && at !== onBoard?.at))
      found.push({ code: 'otherwiseInLockedDay', scene, days: distinct });
  }
  return found;
}

/** Two values that are not the same; null is none. */
const isTwofold = (values: readonly (number | null)[]): boolean =>
  new Set(values.filter((value) => value !== null)).size > 1;

/** Two scenes at one place of a day, or at one time. */
function seatsOf({ pins, scenes }: ScheduleProblem): Contradiction[] {
  const minutesOf = new Map(scenes.map((scene) => [scene.id, scene.minutes]));
  return pins.flatMap((one, i) =>
    pins.slice(i + 1).flatMap((other): Contradiction[] => {
      if (one.day !== other.day || one.scene === other.scene) return [];
      const both = { scenes: [one.scene, other.scene], days: [one.day] };
      if (one.at !== null && one.at === other.at) return [{ code: 'samePlaceInDay', ...both }];
      if (one.start === null || other.start === null) return [];
      const apart =
        one.start + minutesOf.get(one.scene)! <= other.start ||
        other.start + minutesOf.get(other.scene)! <= one.start;
      return apart ? [] : [{ code: 'startsOverlap', ...both }];
    }),
  );
}

/** Scenes each of which has to be shot before the next, and the last before the first; null where there is no such ring. */
function cycleOf({ precedences }: ScheduleProblem): string[] | null {
  const after = new Map<string, string[]>();
  for (const pair of precedences)
    if (pair.severity === 'hard') after.set(pair.before, [...(after.get(pair.before) ?? []), pair.after]);
  const done = new Set<string>();
  for (const first of after.keys()) {
    const path: string[] = [];
    const waiting = [[first]];
    while (waiting.length > 0) {
      const scene = waiting.at(-1)!.pop();
      if (scene === undefined) {
        waiting.pop();
        done.add(path.pop() ?? first);
        continue;
      }
      if (path.includes(scene)) return path.slice(path.indexOf(scene));
      if (done.has(scene)) continue;
      path.push(scene);
      waiting.push([...(after.get(scene) ?? [])]);
    }
  }
  return null;
}
