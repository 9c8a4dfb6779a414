import type { Change, TableName } from '@ddak/domain';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { jsonLiteral } from '../json-literal.ts';
import { tableMap, toColumns } from './table-map.ts';

/** A statement about `$1`, and what stands there, as a literal. The same `sql` comes again with other rows. */
export interface WriteStatement {
  readonly sql: string;
  readonly rows: string;
}

/** Longer ones are split, so that none takes long to write. */
const MOST_ROWS = 2_000;

type Insert = Change & { op: 'insert' };
type Update = Change & { op: 'update' };
type Delete = Change & { op: 'delete' };

function insertRows(table: TableName, changes: readonly Insert[]): WriteStatement {
  const map = tableMap(table);
  const rows = changes.map((change) => toColumns(map, change.row));
  const sql = `insert into ${map.sqlName} select * from jsonb_populate_recordset(null::${map.sqlName}, $1::jsonb)`;
  return { sql, rows: jsonLiteral(rows) };
}

/** All of one set of columns at once. */
function updateRows(table: TableName, changes: readonly Update[]): WriteStatement {
  const map = tableMap(table);
  const rows = changes.map((change) => ({ id: change._id, ...toColumns(map, change.after) }));
  const names = Object.keys(rows[0]!);
  const set = names.slice(1).map((name) => `${escapeIdentifier(name)} = n.${escapeIdentifier(name)}`);
  // Those columns alone: to make a whole row of them costs more than to write it.
  const columns = names.map((name) => `${escapeIdentifier(name)} ${map.typeOf.get(name)}`);
  // A set is taken to be a hundred rows, for which a table is read from end to end; one row is looked up.
  const isOne = rows.length === 1;
  const given = `jsonb_to_record${isOne ? '' : 'set'}($1::jsonb) as n (${columns.join(', ')})`;
  return {
    sql: `update ${map.sqlName} t set ${set.join(', ')} from ${given} where t.id = n.id`,
    rows: jsonLiteral(isOne ? rows[0] : rows),
  };
}

function deleteRows(table: TableName, changes: readonly Delete[]): WriteStatement {
  const ids = changes.map((change) => change.row._id).join();
  return {
    sql: `delete from ${tableMap(table).sqlName} where id = any ($1::uuid[])`,
    rows: escapeLiteral(`{${ids}}`),
  };
}

/** What may share a statement: the same table, the same deed, the same columns. */
const kindOf = (change: Change): string =>
  change.op === 'update'
    ? `${change.table}/update/${Object.keys(change.after).sort().join()}`
    : `${change.table}/${change.op}`;

function statementOf(run: readonly Change[]): WriteStatement {
  const { table, op } = run[0]!;
  if (op === 'insert') return insertRows(table, run as Insert[]);
  if (op === 'update') return updateRows(table, run as Update[]);
  return deleteRows(table, run as Delete[]);
}

/**
 * The statements that carry the changes out, in their order; neighbours of one kind and different rows share one.
 * Links are checked at commit, so the order among tables does not matter.
 */
export function* writeStatements(changes: Iterable<Change>): Generator<WriteStatement> {
  let run: Change[] = [];
  let kind = '';
  const ids = new Set<string>();
  for (const change of changes) {
    const id = change.op === 'update' ? change._id : change.row._id;
    if (run.length > 0 && (run.length === MOST_ROWS || kind !== kindOf(change) || ids.has(id))) {
      yield statementOf(run);
      run = [];
      ids.clear();
    }
    if (run.length === 0) kind = kindOf(change);
    run.push(change);
    ids.add(id);
  }
  if (run.length > 0) yield statementOf(run);
}
