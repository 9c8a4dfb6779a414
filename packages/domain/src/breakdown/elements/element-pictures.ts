import type { Attachment } from '../../attachment/attachment.ts';
import { attachmentsOn, picturesAmong } from '../../attachment/attachments-of.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import type { ProjectState } from '../../state.ts';
import type { Target } from '../../target/target.ts';
import type { BreakdownItem } from '../breakdown-item.ts';

/** EL11: the pictures of a thing, on whichever of its rows they hang; the newest first. */
export const picturesOfElement = (
  state: ProjectState,
  { items }: { readonly items: readonly BreakdownItem[] },
): readonly Attachment[] => picturesAmong(items.flatMap(({ _id }) => attachmentsOn(state, _id)));

/** EL11: where what is said of a thing in the list hangs: where its newest picture does, else on its first scene's row. */
export function targetOfElement(
  state: ProjectState,
  element: { readonly items: readonly BreakdownItem[] },
): Target {
  const [newest] = picturesOfElement(state, element);
  const targetId = newest?.targetId ?? firstRow(state, element.items)._id;
  return { targetKind: 'breakdownItem', targetId };
}

/** Of a thing's rows that of the earliest scene. */
export function firstRow(state: ProjectState, items: readonly BreakdownItem[]): BreakdownItem {
  const byScene = new Map(items.map((item) => [item.sceneId, item]));
  for (const { _id } of scenesInOrder(state)) {
    const item = byScene.get(_id);
    if (item) return item;
  }
  return items[0]!;
}
