import { whoseItem } from '../../breakdown/elements/whose-item.ts';
import { itemsOfScene, itemText } from '../../breakdown/items-of-scene.ts';
import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import type { Character, Scene } from '../../scene/scene.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportRow } from '../report.ts';
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
      rows: mine.map((scene) => rowOf(state, person, scene)),
    })),
    empty: '씬에 나오는 인물이 없어요',
  };
}

/** RE8: a scene of a person, with what they wear. */
function rowOf(state: ProjectState, person: Character, scene: Scene): ReportRow {
  const row = sceneRowOf(state, scene, COLUMNS);
  return {
    ...row,
    cells: row.cells.map((cell, i) => {
      const column = COLUMNS[i];
      return column === 'costume' || column === 'makeup' ? wornBy(state, person, scene, column) : cell;
    }),
  };
}

/** What of a scene's costumes or make-up is not somebody else's (EL13): `사장 점퍼` is no line of 준호's. */
const wornBy = (state: ProjectState, person: Character, scene: Scene, type: 'costume' | 'makeup'): string =>
  itemsOfScene(state, scene._id)
    .filter((item) => item.type === type && mayBeOf(person, whoseItem(state, scene, item)))
    .map(itemText)
    .join(', ');

const mayBeOf = ({ _id }: Character, whose: readonly Character[]): boolean =>
  whose.length === 0 || whose.some((one) => one._id === _id);
