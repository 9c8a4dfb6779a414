import { type Change, changedId, type ProjectState, type TableName } from '@ddak/domain';
import type { Replica } from './replica.ts';

/**
 * What the server has made of my commands is mostly what is shown of them already: each table that comes out with the
 * rows that it is shown with stays the same table, so that no screen computes or draws anything for the answer.
 * @param changes what the feed has brought; only rows of these, and of what was or is ahead, can differ
 */
export function keepShown(before: Replica, next: Replica, changes: readonly Change[]): Replica {
  const same = [...touched([...changes, ...before.ahead, ...next.ahead])].filter(([table, ids]) => {
    const [old, now] = [before.view[table], next.view[table]];
    return [...ids].every((id) => old.get(id) === now.get(id));
  });
  const shown = same.map(([table]) => [table, before.view[table]] as const);
  const view: ProjectState = { ...next.view, ...Object.fromEntries(shown) };
  const ahead = touched(next.ahead);
  const settled = shown.filter(([table]) => !ahead.has(table));
  return {
    ...next,
    view: Object.entries(view).every(([table, rows]) => before.view[table as TableName] === rows)
      ? before.view
      : view,
    confirmed: { ...next.confirmed, ...Object.fromEntries(settled) },
  };
}

/** The rows of each table that changes are about. */
function touched(changes: readonly Change[]): ReadonlyMap<TableName, ReadonlySet<string>> {
  const byTable = new Map<TableName, Set<string>>();
  for (const change of changes) {
    const ids = byTable.get(change.table);
    if (ids) ids.add(changedId(change));
    else byTable.set(change.table, new Set([changedId(change)]));
  }
  return byTable;
}
