import {
  dayNumbers,
  defaultPlannedMinutes,
  formatEighths,
  type Project,
  type ProjectState,
  plannedMinutes,
  type Scene,
  SETTING_LETTERS,
  sceneLabel,
  timeLetter,
  timetableAllocation,
} from '@ddak/domain';
import type { SceneColumn } from './scene-columns.ts';

/** What a scene's row shows, as texts. `quiet` names the cells whose value nobody has set: they are derived. */
export interface SceneRow {
  readonly scene: Scene;
  readonly cells: Readonly<Record<SceneColumn, string>>;
  readonly quiet: ReadonlySet<SceneColumn>;
}

export function sceneRow(state: ProjectState, scene: Scene): SceneRow {
  const project = state.project.get(scene.projectId);
  const length = lengthCell(project, scene);
  const quiet = new Set<SceneColumn>();
  if (scene.plannedMinutes === null) quiet.add('planned');
  if (length.isDerived) quiet.add('length');
  return {
    scene,
    quiet,
    cells: {
      number: sceneLabel(state, scene),
      setName: scene.setName,
      location: (scene.location && state.location.get(scene.location)?.realName) || '',
      shootKind: scene.shootKind ?? '',
      time: timeCell(scene),
      setting: scene.setting ? SETTING_LETTERS[scene.setting] : '',
      synopsis: scene.synopsis,
      cast: castOf(state, scene).join(', '),
      cuts: scene.cutCount === null ? '' : String(scene.cutCount),
      length: length.text,
      planned: project ? `${plannedMinutes(scene, project)}분` : '',
      days: daysCell(state, scene),
    },
  };
}

/** Names by number, as the crew counts them. */
export const castOf = (state: ProjectState, scene: Scene): string[] =>
  scene.characters
    .flatMap(({ _id }) => state.character.get(_id) ?? [])
    .sort((a, b) => a.characterNumber - b.characterNumber)
    .map((character) => character.name);

/** `N`, and the script's own word where it says more: `M 아침`. */
function timeCell(scene: Scene): string {
  const letter = timeLetter(scene.timeOfDay, scene.timeText);
  return [letter, scene.timeText].filter((part) => part !== '').join(' ');
}

/** Running time in minutes, a minute a page where nobody has set it; eighths where the project counts so. */
function lengthCell(project: Project | undefined, scene: Scene): { text: string; isDerived: boolean } {
  if (project?.showEighths)
    return { text: scene.pages === 0 ? '' : formatEighths(scene.pages), isDerived: false };
  if (scene.screenMinutes !== null) return { text: `${scene.screenMinutes}분`, isDerived: false };
  return { text: scene.pages === 0 ? '' : `${Math.round((scene.pages / 8) * 10) / 10}분`, isDerived: true };
}

function daysCell(state: ProjectState, scene: Scene): string {
  const days = timetableAllocation(state, scene._id);
  const [first] = days;
  if (!first) return '';
  const numbers = dayNumbers(state, first.boardId);
  return days
    .map((day) => {
      const number = numbers.get(day._id);
      return number === undefined ? day.tableDate.slice(5).replace('-', '.') : `${number}회차`;
    })
    .join(', ');
}

/** The minutes that hold while nobody sets any: what the editor shows as its placeholder. */
export const plannedDefault = (state: ProjectState, scene: Scene): number | null => {
  const project = state.project.get(scene.projectId);
  return project ? defaultPlannedMinutes(scene, project) : null;
};
