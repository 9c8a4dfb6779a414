import type { TableColumn } from '../table.ts';

/** `name`: the lowest name at its head, where that has two rows. */
export interface HeadColumn extends TableColumn {
  readonly index: number;
  readonly name: string;
  /** Of a person's own column: what stands in all such columns. */
  readonly marks?: readonly string[];
}

/** Where a table begins: its head (`head` and `depth` rows), and what its columns were taken for, by their index. */
export interface FoundHead {
  /** Index of its first row among those of the sheet. */
  head: number;
  depth: number;
  columns: readonly HeadColumn[];
  /** How many different fields are known. */
  known: number;
}
