import { type Change, changedId, sameValue, update } from '../change.ts';
import type { AnyRow } from '../tables.ts';

/** Changes one after another as what comes of them: at most one of each row, in the order in which rows were touched first. */
export function netChanges(changes: readonly Change[]): readonly Change[] {
  const net = new Map<string, Change | null>();
  for (const change of changes) {
    const key = `${change.table}/${changedId(change)}`;
    const known = net.get(key);
    net.set(key, known ? joined(known, change) : change);
  }
  return [...net.values()].filter((change) => change !== null);
}

/** Null: the row is as it was before both. */
function joined(first: Change, then: Change): Change | null {
  if (first.op === 'insert') {
    if (then.op === 'delete') return null;
    return then.op === 'update' ? rowWith(first, { ...first.row, ...then.after }) : then;
  }
  if (first.op === 'delete') {
    if (then.op !== 'insert') return first;
    return update(first.table, first.row as never, then.row as never);
  }
  if (then.op === 'delete') return rowWith(then, { ...then.row, ...first.before });
  return then.op === 'update' ? bothUpdates(first, then) : then;
}

type Columns = Readonly<Record<string, unknown>>;

const rowWith = (change: Change, row: AnyRow): Change => ({ ...change, row }) as unknown as Change;

function bothUpdates(first: Change & { op: 'update' }, then: Change & { op: 'update' }): Change | null {
  const before: Columns = { ...then.before, ...first.before };
  const after: Columns = { ...first.after, ...then.after };
  const columns = Object.keys(after).filter((column) => !sameValue(before[column], after[column]));
  if (columns.length === 0) return null;
  const of = (values: Columns) => Object.fromEntries(columns.map((column) => [column, values[column]]));
  return { ...first, before: of(before), after: of(after) } as unknown as Change;
}
