import { groupScenes } from '../../scene/list/group-scenes.ts';
import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import { sortScenes } from '../../scene/list/sort-scenes.ts';
import type { Scene } from '../../scene/scene.ts';
import { filterScenes } from '../../scene/scene-filter.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import { lightOf } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportRow } from '../report.ts';
import { filterOf, type ReportOptions } from '../report-options.ts';
import { sceneTotalsText } from '../report-words.ts';
import { sceneCell, sceneColumns } from '../scene-cells.ts';

const USUAL: readonly SceneColumn[] = [
  'number',
  'setName',
  'location',
  'shootKind',
  'time',
  'setting',
  'synopsis',
  'cast',
  'cuts',
  'length',
  'days',
];

/** RE7: the 씬 구분표 as somebody has it before them: their columns, filter, order and groups. */
export function scenes(state: ProjectState, options: ReportOptions): Report {
  const { columns = USUAL, group, sort, descending } = options;
  const found = filterScenes(state, scenesInOrder(state), filterOf(options));
  const sorted = sort ? sortScenes(state, found, { column: sort, descending: descending === '1' }) : found;
  return {
    title: '씬 구분표',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: found.length < state.scene.size ? '고른 씬' : '',
    totals: sceneTotalsText(state, found),
    columns: sceneColumns(state, columns),
    groups: groupScenes(state, sorted, group).map(({ key, title, scenes: under }) => ({
      key,
      title,
      facts: title === null ? '' : sceneTotalsText(state, under),
      rows: under.map((scene) => sceneRowOf(state, scene, columns)),
    })),
    empty: '맞는 씬이 없어요',
  };
}

export const sceneRowOf = (
  state: ProjectState,
  scene: Scene,
  columns: readonly SceneColumn[],
): ReportRow => ({
  key: scene._id,
  cells: columns.map((column) => sceneCell(state, scene, column)),
  light: lightOf([scene]),
  ...(scene.status === 'omitted' ? { look: 'omitted' as const } : {}),
});
