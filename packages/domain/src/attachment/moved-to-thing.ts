import { rowsOfElement } from '../breakdown/elements/element.ts';
import { firstRow } from '../breakdown/elements/element-pictures.ts';
import { isDecided } from '../breakdown/items-of-scene.ts';
import { type Change, changedId, update } from '../change.ts';
import { hasPreview } from '../file/file-contents.ts';
import type { ProjectState } from '../state.ts';
import type { Attachment } from './attachment.ts';

/**
 * EL11: a picture whose row goes hangs on another row of the thing; null: it is no picture of one, or no other scene needs
 * the thing.
 */
export function movedToThing(
  state: ProjectState,
  picture: Attachment,
  changes: readonly Change[],
): Change | null {
  const row = state.breakdownItem.get(picture.targetId);
  if (!row || !hasPreview(picture.contents)) return null;
  const touched = new Set(
    changes.flatMap((change) =>
      change.table === 'breakdownItem' && (change.op === 'delete' || change.op === 'update')
        ? changedId(change)
        : [],
    ),
  );
  const others = rowsOfElement(state, row).filter((item) => isDecided(item) && !touched.has(item._id));
  return others.length === 0
    ? null
    : update('attachment', picture, { targetId: firstRow(state, others)._id });
}
