import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { whoseItem } from '../../breakdown/elements/whose-item.ts';
import { nameKey } from '../../breakdown/item-key.ts';
import { itemsOfScene } from '../../breakdown/items-of-scene.ts';
import { groupScenes } from '../../scene/list/group-scenes.ts';
import { itemColumn } from '../../scene/list/item-texts.ts';
import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import type { Character, Scene } from '../../scene/scene.ts';
import { sceneLabel, scenesInOrder } from '../../scene/scene-label.ts';
import { lightOf } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { Report, ReportColumn, ReportGroup } from '../report.ts';
import { DEPARTMENTS, type Department } from '../report-kinds.ts';
import type { ReportOptions } from '../report-options.ts';
import { sceneCell, sceneColumns } from '../scene-cells.ts';

interface NeededItem {
  readonly scene: Scene;
  readonly item: BreakdownItem;
  /** EL13: the people that it is of, by number. */
  readonly whose: readonly Character[];
}

const SCENE_COLUMNS: readonly SceneColumn[] = ['number', 'days', 'setName', 'time', 'cast'];

/** RE6, RE17: what a department needs, by scene, day or person (소품표, 의상표, 보조출연표 …); cut scenes need nothing. */
export function items(state: ProjectState, { department, by }: ReportOptions): Report {
  const { label } = DEPARTMENTS.find(({ key }) => key === department)!;
  const scenes = scenesInOrder(state).filter(({ status }) => status !== 'omitted');
  const needed = scenes.flatMap((scene) => neededIn(state, scene, department));
  const kinds = new Set(needed.map(({ item }) => nameKey(item.name)));
  return {
    title: label,
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: { scene: '씬별', day: '회차별', person: '인물별' }[by],
    totals: `${kinds.size}가지 · ${new Set(needed.map(({ scene }) => scene)).size}씬`,
    columns:
      by === 'scene'
        ? [...sceneColumns(state, SCENE_COLUMNS), ...itemHeads(department)]
        : onceHeads(department),
    groups: {
      scene: () => [groupByScene(state, needed)],
      day: () => groupsByDay(state, scenes, department),
      person: () => groupsByPerson(state, needed),
    }[by](),
    empty: '브레이크다운에 적힌 것이 없어요',
  };
}

const neededIn = (state: ProjectState, scene: Scene, department: Department): NeededItem[] =>
  itemsOfScene(state, scene._id)
    .filter((item) => itemColumn(item) === department)
    .map((item) => ({ scene, item, whose: whoseItem(state, scene, item) }));

/** People are counted in heads. */
const quantityHead = (department: Department): string => (department === 'extras' ? '인원' : '수량');

const WHOSE: ReportColumn = { key: 'whose', label: '누구', kind: 'text' };

const itemHeads = (department: Department): ReportColumn[] => [
  { key: 'item', label: '품목', kind: 'text' },
  WHOSE,
  { key: 'quantity', label: quantityHead(department), kind: 'number' },
  { key: 'status', label: '상태', kind: 'short' },
  { key: 'note', label: '비고', kind: 'text' },
];

/** Where a thing stands once for several scenes. */
const onceHeads = (department: Department): ReportColumn[] => [
  { key: 'item', label: '품목', kind: 'text' },
  WHOSE,
  { key: 'quantity', label: quantityHead(department), kind: 'number' },
  { key: 'scenes', label: 'S#', kind: 'text' },
  { key: 'places', label: '장소', kind: 'text' },
  { key: 'status', label: '상태', kind: 'short' },
  { key: 'note', label: '비고', kind: 'text' },
];

const statusWord = (ready: boolean): string => (ready ? '준비됨' : '구해야 함');

const groupByScene = (state: ProjectState, needed: readonly NeededItem[]): ReportGroup => ({
  key: 'all',
  title: null,
  facts: '',
  rows: needed.map(({ scene, item, whose }) => ({
    key: item._id,
    light: lightOf([scene]),
    cells: [
      ...SCENE_COLUMNS.map((column) => sceneCell(state, scene, column)),
      item.name,
      namesOf(whose),
      item.quantity ?? '',
      statusWord(item.status === 'ready'),
      [item.subtype, item.note].filter(Boolean).join(' · '),
    ],
  })),
});

/** One thing that several scenes of a day need stands once, with as many as the scene wants that wants most. */
function groupsByDay(state: ProjectState, scenes: readonly Scene[], department: Department): ReportGroup[] {
  return groupScenes(state, scenes, 'day').flatMap(({ key, title, scenes: under }) => {
    const needed = under.flatMap((scene) => neededIn(state, scene, department));
    if (needed.length === 0) return [];
    return [groupOf(state, key, title, needed)];
  });
}

/** RE17: what is of several people stands under each of them, and last what is said to be of nobody. */
function groupsByPerson(state: ProjectState, needed: readonly NeededItem[]): ReportGroup[] {
  const people = [...new Set(needed.flatMap(({ whose }) => whose))].sort(byNumber);
  const groups = people.map((person) => {
    const theirs = needed.filter(({ whose }) => whose.includes(person));
    const title = `${person.characterNumber}. ${person.name}${person.actorName ? ` · ${person.actorName}` : ''}`;
    return groupOf(
      state,
      person._id,
      title,
      theirs.map((need) => ({ ...need, whose: [] })),
    );
  });
  const rest = needed.filter(({ whose }) => whose.length === 0);
  return rest.length === 0 ? groups : [...groups, groupOf(state, 'nobody', '인물을 정하지 않은 것', rest)];
}

/** Each thing once. */
function groupOf(
  state: ProjectState,
  key: string,
  title: string | null,
  needed: readonly NeededItem[],
): ReportGroup {
  const things = [...Map.groupBy(needed, ({ item }) => nameKey(item.name)).values()];
  return {
    key,
    title,
    facts: `${things.length}가지`,
    rows: things.map((uses) => rowOf(state, uses)),
  };
}

const byNumber = (a: Character, b: Character): number => a.characterNumber - b.characterNumber;

const namesOf = (people: readonly Character[]): string =>
  people
    .toSorted(byNumber)
    .map(({ name }) => name)
    .join(', ');

function rowOf(state: ProjectState, uses: readonly NeededItem[]) {
  const [first] = uses;
  const counts = uses.flatMap(({ item }) => item.quantity ?? []);
  const notes = uses.flatMap(({ item }) => [item.subtype, item.note]);
  const once = (texts: readonly string[]): string => [...new Set(texts.filter(Boolean))].join(', ');
  return {
    key: first!.item._id,
    cells: [
      first!.item.name,
      namesOf([...new Set(uses.flatMap(({ whose }) => whose))]),
      counts.length === 0 ? '' : Math.max(...counts),
      once(uses.map(({ scene }) => sceneLabel(state, scene))),
      once(uses.map(({ scene }) => scene.setName)),
      statusWord(uses.every(({ item }) => item.status === 'ready')),
      once(notes),
    ],
  };
}
