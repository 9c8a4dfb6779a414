import type { Id, ProjectState, TableName } from '@ddak/domain';
import type { SeededRandom } from '../seeded-random.ts';

export interface Person {
  readonly _id: Id;
  readonly name: string;
}

/** How often a gesture names a row that is not on the screen (any more): a stale tab, a late tap. */
const STALE = 0.06;

/**
 * What a hand on a screen has to go by when it makes the arguments of a command: the view, and everything that was
 * ever on it. All choices come from one seeded source.
 */
export class Hand {
  readonly random: SeededRandom;
  readonly people: readonly Person[];
  readonly #seen: Map<TableName, Set<Id>>;
  readonly view: ProjectState;

  /** @param seen by table, the ids that this person has seen; grows with every hand that is made of it */
  constructor(
    view: ProjectState,
    random: SeededRandom,
    people: readonly Person[],
    seen: Map<TableName, Set<Id>> = new Map(),
  ) {
    this.view = view;
    this.random = random;
    this.people = people;
    this.#seen = seen;
  }

  newId(): Id {
    return this.random.newId();
  }

  /** The id of a row of the table, now and then one that has gone; null when there is none to name. */
  rowId(table: TableName): Id | null {
    const shown = [...this.view[table].keys()];
    const seen = this.#seen.get(table) ?? new Set();
    for (const id of shown) seen.add(id);
    this.#seen.set(table, seen);
    if (seen.size > 0 && (shown.length === 0 || this.random.chance(STALE))) return this.random.one([...seen]);
    return shown.length > 0 ? this.random.one(shown) : null;
  }

  /** One to `most` ids of the table, none twice; empty when there is none. */
  rowIds(table: TableName, most: number): Id[] {
    const ids = Array.from({ length: this.random.int(1, most) }, () => this.rowId(table));
    return [...new Set(ids)].filter((id) => id !== null);
  }

  /** An id of the table, or null as a value of its own ("at the beginning", "no place"). */
  rowIdOrNull(table: TableName): Id | null {
    return this.random.chance(0.3) ? null : this.rowId(table);
  }

  one<const T>(list: readonly T[]): T {
    return this.random.one(list);
  }

  int(low: number, high: number): number {
    return this.random.int(low, high);
  }

  word(): string {
    return this.random.one(WORDS);
  }

  date(): string {
    return `2026-12-${String(this.random.int(1, 12)).padStart(2, '0')}`;
  }

  /** One or two of the fields, each with a value made for it. */
  patch<T extends object>(fields: { readonly [K in keyof T]: () => T[K] }): Partial<T> {
    const names = Object.keys(fields) as (keyof T)[];
    const chosen = new Set([this.one(names), this.one(names)]);
    return Object.fromEntries([...chosen].map((name) => [name, fields[name]()])) as Partial<T>;
  }
}

const WORDS = [
  '편의점',
  '옥상',
  '버스 종점',
  '병원 복도',
  '바닷가',
  '새벽 시장',
  '지하 주차장',
  '극장',
  '학교',
  '골목',
];
