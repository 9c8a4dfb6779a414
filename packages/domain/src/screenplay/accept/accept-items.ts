import type { BreakdownCandidate } from '../../breakdown/breakdown-candidate.ts';
import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { bringerOf } from '../../breakdown/elements/element.ts';
import { isTagged } from '../../breakdown/is-tagged.ts';
import { itemKey } from '../../breakdown/item-key.ts';
import { type Change, insert, remove, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { byOrder, keysAfter } from '../../kernel/order-key.ts';
import type { ProjectState } from '../../state.ts';
import type { OrganisedLine } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { thingsInstead } from './things-instead.ts';

/**
 * SP11: what the text of each scene calls for becomes suggestions. An item that the scene has, in whatever state, is
 * not offered again, nor words that people have tagged (BD11); an open suggestion that the new text no longer gives goes; what people added, took or turned
 * down stays. Evidence follows the words into the new text. SC21: what a name is that is no person is needed.
 */
export function acceptItems(
  state: ProjectState,
  lines: readonly OrganisedLine[],
  reviewed: readonly ReviewedScene[],
  sceneIds: readonly Id[],
  cast: ReadonlyMap<string, Id>,
  ctx: PlanContext,
): (Change | null)[] {
  const present = groupBy(state.breakdownItem, 'sceneId');
  const text = new Map(lines.map((line) => [line.n, line.text]));
  const instead = thingsInstead(state, lines, cast, ctx);
  let count = 0;
  return reviewed.flatMap((scene, i) => {
    const sceneId = sceneIds[i]!;
    const items = [...(present.get(sceneId) ?? [])].sort(byOrder);
    const named = instead.of(scene);
    const found = new Map([...scene.items, ...named].map((item) => [itemKey(item), item]));
    const meant = new Set(named.map(itemKey));
    const known = new Set(items.map(itemKey));
    // A suggestion that the new text no longer gives goes.
    const stale = items.filter(
      (item) => item.status === 'suggested' && item.source === 'ai' && !found.has(itemKey(item)),
    );
    const kept = items
      .filter((item) => !stale.includes(item))
      .map((item) => ({ item, evidence: follow(item, scene, found.get(itemKey(item)), text) }));
    const now = [
      ...kept.map(({ item, evidence }) => ({ status: item.status, evidence })),
      ...named.map((evidence) => ({ status: 'needed' as const, evidence })),
    ];
    const fresh = [...found].flatMap(([key, item]) =>
      known.has(key) || (!meant.has(key) && isTagged({ name: item.name, evidence: item }, now)) ? [] : [item],
    );
    const keys = keysAfter(items, items.at(-1)?._id ?? null, fresh.length);
    const added = fresh.map((item, at) =>
      insert('breakdownItem', {
        ...suggestion(item, sceneId, keys[at]!, bringerOf(state, item), ctx, count++),
        ...(meant.has(itemKey(item)) ? instead.said : {}),
      }),
    );
    return [
      ...stale.map((item) => remove('breakdownItem', item)),
      ...kept.map(({ item, evidence }) =>
        update('breakdownItem', item, {
          evidence,
          ...(item.status === 'suggested' && meant.has(itemKey(item)) ? instead.said : {}),
        }),
      ),
      ...added,
    ];
  });
}

function suggestion(
  { type, subtype, name, quantity, line, words }: BreakdownCandidate,
  sceneId: Id,
  orderKey: string,
  bringer: string,
  ctx: PlanContext,
  index: number,
): BreakdownItem {
  const _id = deriveId(ctx.commandId, 'breakdownItem', index);
  const fixed = { note: '', status: 'suggested', source: 'ai' } as const;
  const evidence = { line, words };
  return {
    _id,
    projectId: ctx.projectId,
    sceneId,
    orderKey,
    type,
    subtype,
    name,
    quantity,
    bringer,
    evidence,
    ...fixed,
  };
}

/** Where the words of an item that was there before stand in the new text of its scene; null: nowhere. */
function follow(
  item: BreakdownItem,
  scene: ReviewedScene,
  found: BreakdownCandidate | undefined,
  text: ReadonlyMap<number, string>,
): BreakdownItem['evidence'] {
  if (found) return { line: found.line, words: found.words };
  if (!item.evidence) return null;
  const { words } = item.evidence;
  for (let line = scene.headingLine; line <= scene.lastLine; line++)
    if (text.get(line)?.includes(words)) return { line, words };
  return null;
}
