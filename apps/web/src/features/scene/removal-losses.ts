import { type Id, itemsOfScene, type ProjectState, rowsOfScene, sceneLabel } from '@ddak/domain';
import { shortNames } from '../../platform/grid/pick/short-names.ts';

/** What goes with scenes when they are removed, line by line, for the question before it (SC4). */
export function removalLosses(state: ProjectState, sceneIds: readonly Id[]): string[] {
  const scenes = sceneIds.flatMap((id) => state.scene.get(id) ?? []);
  const itemCount = scenes.reduce((sum, scene) => sum + itemsOfScene(state, scene._id).length, 0);
  const rowCount = scenes.reduce((sum, scene) => sum + rowsOfScene(state, scene._id).length, 0);
  const labels = scenes.map((scene) => `S#${sceneLabel(state, scene)}`);
  return [
    shortNames(labels, '개'),
    ...(rowCount > 0 ? [`촬영계획표에 놓인 자리 ${rowCount}곳`] : []),
    ...(itemCount > 0 ? [`브레이크다운 항목 ${itemCount}개`] : []),
  ];
}
