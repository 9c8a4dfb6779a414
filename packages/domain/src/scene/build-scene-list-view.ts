import type { Project } from '../project/project.ts';
import type { ProjectState } from '../state.ts';
import { castNames } from './characters/cast-names.ts';
import { itemTexts } from './list/item-texts.ts';
import { realPlaceName } from './locations/real-place-name.ts';
import type { Scene } from './scene.ts';
import { sceneLabel, scenesInOrder } from './scene-label.ts';
import { sceneLength } from './scene-length.ts';
import {
  SCENE_LIST_COLUMNS,
  type SceneListColumn,
  type SceneListRow,
  type SceneListView,
} from './scene-list-view.ts';
import { flagWords, OMITTED_WORD, SETTING_LETTERS, timeLetter } from './scene-words.ts';

/** The 씬 구분표 of a project as plain values: every scene in the order of lists, cut ones marked, not left out. */
export function buildSceneListView(state: ProjectState): SceneListView {
  const project = [...state.project.values()][0];
  const scenes = scenesInOrder(state);
  const kept = scenes.filter((scene) => scene.status !== 'omitted');
  return {
    title: '씬 구분표',
    projectTitle: project?.title ?? '',
    columns: SCENE_LIST_COLUMNS.map(({ key, label }) => ({ key, label: labelOf(project, key, label) })),
    rows: scenes.map((scene) => rowOf(state, project, scene)),
    totals: { scenes: kept.length, cuts: kept.reduce((sum, scene) => sum + (scene.cutCount ?? 0), 0) },
  };
}

function labelOf(project: Project | undefined, key: SceneListColumn, label: string): string {
  if (key === 'scene' && project?.projectType === 'series') return `${project.episodeWord}/씬`;
  return label;
}

function rowOf(state: ProjectState, project: Project | undefined, scene: Scene): SceneListRow {
  const { extras, others, ...items } = itemTexts(state, scene._id);
  const omitted = scene.status === 'omitted';
  const letter = timeLetter(scene.timeOfDay, scene.timeText);
  const cells: Record<SceneListColumn, string | number> = {
    scene: sceneLabel(state, scene),
    setName: [scene.setName, omitted ? OMITTED_WORD : ''].filter(Boolean).join(' · '),
    realName: realPlaceName(state, scene),
    shootKind: scene.shootKind ?? '',
    light: letter === '' ? scene.timeText : letter,
    setting: scene.setting ? SETTING_LETTERS[scene.setting] : '',
    synopsis: scene.synopsis,
    cast: castNames(state, [scene], 'main').join(', '),
    extras: [...castNames(state, [scene], 'minor'), extras].filter(Boolean).join(', '),
    ...items,
    cuts: scene.cutCount ?? '',
    length: sceneLength(scene, project?.showEighths ?? false).text,
    sequence: scene.sequence ?? '',
    note: [omitted ? OMITTED_WORD : '', flagWords(scene).join('·'), scene.note, others]
      .filter(Boolean)
      .join(' / '),
  };
  return { sceneId: scene._id, omitted, cells };
}
