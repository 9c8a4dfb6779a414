import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from '../tables.ts';

/** The rows that there are now. */
interface RowsOfNow {
  rows(table: TableName): ReadonlyMap<string, AnyRow>;
}

/** Where the links of each table stand; looked up for every row, so gathered once. */
const LINKS = new Map(
  TABLE_NAMES.map((table) => {
    const { references, entryReferences = {}, onTarget = false } = tableDefinition(table);
    const [columns, lists] = [Object.entries(references), Object.entries(entryReferences)];
    return [table, { columns, lists, onTarget }] as const;
  }),
);

type Links = NonNullable<ReturnType<(typeof LINKS)['get']>>;

/** The links of a table that may lead to another one. */
function linksTo({ columns, lists, onTarget }: Links, target: TableName): Links {
  return {
    columns: columns.filter(([, to]) => to === target),
    lists: lists.filter(([, [, to]]) => to === target),
    onTarget,
  };
}

/** Of each table the links that may lead to it, by the table that they stand in. */
const NAMERS = new Map(
  TABLE_NAMES.map((target) => [
    target,
    [...LINKS].flatMap(([table, links]) => {
      const to = linksTo(links, target);
      return to.columns.length + to.lists.length > 0 || to.onTarget ? [[table, to] as const] : [];
    }),
  ]),
);

/** How often each row of a table is named by the rows that there are now. */
export function countNames(now: RowsOfNow, target: TableName): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [table, links] of NAMERS.get(target)!)
    for (const row of now.rows(table).values())
      for (const [to, id] of namesBy(links, row))
        if (to === target) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The rows that a row (or some columns of one) names. */
export const namedRows = (table: TableName, row: AnyRow): readonly (readonly [table: string, id: string])[] =>
  namesBy(LINKS.get(table)!, row);

function namesBy({ columns, lists, onTarget }: Links, row: AnyRow) {
  const named: (readonly [string, string])[] = [];
  for (const [column, target] of columns) {
    const value = row[column];
    if (typeof value === 'string') named.push([target, value]);
    else if (Array.isArray(value)) for (const item of value) named.push([target, (item as AnyRow)._id]);
  }
  if (onTarget && 'targetId' in row) named.push([String(row.targetKind), String(row.targetId)]);
  for (const [list, [column, target]] of lists)
    if (list in row) for (const entry of entriesOf(row, list)) named.push([target, String(entry[column])]);
  return named;
}

const entriesOf = (row: AnyRow, list: string): readonly AnyRow[] => row[list] as readonly AnyRow[];

/**
 * The row with the links whose ends are gone taken out: list items are dropped, a nullable column becomes null.
 * Null when a link that it cannot be without has lost its end.
 */
export function keepExistingEnds(now: RowsOfNow, table: TableName, row: AnyRow): AnyRow | null {
  const { columns, lists, onTarget } = LINKS.get(table)!;
  if (onTarget && !now.rows(row.targetKind as TableName).has(String(row.targetId))) return null;
  const kept: Record<string, unknown> = { ...row };
  for (const [column, target] of columns) {
    const value = row[column];
    const ends = now.rows(target as TableName);
    if (Array.isArray(value)) kept[column] = value.filter((item) => ends.has((item as AnyRow)._id));
    else if (typeof value === 'string' && !ends.has(value)) {
      if (!tableDefinition(table).schema.shape[column]?.safeParse(null).success) return null;
      kept[column] = null;
    }
  }
  for (const [list, [column, target]] of lists)
    kept[list] = entriesOf(row, list).filter((entry) =>
      now.rows(target as TableName).has(String(entry[column])),
    );
  return kept as AnyRow;
}
