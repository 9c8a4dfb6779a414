import {
  type Arrangement,
  isSceneColumn,
  type SceneColumn,
  type SceneGrouping,
  type SceneSorting,
} from '@ddak/domain';
import { keptObject } from '../../../../platform/kept/kept-object.ts';
import { SCENE_COLUMNS } from '../scene-columns.ts';

export const GROUPINGS: readonly { readonly key: SceneGrouping; readonly label: string }[] = [
  { key: 'none', label: '묶지 않음' },
  { key: 'number', label: '씬 번호별' },
  { key: 'place', label: '장소별' },
  { key: 'day', label: '회차별' },
];

export const USUAL_ARRANGEMENT: Arrangement = { groupBy: 'number', sort: null };

/** What a press of a column's head does: upwards, downwards, and as it was. */
export function pressHead(arrangement: Arrangement, column: SceneColumn): Arrangement {
  const { sort } = arrangement;
  if (sort?.column !== column) return { ...arrangement, sort: { column, descending: false } };
  return { ...arrangement, sort: sort.descending ? null : { column, descending: true } };
}

/** What was kept on the device, as far as it can be read. */
export function readArrangement(kept: string | null): Arrangement {
  const { groupBy, sort } = keptObject(kept);
  const grouping = GROUPINGS.find(({ key }) => key === groupBy)?.key ?? USUAL_ARRANGEMENT.groupBy;
  if (typeof sort !== 'object' || sort === null || !('column' in sort) || !isSceneColumn(sort.column))
    return { groupBy: grouping, sort: null };
  const descending = 'descending' in sort && sort.descending === true;
  return { groupBy: grouping, sort: { column: sort.column, descending } };
}

/** `컷 내림차순`: what is said of a sorting. */
export const sortWords = ({ column, descending }: SceneSorting): string =>
  `${SCENE_COLUMNS.find(({ key }) => key === column)!.label} ${descending ? '내림차순' : '오름차순'}`;
