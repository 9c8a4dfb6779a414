import { shortDate } from '../kernel/date.ts';
import { castNames } from '../scene/characters/cast-names.ts';
import { itemTexts } from '../scene/list/item-texts.ts';
import { isItemColumn, SCENE_TABLE_COLUMNS, type SceneColumn } from '../scene/list/scene-columns.ts';
import { plannedMinutes } from '../scene/planned-minutes.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import { sceneLength } from '../scene/scene-length.ts';
import { OMITTED_WORD, SETTING_LETTERS, sceneRemarks, timeLetter } from '../scene/scene-words.ts';
import { timetableAllocation } from '../scene/timetable-allocation.ts';
import type { ProjectState } from '../state.ts';
import { dayName, unitMark } from '../timetable/day-name.ts';
import { dayNumbers } from '../timetable/day-no.ts';
import type { ReportColumn, ReportColumnKind, ReportValue } from './report.ts';

const KINDS: Readonly<Partial<Record<SceneColumn, ReportColumnKind>>> = {
  number: 'scene',
  shootKind: 'short',
  time: 'time',
  setting: 'short',
  sequence: 'short',
  cuts: 'number',
  length: 'short',
  planned: 'number',
  days: 'short',
};

/** Columns of the 씬 구분표 for a report. */
export function sceneColumns(state: ProjectState, keys: readonly SceneColumn[]): ReportColumn[] {
  const project = [...state.project.values()][0];
  return keys.map((key) => {
    const { label } = SCENE_TABLE_COLUMNS.find((column) => column.key === key)!;
    const kind = KINDS[key] ?? 'text';
    if (key === 'number' && project?.projectType === 'series')
      return { key, kind, label: `${project.episodeWord}/씬` };
    return { key, kind, label: key === 'planned' ? '소요(분)' : label };
  });
}

/** What a scene's columns say in a report. */
export function sceneCell(state: ProjectState, scene: Scene, column: SceneColumn): ReportValue {
  if (isItemColumn(column)) return itemTexts(state, scene._id)[column];
  const project = state.project.get(scene.projectId);
  switch (column) {
    case 'number':
      return sceneLabel(state, scene);
    case 'setName':
      return [scene.setName, ...sceneRemarks(scene)].filter(Boolean).join(' · ');
    case 'location':
      return (scene.location && state.location.get(scene.location)?.realName) || '';
    case 'shootKind':
      return scene.shootKind ?? '';
    case 'time':
      return timeLetter(scene.timeOfDay, scene.timeText) || scene.timeText;
    case 'setting':
      return scene.setting ? SETTING_LETTERS[scene.setting] : '';
    case 'synopsis':
      return scene.synopsis;
    case 'cast':
      return [...castNames(state, [scene], 'main'), ...castNames(state, [scene], 'minor')].join(', ');
    case 'sequence':
      return scene.sequence ?? '';
    case 'cuts':
      return scene.cutCount ?? '';
    case 'length':
      return sceneLength(scene, project?.showEighths ?? false).text;
    case 'planned':
      return project && scene.status !== 'omitted' ? plannedMinutes(scene, project) : '';
    case 'days':
      return daysCell(state, scene);
    case 'note':
      return [scene.status === 'omitted' ? OMITTED_WORD : '', scene.note].filter(Boolean).join(' / ');
  }
}

/** `3회차, 5회차 B팀`; a day that is no shooting day by its date. */
function daysCell(state: ProjectState, scene: Scene): string {
  const days = timetableAllocation(state, scene._id);
  const numbers = days[0] ? dayNumbers(state, days[0].boardId) : new Map<string, number>();
  return days
    .map((day) => {
      const number = numbers.get(day._id);
      return number === undefined ? `${shortDate(day.tableDate)}${unitMark(day)}` : dayName(day, number);
    })
    .join(', ');
}
