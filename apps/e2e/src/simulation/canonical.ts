import {
  can,
  type Id,
  leadsIn,
  mayReadTarget,
  memberOf,
  type ProjectState,
  TABLE_NAMES,
  type TableName,
  type TargetKind,
  tableDefinition,
} from '@ddak/domain';

type AnyRow = Readonly<Record<string, unknown>> & { readonly _id: Id };

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
};

const rowsOf = (state: ProjectState, table: TableName): AnyRow[] =>
  [...(state[table] as ReadonlyMap<Id, AnyRow>).values()].sort((a, b) => (a._id < b._id ? -1 : 1));

/** A state as bytes: equal states give equal text, whatever way they came about. One line a row. */
export const canonical = (state: ProjectState): string[] =>
  TABLE_NAMES.flatMap((table) =>
    rowsOf(state, table).map((row) => `${table} ${JSON.stringify(ordered(row))}`),
  );

/** What of the truth a person may see; written apart from the server's own filter, which it judges. */
export function readableBy(state: ProjectState, userId: Id): string[] {
  const member = memberOf(state, userId);
  return TABLE_NAMES.flatMap((table) => {
    const { section, ownerColumn, readersNeed = 'read', onTarget } = tableDefinition(table);
    // AC30: a lead writes a part of every draft, and so sees it.
    const leads = table === 'callsheet' && leadsIn(member, section);
    const all = member !== undefined && (can(member, readersNeed, section) || leads);
    const rows = rowsOf(state, table).filter(
      (row) =>
        (all && (!onTarget || mayReadTarget(member, { targetKind: row.targetKind as TargetKind }))) ||
        (member && ownerColumn && row[ownerColumn] === userId),
    );
    return rows.map((row) => `${table} ${JSON.stringify(ordered(row))}`);
  });
}

/** The first differences of two texts of lines, for a person to read. */
export function difference(wanted: readonly string[], found: readonly string[]): string[] {
  const there = new Set(found);
  const asked = new Set(wanted);
  const lacks = wanted.filter((line) => !there.has(line)).map((line) => `lacks ${line}`);
  const more = found.filter((line) => !asked.has(line)).map((line) => `has too much: ${line}`);
  return [...lacks, ...more].slice(0, 6);
}
