import { costOfElement, type ProjectState, planOfElement } from '@ddak/domain';
import { saidLosses } from '../../../../platform/grid/pick/said-losses.ts';
import { shortNames } from '../../../../platform/grid/pick/short-names.ts';
import type { ElementRow } from './elements-view.ts';

/** EL7: what goes with things that are taken out of all scenes, line by line; costs are there for who may see them alone. */
export function elementLosses(state: ProjectState, rows: readonly ElementRow[]): string[] {
  const items = rows.flatMap(({ element }) => element.items);
  const scenes = new Set(items.map(({ sceneId }) => sceneId)).size;
  const planned = rows.filter(({ element }) => planOfElement(state, element)).length;
  const costs = rows.filter(({ element }) => costOfElement(state, element)).length;
  return [
    shortNames(
      rows.map(({ element }) => element.name),
      '개',
    ),
    `씬 ${scenes}개에서 적어 둔 것`,
    ...(planned > 0 ? [`가능한 날과 함께 나오는 인물 ${planned}개`] : []),
    ...(costs > 0 ? [`비용 ${costs}개`] : []),
    ...saidLosses(
      state,
      items.map(({ _id }) => _id),
    ),
  ];
}
