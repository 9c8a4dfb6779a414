import { type Change, insert, remove } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId } from '../../kernel/id.ts';
import { byOrder, keysAfter } from '../../kernel/order-key.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { BreakdownItem } from '../breakdown-item.ts';
import { bringerOf, rowsOfElement } from './element.ts';

/** Adds a thing to scenes that do not have it; an open suggestion of it there is answered (BD8). */
export function bringIntoScenes(
  state: ProjectState,
  thing: Pick<BreakdownItem, 'type' | 'name' | 'subtype'>,
  scenes: readonly Scene[],
  { projectId, commandId }: Pick<PlanContext, 'projectId' | 'commandId'>,
): readonly Change[] {
  const missing = new Set(scenes.map(({ _id }) => _id));
  const answered = rowsOfElement(state, thing).filter(
    ({ sceneId, status }) => status === 'suggested' && missing.has(sceneId),
  );
  const added = scenes.map(({ _id: sceneId }, i) => {
    const items = [...(groupBy(state.breakdownItem, 'sceneId').get(sceneId) ?? [])].sort(byOrder);
    return insert('breakdownItem', {
      ...{ _id: deriveId(commandId, 'breakdownItem', i), projectId, sceneId },
      ...{ type: thing.type, name: thing.name, subtype: thing.subtype },
      orderKey: keysAfter(items, items.at(-1)?._id ?? null, 1)[0]!,
      ...{ quantity: null, note: '', evidence: null },
      ...{ bringer: bringerOf(state, thing), status: 'needed', source: 'manual' },
    });
  });
  return [...answered.map((item) => remove('breakdownItem', item)), ...added];
}
