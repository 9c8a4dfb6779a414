import { groupScenes } from '../../scene/list/group-scenes.ts';
import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import type { Report } from '../report.ts';
import { sceneTotalsText } from '../report-words.ts';
import { sceneColumns } from '../scene-cells.ts';
import { sceneRowOf } from './scenes.ts';

const COLUMNS: readonly SceneColumn[] = [
  'number',
  'setName',
  'time',
  'setting',
  'synopsis',
  'cast',
  'cuts',
  'length',
  'planned',
  'days',
];

/** RE8: what is shot at each place (SL9), and on which days. */
export function places(state: ProjectState): Report {
  const scenes = scenesInOrder(state).filter(({ status }) => status !== 'omitted');
  const groups = groupScenes(state, scenes, 'place');
  return {
    title: '장소별 씬',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: '',
    totals: `${groups.length}곳 · ${sceneTotalsText(state, scenes)}`,
    columns: sceneColumns(state, COLUMNS),
    groups: groups.map(({ key, title, scenes: under }) => ({
      key,
      title,
      facts: sceneTotalsText(state, under),
      rows: under.map((scene) => sceneRowOf(state, scene, COLUMNS)),
    })),
    empty: '아직 씬이 없어요',
  };
}
