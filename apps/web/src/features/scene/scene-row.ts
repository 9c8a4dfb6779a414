import {
  dayNumbers,
  defaultPlannedMinutes,
  itemTexts,
  nameShootingDays,
  type ProjectState,
  plannedMinutes,
  remembering,
  rowsOfScene,
  type Scene,
  type SceneColumn,
  SETTING_LETTERS,
  sceneLabel,
  sceneLength,
  TIME_WORDS,
  timeLetter,
  timetableAllocation,
  unitMark,
} from '@ddak/domain';

/** What a scene's row shows, as texts. `quiet` names the cells whose value nobody has set: they are derived. */
export interface SceneRow {
  readonly scene: Scene;
  readonly cells: Readonly<Record<SceneColumn, string>>;
  readonly quiet: ReadonlySet<SceneColumn>;
  /** M, D, E or N (SL1). */
  readonly timeLetter: string;
}

/** The same row until something that it shows changes. */
export function sceneRow(state: ProjectState, scene: Scene): SceneRow {
  const { project, location, character, episode, board, timetable } = state;
  const rows = rowsOfScene(state, scene._id);
  const items = itemTexts(state, scene._id);
  const inputs = [project, location, character, episode, board, timetable, rows, items];
  return remember(scene, inputs, () => newRow(state, scene));
}

const remember = remembering<Scene, SceneRow>();

function newRow(state: ProjectState, scene: Scene): SceneRow {
  const project = state.project.get(scene.projectId);
  const length = sceneLength(scene, project?.showEighths ?? false);
  const omitted = scene.status === 'omitted';
  const quiet = new Set<SceneColumn>();
  if (scene.plannedMinutes === null) quiet.add('planned');
  if (length.isDerived) quiet.add('length');
  const cells: Record<SceneColumn, string> = {
    number: sceneLabel(state, scene),
    setName: scene.setName || (omitted ? '결번' : ''),
    location: (scene.location && state.location.get(scene.location)?.realName) || '',
    shootKind: scene.shootKind ?? '',
    // A list that was taken over may say the letter alone.
    time: scene.timeText || (scene.timeOfDay === null ? '' : TIME_WORDS[scene.timeOfDay]),
    setting: scene.setting ? SETTING_LETTERS[scene.setting] : '',
    synopsis: scene.synopsis,
    cast: castOf(state, scene).join(', '),
    sequence: scene.sequence ?? '',
    cuts: scene.cutCount === null ? '' : String(scene.cutCount),
    length: length.text,
    planned: project && !omitted ? `${plannedMinutes(scene, project)}분` : '',
    days: daysCell(state, scene),
    note: scene.note,
    ...itemTexts(state, scene._id),
  };
  return { scene, quiet, timeLetter: timeLetter(scene.timeOfDay, scene.timeText), cells };
}

/** Names by number, as the crew counts them. */
export const castOf = (state: ProjectState, scene: Scene): string[] =>
  scene.characters
    .flatMap(({ _id }) => state.character.get(_id) ?? [])
    .sort((a, b) => a.characterNumber - b.characterNumber)
    .map((character) => character.name);

function daysCell(state: ProjectState, scene: Scene): string {
  const days = timetableAllocation(state, scene._id);
  const [first] = days;
  if (!first) return '';
  const numbers = dayNumbers(state, first.boardId);
  const counted = nameShootingDays(days, numbers);
  const others = days
    .filter((day) => !numbers.has(day._id))
    .map((day) => `${day.tableDate.slice(5).replace('-', '.')}${unitMark(day)}`);
  return [counted, ...others].filter((text) => text !== '').join(', ');
}

/** The minutes that hold while nobody sets any: what the editor shows as its placeholder. */
export const plannedDefault = (state: ProjectState, scene: Scene): number | null => {
  const project = state.project.get(scene.projectId);
  return project ? defaultPlannedMinutes(scene, project) : null;
};
