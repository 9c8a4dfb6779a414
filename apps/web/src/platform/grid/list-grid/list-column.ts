import type { Target } from '@ddak/domain';
import type { GridColumn, MenuEntry, NamedColumn, RowTexts } from '@ddak/ui';
import type { ReactNode } from 'react';

export interface ListRow {
  readonly rowId: string;
}

/** A value that a cell can be given from a list. Its text is what is typed for it. */
export interface CellChoice {
  readonly text: string;
  readonly selected: boolean;
}

/** What a column of a list is called, here and in lists from elsewhere (GR27), and how wide it is. */
export interface ColumnHead<C extends string> extends GridColumn<C>, Omit<NamedColumn<C>, 'key' | 'label'> {}

/** A column of a list that is edited as a table: what its cells show, and how they are edited. */
export interface ListColumn<R extends ListRow, C extends string> extends ColumnHead<C> {
  /** What its field is called, where that is not the head of the column. */
  readonly labelOf?: (row: R) => string;
  /** What is copied, found, sorted by and typed over. */
  readonly text: (row: R) => string;
  /** What is shown, where it is more than the text. */
  readonly draw?: ((row: R) => ReactNode) | undefined;
  /** Absent: its cells are read only. */
  readonly edit?: {
    /** Characters at most. */
    readonly maxLength: number;
    /** Shown in an empty field. */
    readonly placeholder?: ((row: R) => string) | undefined;
    /** What F2, Enter or a second press offers in place of a field. */
    readonly choices?: (row: R) => readonly CellChoice[];
    /** Each row has its own: neither filled down nor emptied over a range. */
    readonly isOwn?: true;
    /** There is always something in it: a range that is emptied leaves it as it is. */
    readonly isNeverEmpty?: true;
  };
  /** AV7: it is not typed in, but a text of so many characters is taken where it is pasted. */
  readonly pastes?: { readonly maxLength: number } | undefined;
  /** What F2, Enter or a second press opens of a column that is not typed in. */
  readonly opens?: ((row: R) => void) | undefined;
  /** Aligned to the right, and sorted as numbers. */
  readonly isNumber?: true;
  /** What it is sorted by where that is not its text. */
  readonly sortBy?: (row: R) => number;
  /** GR12: what the cells of some rows add up to. */
  readonly sum?: (rows: readonly R[]) => string;
  readonly isQuiet?: ((row: R) => boolean) | undefined;
  /** PR6: who else is in it is shown by this mark. */
  readonly mark?: (row: R) => { readonly 'data-field'?: string };
}

export interface ListGroup<R extends ListRow> {
  readonly key: string;
  /** Null: its rows stand under no title. */
  readonly title: ReactNode | null;
  readonly rows: readonly R[];
}

/** A text that a cell does not take, and why. */
export interface RefusedCell {
  readonly text: string;
  readonly why: string;
}

/** GR27: what the rows of a list are known by, also where they are named elsewhere. */
export interface RowNames<R extends ListRow, C extends string> {
  readonly column: C;
  readonly of: (row: R) => readonly string[];
  /** GR28: whether a name that no row has is made a row of its own. */
  readonly areMade?: true;
}

/** What texts that are put into cells come to. */
export interface ListWriting {
  /** So many rows change. */
  readonly count: number;
  /** GR28: so many of them are new. */
  readonly made?: number;
  /** Sends what is new as one command, and answers its id. */
  readonly send: () => string;
  /** By the ids of their cells. */
  readonly refused: ReadonlyMap<string, RefusedCell>;
}

/**
 * Reads texts that are put into cells. They are without line breaks and within the length of their columns. `fresh`: of rows
 * that are not there yet.
 */
export type WriteCells<C extends string> = (
  texts: readonly RowTexts<C>[],
  fresh: readonly RowTexts<C>[],
) => ListWriting;

/** What can be done with a row as a whole, and said about it. */
export interface RowEnds<R> {
  /** What comments are about; null: nothing is said about rows. */
  readonly targetOf: ((row: R) => Target) | null;
  readonly menuOf: (row: R) => readonly (MenuEntry | 'divider')[];
}

/** How texts come into a list. */
export interface ListPutting<R extends ListRow, C extends string> {
  /** So many rows can be changed in one step. */
  readonly most: number;
  readonly write: WriteCells<C>;
  /** GR27: what rows are known by where they are pasted; absent: by their place alone. */
  readonly names?: RowNames<R, C>;
}
