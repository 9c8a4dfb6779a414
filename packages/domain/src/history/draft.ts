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
  readonly #places = new Map<TableName, Places[]>();

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

  /**
   * The rows in the places that only one row like this may take, itself among them where it stands there. `moved`: the
   * columns that are said anew; a place that has none of them is not looked at.
   */
  sharers(table: TableName, row: AnyRow, moved: object = row): ReadonlySet<string> {
    const [first = NOBODY, ...others] = this.#placesOf(table)
      .filter((places) => places.isMoved(moved))
      .map((places) => places.at(row));
    return others.length === 0 ? first : new Set([first, ...others].flatMap((ids) => [...ids]));
  }

  /** Whether another row stands already where only one may. */
  isTaken(table: TableName, row: AnyRow, moved: object = row): boolean {
    const there = this.sharers(table, row, moved);
    return there.size > (there.has(row._id) ? 1 : 0);
  }

  /** Whether all that stands in its way is its number: another row has that by now. */
  isNumberTaken(table: TableName, row: AnyRow): boolean {
    const [places, number] = this.#placesOf(table);
    return number !== undefined && number.at(row).size > 0 && places!.at(row).size === 0;
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
    for (const places of this.#places.get(table) ?? []) places.stand(row, by);
  }

  /** Of what is unique, and of the number that is a row's own. */
  #placesOf(table: TableName): readonly Places[] {
    let all = this.#places.get(table);
    if (!all) {
      const { unique, ownNumber } = tableDefinition(table);
      all = [unique, ownNumber && [ownNumber]].flatMap((columns) => (columns ? [new Places(columns)] : []));
      for (const row of all.length > 0 ? this.rows(table).values() : [])
        for (const places of all) places.stand(row, 1);
      this.#places.set(table, all);
    }
    return all;
  }
}

const NOBODY: ReadonlySet<string> = new Set();

/** Who stands in each place that some columns name. */
class Places {
  readonly #columns: readonly string[];
  readonly #rows = new Map<string, Set<string>>();

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  isMoved(moved: object): boolean {
    return this.#columns.some((column) => column in moved);
  }

  at(row: AnyRow): ReadonlySet<string> {
    return this.#rows.get(this.#placeOf(row)) ?? NOBODY;
  }

  stand(row: AnyRow, by: 1 | -1): void {
    const place = this.#placeOf(row);
    const there = this.#rows.get(place);
    if (by === -1) there?.delete(row._id);
    else if (there) there.add(row._id);
    else this.#rows.set(place, new Set([row._id]));
  }

  #placeOf(row: AnyRow): string {
    return JSON.stringify(this.#columns.map((column) => row[column]));
  }
}
