import type { Availability } from '../../availability/availability.ts';
import { itemsOfScene } from '../../breakdown/items-of-scene.ts';
import { addDays } from '../../kernel/date.ts';
import { deriveId } from '../../kernel/id.ts';
import type { Character, Scene } from '../../scene/scene.ts';
import { episodeNumbers } from '../../scene/scene-label.ts';
import type { TimeOfDay } from '../../screenplay/organised.ts';
import type { ProjectState } from '../../state.ts';
import type { ElementBook } from './element-book.ts';
import type { ScenePart } from './scene-parts.ts';
import { CAST_UCID, categoryOfThing, SCENE_UCIDS } from './uss-categories.ts';
import { ussDate } from './uss-dates.ts';
import type { UssBreakdown, UssEvent } from './uss-file.ts';

const TIMES: Readonly<Record<TimeOfDay, string>> = {
  day: 'DAY',
  night: 'NIGHT',
  dawn: 'DAWN',
  sunset: 'DUSK',
};
const MINUTE_MS = 60_000;

/** US2: the sheet of a scene. What the standard has no key for goes under keys of our own (US4). */
export function writeBreakdown(
  state: ProjectState,
  { id, scene, label, pages, minutes }: ScenePart,
  book: ElementBook,
  created: string,
): UssBreakdown {
  const quantities: Record<string, number> = {};
  const things = itemsOfScene(state, scene._id).map(({ type, subtype, name, quantity }) => {
    const { ucid, name: category } = categoryOfThing(type, subtype);
    const elementId = book.idOf({ ucid, category, name, kind: { _type: type, _subtype: subtype } });
    if (quantity !== null) quantities[elementId] = quantity;
    return elementId;
  });
  const isSeries = state.project.get(scene.projectId)?.projectType === 'series';
  return {
    id,
    bannerText: null,
    comments: scene.note || null,
    created,
    description: scene.synopsis || null,
    elements: [...new Set([...ofScene(state, scene, book), ...castOf(state, scene, book), ...things])],
    pages: pages === 0 ? null : pages / 8,
    scene: label,
    scriptPage: null,
    duration: minutes * MINUTE_MS,
    type: 'scene',
    ...(scene.name === '' ? {} : { _title: scene.name }),
    ...(isSeries ? { _episodeNo: episodeNumbers(state).get(scene.episodeId) ?? 1 } : {}),
    ...(scene.timeText === '' ? {} : { _timeText: scene.timeText }),
    ...(scene.timeOfDay === null ? {} : { _timeOfDay: scene.timeOfDay }),
    ...(scene.shootKind === null ? {} : { _shootKind: scene.shootKind }),
    ...(scene.cutCount === null ? {} : { _cutCount: scene.cutCount }),
    ...(scene.screenMinutes === null ? {} : { _screenMinutes: scene.screenMinutes }),
    ...(scene.flags.length === 0 ? {} : { _flags: [...scene.flags] }),
    ...(scene.status === 'omitted' ? { _omitted: true } : {}),
    ...(scene.plannedMinutes === null ? { _isReckoned: true } : {}),
    ...(Object.keys(quantities).length === 0 ? {} : { _quantities: quantities }),
  };
}

/** Set, INT/EXT and time of day are elements too, one of each. */
function ofScene(state: ProjectState, scene: Scene, book: ElementBook): string[] {
  const realName = scene.location ? state.location.get(scene.location)?.realName : undefined;
  const time = scene.timeOfDay === null ? scene.timeText : TIMES[scene.timeOfDay];
  const told = [
    [SCENE_UCIDS.set, '극중 장소', scene.setName],
    [SCENE_UCIDS.setting, 'INT/EXT', scene.setting ?? ''],
    [SCENE_UCIDS.time, '시간', time],
    [SCENE_UCIDS.storyDay, '극중 날짜', scene.storyDay],
    [SCENE_UCIDS.sequence, '시퀀스', scene.sequence],
    // A place carries its set's name until people know where it is really shot (SP6).
    [SCENE_UCIDS.location, '실제 촬영지', realName !== scene.setName ? (realName ?? '') : ''],
  ] as const;
  return told.flatMap(([ucid, category, name]) => (name === '' ? [] : [book.idOf({ ucid, category, name })]));
}

const castOf = (state: ProjectState, scene: Scene, book: ElementBook): string[] =>
  scene.characters.flatMap(({ _id }) => {
    const character = state.character.get(_id);
    return character ? [castElement(character, book)] : [];
  });

/** A part with the days on which whoever plays it cannot be had. */
export const castElement = (character: Character, book: ElementBook): string =>
  book.idOf({
    ...{ ucid: CAST_UCID, category: '인물', name: character.name },
    boardId: String(character.characterNumber),
    events: daysOff(character._id, character.availability),
  });

/** More than a production has: what lies beyond is no plan. */
const MOST_DAYS = 400;

function daysOff(seed: string, availability: Availability): UssEvent[] {
  const dates = new Set<string>();
  for (const { kind, from, to, start, end } of availability)
    if (kind === 'unavailable' && start === null && end === null)
      for (let date = from; date <= to && dates.size < MOST_DAYS; date = addDays(date, 1)) dates.add(date);
  return [...dates]
    .sort()
    .map((date, i) => ({ id: deriveId(seed, 'dayOff', i), date: ussDate(date), type: 'dayOff', name: null }));
}
