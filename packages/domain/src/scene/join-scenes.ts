import { z } from 'zod';
import { foldItems } from '../breakdown/elements/fold-items.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { type Change, remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { rowsOfScene } from '../timetable/rows-of.ts';
import { takeOffRows } from '../timetable/take-off-rows.ts';
import { joinedFacts } from './joined-facts.ts';
import type { Scene } from './scene.ts';

/**
 * SC26: several scenes become one, under the number of the one that stays. It has what all of them say, their people, things,
 * comments and attachments; on a board where it does not stand it takes the place of the first that does.
 */
export const joinScenes = defineCommand({
  name: 'joinScenes',
  args: z.object({ intoId: idSchema, sceneIds: z.array(idSchema).min(1).max(50) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { intoId, sceneIds }) {
    const into = state.scene.get(intoId);
    const wanted = new Set(sceneIds.filter((id) => id !== intoId));
    const others = [...wanted].flatMap((id) => state.scene.get(id) ?? []);
    if (!into || others.length === 0) return refuse('not_found', { what: '씬' });
    const rows = others.flatMap(({ _id }) => rowsOfScene(state, _id));
    if (rows.some(({ timetableId }) => state.timetable.get(timetableId)?.locked))
      return refuse('locked', { what: '촬영일' });
    const facts = joinedFacts(into, others);
    if (!facts) return refuse('too_many');
    return changes(
      [
        ...rowChanges(state, into, others),
        ...itemChanges(state, into, others),
        ...others.flatMap(({ _id }) => said(state, _id, into._id)),
        update('scene', into, facts),
        ...others.map((other) => remove('scene', other)),
      ],
      { adjusted: others.length < wanted.size },
    );
  },
});

/** What is said about a row, and hangs on it, goes to the one that stays. */
const said = (state: ProjectState, from: Id, to: Id): (Change | null)[] => [
  ...(groupBy(state.comment, 'targetId').get(from) ?? []).map((one) =>
    update('comment', one, { targetId: to }),
  ),
  ...(groupBy(state.attachment, 'targetId').get(from) ?? []).map((one) =>
    update('attachment', one, { targetId: to }),
  ),
];

function rowChanges(state: ProjectState, into: Scene, others: readonly Scene[]): (Change | null)[] {
  const boardOf = (timetableId: Id): Id | undefined => state.timetable.get(timetableId)?.boardId;
  const owner = new Map(
    [into, ...others]
      .toReversed()
      .flatMap((scene) =>
        rowsOfScene(state, scene._id).map((row) => [boardOf(row.timetableId), scene._id] as const),
      ),
  );
  const rows = others.flatMap((scene) => rowsOfScene(state, scene._id));
  const stays = (row: (typeof rows)[number]): boolean =>
    owner.get(boardOf(row.timetableId)) === row.sceneData;
  return [
    ...takeOffRows(
      state,
      rows.filter((row) => !stays(row)),
    ),
    ...rows.filter(stays).map((row) => update('timetableRow', row, { sceneData: into._id })),
  ];
}

/** A thing that several of them need is one row, as EL4 says; where one row cannot hold that, they stay beside each other. */
function itemChanges(state: ProjectState, into: Scene, others: readonly Scene[]): (Change | null)[] {
  const items = groupBy(state.breakdownItem, 'sceneId');
  const all = [into, ...others].flatMap(({ _id }) => items.get(_id) ?? []);
  return [...Map.groupBy(all, itemKey).values()].flatMap(([kept, ...rest]) => {
    if (!kept) return [];
    const folded = rest.length > 0 ? foldItems(kept, rest) : null;
    if (!folded) return [kept, ...rest].map((item) => update('breakdownItem', item, { sceneId: into._id }));
    return [
      ...rest.flatMap((item) => said(state, item._id, kept._id)),
      update('breakdownItem', kept, { sceneId: into._id, ...folded }),
      ...rest.map((item) => remove('breakdownItem', item)),
    ];
  });
}
