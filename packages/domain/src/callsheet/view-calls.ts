import { itemsOfScene } from '../breakdown/items-of-scene.ts';
import { roleWords } from '../crew/role-words.ts';
import { formatClock } from '../kernel/clock.ts';
import { byOrder } from '../kernel/order-key.ts';
import type { Character, Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import type { DayLine } from '../timetable/day-lines.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { Callsheet } from './callsheet.ts';
import type { CastCallLine, ExtrasCallLine, PersonLine, TeamCallLine } from './callsheet-view.ts';
import { phoneOfCrew, type ShownPhones } from './shown-phones.ts';
import { labelsOf } from './view-rows.ts';

/** As long as a place may be that is written by hand. */
const MOST_PLACE = 80;

interface Appearance {
  readonly first: number;
  readonly scenes: readonly Scene[];
}

const sceneLines = (lines: readonly DayLine[]) => lines.filter((line) => line.kind === 'scene');

function appearanceOf(lines: readonly DayLine[], plays: (scene: Scene) => boolean): Appearance | null {
  const found = sceneLines(lines).flatMap((line) =>
    line.scenes.filter(plays).map((scene) => ({ scene, start: line.start })),
  );
  const start = found[0]?.start;
  if (start === undefined) return null;
  return { first: start, scenes: [...new Set(found.map(({ scene }) => scene))] };
}

/** CS107: where the first scene of somebody is shot, where that is not where the day begins. */
function firstPlace(state: ProjectState, lines: readonly DayLine[], appearance: Appearance | null): string {
  const placeOf = (scene: Scene | undefined) => state.location.get(scene?.location ?? '');
  const own = placeOf(appearance?.scenes[0]);
  const first = placeOf(
    sceneLines(lines)
      .flatMap(({ scenes }) => scenes)
      .find(({ location }) => location),
  );
  return own && first && own !== first ? own.realName.slice(0, MOST_PLACE) : '';
}

/** CS6: so long before the first scene, but not before the day's call unless the scene itself is. */
const leadBefore = (first: number, day: Timetable, minutes: number): number =>
  first < day.calltime ? first : Math.max(day.calltime, first - minutes);

/** CS6: the actors of the day by their numbers. */
export function castCalls(
  state: ProjectState,
  sheet: Callsheet,
  day: Timetable,
  lines: readonly DayLine[],
): readonly CastCallLine[] {
  const project = state.project.get(day.projectId)!;
  const byHand = new Map(sheet.castCalls.map((call) => [call.characterId, call]));
  const people = [...state.character.values()].sort(
    (a: Character, b: Character) => a.characterNumber - b.characterNumber || (a._id < b._id ? -1 : 1),
  );
  return people.flatMap((character) => {
    const plays = (scene: Scene): boolean => scene.characters.some(({ _id }) => _id === character._id);
    const appearance = appearanceOf(lines, plays);
    const call = byHand.get(character._id);
    const before = (minutes: number) => appearance && leadBefore(appearance.first, day, minutes);
    const arrival = call?.arrival ?? before(character.arrivalLeadMinutes ?? project.arrivalLeadMinutes);
    if (arrival === null) return [];
    const made = before(character.makeupLeadMinutes ?? project.makeupLeadMinutes) ?? arrival;
    // CS36: dressing is called on its own only where somebody says how long it takes, or when.
    const dressing = character.wardrobeLeadMinutes ?? project.wardrobeLeadMinutes;
    const dressed = dressing === null ? null : before(dressing);
    const wardrobe = call?.wardrobe ?? (dressed === null ? null : Math.max(arrival, dressed));
    return {
      characterId: character._id,
      number: character.characterNumber,
      character: character.name,
      actor: character.actorName,
      arrival: formatClock(arrival),
      makeup: formatClock(call?.makeup ?? Math.max(arrival, made)),
      wardrobe: wardrobe === null ? '' : formatClock(wardrobe),
      shoot: appearance ? formatClock(appearance.first) : '',
      place: call?.place || firstPlace(state, lines, appearance),
      scenes: appearance ? labelsOf(state, appearance.scenes) : '',
      preparation: call?.preparation ?? '',
    };
  });
}

/** CS10: the extras of the day by name, with the head count that is needed at most; CS37: as set by hand. */
export function extrasCalls(
  state: ProjectState,
  sheet: Callsheet,
  day: Timetable,
  lines: readonly DayLine[],
): readonly ExtrasCallLine[] {
  const { arrivalLeadMinutes } = state.project.get(day.projectId)!;
  const groups = new Map<string, { count: number; note: string }>();
  for (const line of sceneLines(lines))
    for (const scene of line.scenes)
      for (const item of itemsOfScene(state, scene._id)) {
        if (item.type !== 'bg') continue;
        const old = groups.get(item.name);
        const count = Math.max(old?.count ?? 0, item.quantity ?? 1);
        groups.set(item.name, { count, note: old?.note || item.note });
      }
  const byHand = new Map(sheet.extrasCalls.map((call) => [call.name, call]));
  const found = [...groups].map(([name, { count, note }]) => {
    const call = byHand.get(name);
    byHand.delete(name);
    const appearance = appearanceOf(lines, (scene) =>
      itemsOfScene(state, scene._id).some((item) => item.type === 'bg' && item.name === name),
    );
    const calltime =
      call?.calltime ?? (appearance && leadBefore(appearance.first, day, arrivalLeadMinutes)) ?? null;
    return {
      name,
      count: call?.count ?? count,
      calltime: calltime === null ? '' : formatClock(calltime),
      place: call?.place || firstPlace(state, lines, appearance),
      scenes: labelsOf(state, appearance?.scenes ?? []),
      charge: call?.charge || note,
    };
  });
  const added = [...byHand.values()].map(({ name, count, calltime, place, charge }) => ({
    ...{ name, count: count ?? 0, place: place || '', scenes: '', charge },
    calltime: calltime === null ? '' : formatClock(calltime),
  }));
  return [...found, ...added];
}

/** CS7: the teams that the sheet calls, in the order of the teams. */
export function teamCalls(state: ProjectState, sheet: Callsheet, day: Timetable): readonly TeamCallLine[] {
  const calls = new Map(sheet.teamCalls.map((call) => [call.crewTeamId, call]));
  return [...state.crewTeam.values()].sort(byOrder).flatMap((team) => {
    const call = calls.get(team._id);
    if (!call) return [];
    const calltime = call.calltime ?? Math.max(0, day.calltime + team.calltimeOffset);
    const { place, preparation } = call;
    return { crewTeamId: team._id, team: team.name, calltime: formatClock(calltime), place, preparation };
  });
}

/** The people to call on the day (CS111). CS11: phones only for those who may see them. */
export function contactLines(
  state: ProjectState,
  sheet: Callsheet,
  phones: ShownPhones,
): readonly PersonLine[] {
  return sheet.contacts.flatMap(({ crewId }) => {
    const crew = state.crew.get(crewId);
    if (!crew) return [];
    return { role: roleWords(state, crew), name: crew.name, phone: phoneOfCrew(state, crew._id, phones) };
  });
}
