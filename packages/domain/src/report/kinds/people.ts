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
  'location',
  'time',
  'setting',
  'synopsis',
  'cast',
  'costume',
  'makeup',
  'length',
  'days',
];

/** RE8: the scenes of each person, by their numbers. */
export function people(state: ProjectState): Report {
  const scenes = scenesInOrder(state).filter(({ status }) => status !== 'omitted');
  const groups = [...state.character.values()]
    .sort((a, b) => a.characterNumber - b.characterNumber)
    .map((person) => ({
      person,
      mine: scenes.filter(({ characters }) => characters.some(({ _id }) => _id === person._id)),
    }))
    .filter(({ mine }) => mine.length > 0);
  return {
    title: '인물별 씬',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: '',
    totals: `${groups.length}명`,
    columns: sceneColumns(state, COLUMNS),
    groups: groups.map(({ person, mine }) => ({
      key: person._id,
      title: `${person.characterNumber}. ${person.name}`,
      facts: [person.actorName, sceneTotalsText(state, mine)].filter(Boolean).join(' · '),
      rows: mine.map((scene) => sceneRowOf(state, scene, COLUMNS)),
    })),
    empty: '씬에 나오는 인물이 없어요',
  };
}
