/** One cell of a grid. */
export interface GridCell<C extends string = string> {
  readonly rowId: string;
  readonly column: C;
}

/** What a grid shows: its rows and its columns, each in their order. */
export interface GridShown<C extends string = string> {
  readonly rowIds: readonly string[];
  readonly columns: readonly C[];
}

export const isSameCell = (one: GridCell | null, other: GridCell | null): boolean =>
  one?.rowId === other?.rowId && one?.column === other?.column;

const PREFIX = 'cell-';

export const cellId = ({ rowId, column }: GridCell): string => `${PREFIX}${rowId}-${column}`;

/** The cell that an event is of; null where it comes from what hangs over the grid. */
export function cellOf<C extends string>(target: EventTarget | null): GridCell<C> | null {
  const element = (target as Element | null)?.closest<HTMLElement>('[role="gridcell"][data-column]');
  if (!element) return null;
  const column = element.dataset.column as C;
  return { rowId: element.id.slice(PREFIX.length, -column.length - 1), column };
}
