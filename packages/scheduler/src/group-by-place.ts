import type { GroupingAnswer, GroupingProblem, ProposedDay, SceneToPlace } from './grouping-problem.ts';

/** Scenes of one place and one kind of day, in the order in which they are best shot. */
interface Group {
  readonly place: string;
  readonly kind: 'day' | 'night';
  readonly first: number;
  readonly scenes: readonly SceneToPlace[];
}
interface OpenDay {
  readonly kind: 'day' | 'night';
  readonly scenes: SceneToPlace[];
  minutes: number;
}

const kindOf = (scene: SceneToPlace): 'day' | 'night' => (scene.timeOfDay === 'night' ? 'night' : 'day');
/** Through a day as the light goes; a scene whose time is not known is shot by day. */
const LIGHT: Readonly<Record<NonNullable<SceneToPlace['timeOfDay']>, number>> = {
  dawn: 0,
  day: 1,
  sunset: 2,
  night: 3,
};
const lightOf = (scene: SceneToPlace): number => LIGHT[scene.timeOfDay ?? 'day'];
const byShooting = (a: SceneToPlace, b: SceneToPlace): number => lightOf(a) - lightOf(b) || a.order - b.order;

/**
 * Puts scenes into days: those of one place together, by the light, then by number; each group onto the first day of
 * its kind with room for all of it, else on days of its own. Days first, then nights, so that there is one change of
 * rhythm. A scene longer than a day has a day to itself. Pure: the same problem has the same answer.
 */
export function groupByPlace(problem: GroupingProblem): GroupingAnswer {
  const room = Math.max(1, problem.dayMinutes - problem.setupMinutes - problem.mealMinutes);
  const days: OpenDay[] = [];
  for (const group of groupsOf(problem.scenes)) {
    const total = group.scenes.reduce((sum, scene) => sum + scene.minutes, 0);
    const fitting = days.find((day) => day.kind === group.kind && day.minutes + total <= room);
    if (fitting) for (const scene of group.scenes) addTo(fitting, scene);
    else days.push(...fill(group, room));
  }
  const inOrder = [
    ...days.filter((day) => day.kind === 'day'),
    ...days.filter((day) => day.kind === 'night'),
  ];
  return { days: inOrder.map(proposed) };
}

/** By the first appearance of the place in the script. */
function groupsOf(scenes: readonly SceneToPlace[]): Group[] {
  const groups = new Map<string, SceneToPlace[]>();
  for (const scene of scenes) {
    const key = JSON.stringify([kindOf(scene), scene.place]);
    groups.set(key, [...(groups.get(key) ?? []), scene]);
  }
  return [...groups.values()]
    .map((list) => ({
      place: list[0]!.place,
      kind: kindOf(list[0]!),
      first: Math.min(...list.map((scene) => scene.order)),
      scenes: [...list].sort(byShooting),
    }))
    .sort((a, b) => a.first - b.first || (a.place < b.place ? -1 : 1));
}

/** New days for a group that fits on no day that is there. */
function fill(group: Group, room: number): OpenDay[] {
  const days: OpenDay[] = [];
  for (const scene of group.scenes) {
    const last = days.at(-1);
    if (last && last.minutes + scene.minutes <= room) addTo(last, scene);
    else days.push({ kind: group.kind, scenes: [scene], minutes: scene.minutes });
  }
  return days;
}

function addTo(day: OpenDay, scene: SceneToPlace): void {
  day.scenes.push(scene);
  day.minutes += scene.minutes;
}

/** On a day with several places each stays together; the one with the earliest light goes first. */
function proposed(day: OpenDay): ProposedDay {
  const places = Map.groupBy(day.scenes, (scene) => scene.place);
  const inOrder = [...places.values()].sort(
    (a, b) => Math.min(...a.map(lightOf)) - Math.min(...b.map(lightOf)) || latest(a) - latest(b),
  );
  return { kind: day.kind, sceneIds: inOrder.flat().map((scene) => scene.id), minutes: day.minutes };
}

const latest = (scenes: readonly SceneToPlace[]): number => Math.max(...scenes.map(lightOf));
