import { type Change, changedId } from '../change.ts';
import type { AnyRow } from '../tables.ts';
import { namedRows } from './references.ts';

/**
 * UN7: of rows that an undo would take away, those that were only to go along with a row that stays after all (UN3): what
 * others have said and hung on it stays with it. Not what hangs on a row that does go as well.
 *
 * @param left the rows that stay
 * @param isMeant whether somebody may take the row away by itself
 */
export function staysAlong(
  changes: readonly Change[],
  left: readonly { readonly table: string; readonly _id: string }[],
  isMeant: (change: Change) => boolean,
): ReadonlySet<Change> {
  const stays = new Set<Change>();
  if (left.length === 0) return stays;
  const held = new Set(left.map(({ table, _id }) => key(table, _id)));
  const away = changes.filter(({ op }) => op === 'delete');
  const goes = new Set(away.map((change) => key(change.table, changedId(change))));
  let doubtful = away.filter((change) => !isMeant(change));
  for (;;) {
    const fresh = doubtful.filter((change) => {
      const named = namedRows(change.table, (change as { row: AnyRow }).row).map(([table, id]) =>
        key(table, id),
      );
      return named.some((row) => held.has(row)) && !named.some((row) => goes.has(row));
    });
    if (fresh.length === 0) return stays;
    for (const change of fresh) {
      stays.add(change);
      held.add(key(change.table, changedId(change)));
      goes.delete(key(change.table, changedId(change)));
    }
    doubtful = doubtful.filter((change) => !stays.has(change));
  }
}

const key = (table: string, id: string): string => `${table}/${id}`;
