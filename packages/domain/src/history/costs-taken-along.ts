import type { BreakdownType } from '../breakdown/breakdown-item.ts';
import { rowsOfElement } from '../breakdown/elements/element.ts';
import { itemKey } from '../breakdown/item-key.ts';
import { isDecided } from '../breakdown/items-of-scene.ts';
import { type Change, type ChangeOf, changedId } from '../change.ts';
import type { ProjectState } from '../state.ts';

/** What says of which thing a row is. */
type Named = { readonly type: BreakdownType; readonly name: string };
type NamedChange = ChangeOf<'breakdownItem'> | ChangeOf<'itemCost'>;

/**
 * UN7, EL10: what things cost is found by their names, not by the ids of their rows: it comes along where an undo gives
 * things their names back, or brings them back; and goes again with a thing of which nothing is left. A fee by itself never
 * comes along.
 */
export function costsTakenAlong(
  state: ProjectState,
  done: readonly Change[],
  taken: ReadonlySet<Change>,
): Change[] {
  const items = [...taken].filter((change) => change.table === 'breakdownItem').filter(saysName);
  if (items.length === 0) return [];
  const keys = new Set(items.flatMap((change) => keysOf(state.breakdownItem.get(changedId(change)), change)));
  const goes = new Set(items.map(changedId));
  const staysNowhere = (thing: Named): boolean =>
    rowsOfElement(state, thing).every((item) => !isDecided(item) || goes.has(item._id));
  const costs = done.filter((change) => change.table === 'itemCost').filter(saysName);
  const keysOfCost = (change: ChangeOf<'itemCost'>) => keysOf(state.itemCost.get(changedId(change)), change);
  const renamed = new Set(costs.flatMap((change) => (change.op === 'update' ? keysOfCost(change) : [])));
  return costs.filter(
    (change) =>
      !taken.has(change) &&
      keysOfCost(change).some((key) => keys.has(key)) &&
      // What was put in goes with its thing, or makes room for the cost that gets its name.
      (change.op !== 'insert' || renamed.has(itemKey(change.row)) || staysNowhere(change.row)),
  );
}

const saysName = (change: NamedChange): boolean =>
  change.op !== 'update' || change.after.name !== undefined || change.after.type !== undefined;

/** The things that a row was of and is of; `row`: as it is now, for the columns that stayed. */
function keysOf(row: Named | undefined, change: NamedChange): string[] {
  if (change.op !== 'update') return [itemKey(change.row)];
  return [change.before, change.after].flatMap((part) => {
    const [type, name] = [part.type ?? row?.type, part.name ?? row?.name];
    return type && name !== undefined ? [itemKey({ type, name })] : [];
  });
}
