import type { Scene } from '../scene.ts';
import type { SceneListRow } from '../scene-list-view.ts';
import { FLAG_WORDS, minutesText, OMITTED_WORD, sceneRemarks } from '../scene-words.ts';
import type { ListedScene } from './listed-scene.ts';
import { isTimeShown, plainNote, squeeze } from './shown-already.ts';

const TEXTS = ['name', 'setName', 'synopsis', 'storyDay', 'sequence'] as const;
const NUMBERS = ['shootKind', 'cutCount', 'plannedMinutes'] as const;

/** SC12: the columns of a scene that a list says something new of; people, places and things aside. */
export function scenePatch(
  listed: ListedScene,
  scene: Scene | undefined,
  cells: SceneListRow['cells'] | undefined,
): Partial<Scene> {
  const patch: Partial<Scene> = {};
  for (const column of TEXTS)
    if (listed[column] !== '' && !isTextShown(listed[column], column, scene)) patch[column] = listed[column];
  for (const column of NUMBERS)
    if (listed[column] !== null) Object.assign(patch, { [column]: listed[column] });
  if (listed.setting !== null) patch.setting = listed.setting;
  const hasTime = listed.timeOfDay !== null || listed.timeText !== '';
  if (hasTime && !(scene && isTimeShown(listed, scene))) {
    patch.timeOfDay = listed.timeOfDay;
    patch.timeText = listed.timeText;
  }
  if (!isLengthShown(listed, cells)) {
    if (listed.pages !== null) patch.pages = listed.pages;
    if (listed.screenMinutes !== null) patch.screenMinutes = listed.screenMinutes;
  }
  const note = plainNote(listed.note, cells, scene);
  if (note !== '' && squeeze(note) !== squeeze(scene?.note ?? '')) patch.note = note;
  const told = Object.entries(FLAG_WORDS).flatMap(([flag, word]) =>
    listed.note.split(/[/·]/).some((part) => part.trim() === word) ? [flag as Scene['flags'][number]] : [],
  );
  const flags = scene?.flags ?? [];
  if (told.some((flag) => !flags.includes(flag))) patch.flags = [...new Set([...flags, ...told])];
  if (listed.omitted) patch.status = 'omitted';
  return patch;
}

/** Our lists may write 회상, 몽타주, 인서트 and 결번 behind the place. */
const isTextShown = (text: string, column: (typeof TEXTS)[number], scene: Scene | undefined): boolean => {
  const own = scene?.[column] ?? '';
  if (column !== 'setName' || !scene) return squeeze(text) === squeeze(own);
  const shown = [[], sceneRemarks(scene), scene.status === 'omitted' ? [OMITTED_WORD] : []];
  return shown.some((remarks) => squeeze(text) === squeeze([own, ...remarks].join('')));
};

/** A length that our own list shows may be of the pages alone: it is no news. */
const isLengthShown = (
  { pages, screenMinutes }: ListedScene,
  cells: SceneListRow['cells'] | undefined,
): boolean => pages === null && screenMinutes !== null && minutesText(screenMinutes) === cells?.length;
