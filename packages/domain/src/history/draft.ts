import type { Change } from '../change.ts';
import type { ProjectState } from '../state.ts';
import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';
import { countNames, namedRows } from './references.ts';

type Rows = Map<string, AnyRow>;

/**
 * A state that is changed in place while something is planned on it. Who refers to a row, and who stands in its
 * unique place, is counted once and kept up with every change, so that neither is looked for among all rows.
 */
export class Draft {
  readonly #base: ProjectState;
  /** Tables that were changed, copied when they first were. */
  readonly #copies = new Map<TableName, Rows>();
  /** How often each row of a table is named; counted when it is first asked of that table. */
  readonly #references = new Map<string, Map<string, number>>();
  /** Who stands in each unique place of a table; gathered when it is first asked. */
  readonly #places = new Map<TableName, Map<string, Set<string>>>();

  constructor(state: ProjectState) {
    this.#base = state;
  }

  rows(table: TableName): ReadonlyMap<string, AnyRow> {
    return this.#copies.get(table) ?? (this.#base[table] as unknown as ReadonlyMap<string, AnyRow>);
  }

  apply(change: Change): void {
    const { table } = change;
    const id = change.op === 'update' ? change._id : change.row._id;
    const old = this.rows(table).get(id);
    if (change.op === 'delete') this.#put(table, id, old, undefined);
    else if (change.op === 'insert') this.#put(table, id, old, change.row as AnyRow);
    else if (old) this.#put(table, id, old, { ...old, ...change.after });
  }

  /** Puts a row back to what it was. */
  restore(table: TableName, row: AnyRow): void {
    this.#put(table, row._id, this.rows(table).get(row._id), row);
  }

  /** Whether any row of the project refers to this one. */
  isReferenced(table: TableName, id: string): boolean {
    let counts = this.#references.get(table);
    if (!counts) {
      counts = countNames(this, table);
      this.#references.set(table, counts);
    }
    return (counts.get(id) ?? 0) > 0;
  }

  /** The rows in the place that only one row like this may take, itself among them where it stands there. */
  sharers(table: TableName, row: AnyRow): ReadonlySet<string> {
    const { unique } = tableDefinition(table);
    return (unique && this.#placesOf(table, unique).get(placeOf(unique, row))) ?? NOBODY;
  }

  /** Whether another row stands already where only one may. */
  isTaken(table: TableName, row: AnyRow): boolean {
    const there = this.sharers(table, row);
    return there.size > (there.has(row._id) ? 1 : 0);
  }

  #put(table: TableName, id: string, old: AnyRow | undefined, row: AnyRow | undefined): void {
    let rows = this.#copies.get(table);
    if (!rows) {
      rows = new Map(this.rows(table));
      this.#copies.set(table, rows);
    }
    if (row) rows.set(id, row);
    else rows.delete(id);
    if (old) this.#account(table, old, -1);
    if (row) this.#account(table, row, 1);
  }

  #account(table: TableName, row: AnyRow, by: 1 | -1): void {
    if (this.#references.size > 0)
      for (const [target, id] of namedRows(table, row)) {
        const counts = this.#references.get(target);
        counts?.set(id, (counts.get(id) ?? 0) + by);
      }
    const { unique } = tableDefinition(table);
    const places = this.#places.get(table);
    if (unique && places) stand(places, placeOf(unique, row), row._id, by);
  }

  #placesOf(table: TableName, unique: readonly string[]): Map<string, Set<string>> {
    let places = this.#places.get(table);
    if (!places) {
      places = new Map();
      for (const row of this.rows(table).values()) stand(places, placeOf(unique, row), row._id, 1);
      this.#places.set(table, places);
    }
    return places;
  }
}

const NOBODY: ReadonlySet<string> = new Set();

const placeOf = (unique: readonly string[], row: AnyRow): string =>
  JSON.stringify(unique.map((column) => row[column]));

function stand(places: Map<string, Set<string>>, place: string, id: string, by: 1 | -1): void {
  const there = places.get(place);
  if (by === -1) there?.delete(id);
  else if (there) there.add(id);
  else places.set(place, new Set([id]));
}
