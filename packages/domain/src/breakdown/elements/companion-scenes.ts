import type { Scene } from '../../scene/scene.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import { type ElementName, rowsOfElement } from './element.ts';

/**
 * EL9: the scenes in which somebody appears without a thing that goes with them. Where it was turned down nobody wants it,
 * and omitted scenes need nothing.
 */
export function scenesWithoutCompanion(
  state: ProjectState,
  element: ElementName,
  characterId: string,
): readonly Scene[] {
  const has = new Set(
    rowsOfElement(state, element).flatMap(({ sceneId, status }) => (status === 'suggested' ? [] : [sceneId])),
  );
  return scenesInOrder(state).filter(
    ({ _id, status, characters }) =>
      status !== 'omitted' && !has.has(_id) && characters.some((one) => one._id === characterId),
  );
}
