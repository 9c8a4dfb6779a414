import { BREAKDOWN_CATEGORIES } from '../../breakdown/breakdown-item.ts';
import { itemsOfScene, itemText } from '../../breakdown/items-of-scene.ts';
import { castNames } from '../../scene/characters/cast-names.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneLabel, scenesInOrder } from '../../scene/scene-label.ts';
import { placeAndTime } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportRow } from '../report.ts';
import { sceneTotalsText } from '../report-words.ts';
import { sceneCell } from '../scene-cells.ts';

/** RE10: a sheet for each scene: what it is, who plays, and what is needed by SPEC.md's categories. */
export function breakdownSheets(state: ProjectState): Report {
  const scenes = scenesInOrder(state).filter(({ status }) => status !== 'omitted');
  return {
    title: '브레이크다운 시트',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: '',
    totals: sceneTotalsText(state, scenes),
    columns: [
      { key: 'what', label: '구분', kind: 'scene' },
      { key: 'text', label: '세부', kind: 'text' },
    ],
    groups: scenes.map((scene) => ({
      key: scene._id,
      title: [`S#${sceneLabel(state, scene)}`, scene.setName].filter(Boolean).join(' '),
      facts: factsOf(state, scene),
      rows: rowsOf(state, scene),
    })),
    empty: '아직 씬이 없어요',
  };
}

const factsOf = (state: ProjectState, scene: Scene): string =>
  [
    placeAndTime(scene),
    String(sceneCell(state, scene, 'location')),
    sceneTotalsText(state, [scene]).split(' · ').slice(1).join(' · '),
    String(sceneCell(state, scene, 'days')),
  ]
    .filter(Boolean)
    .join(' · ');

function rowsOf(state: ProjectState, scene: Scene): ReportRow[] {
  const items = itemsOfScene(state, scene._id);
  const needed = BREAKDOWN_CATEGORIES.map(({ name, type }) => [
    name,
    items
      .filter((item) => item.type === type)
      .map((item) => [itemText(item), item.note].filter(Boolean).join(': '))
      .join(', '),
  ]);
  const lines = [
    ['내용', scene.synopsis],
    ['인물', castNames(state, [scene], 'main').join(', ')],
    ['단역', castNames(state, [scene], 'minor').join(', ')],
    ...needed,
    ['비고', scene.note],
  ] as const;
  return lines.flatMap(([what, text]) =>
    text ? [{ key: `${scene._id}-${what}`, cells: [what!, text] }] : [],
  );
}
