import { layBlock, type RowTexts } from '@ddak/ui';
import { type FreshRows, freshRows } from '../../../platform/grid/list-grid/fresh-rows.ts';
import type { ListColumn, ListRow, RefusedCell } from '../../../platform/grid/list-grid/list-column.ts';
import { fitTexts } from '../../../platform/grid/list-grid/list-texts.ts';

export interface AddedNames<C extends string = string> extends Omit<FreshRows<C>, 'rows'> {
  readonly rows: readonly RowTexts<C>[];
  /** What is too long, and why. */
  readonly tooLong: readonly RefusedCell[];
}

/**
 * GR28: who or what is added, a name a line, or a block out of a spreadsheet: by its head (GR27), else with the name first and
 * then the columns that are typed in, in their order.
 */
export function readAddedNames<R extends ListRow, C extends string>(
  text: string,
  columns: readonly ListColumn<R, C>[],
  name: C,
  isKnown: (name: string) => boolean,
  newId: () => string,
): AddedNames<C> {
  const typed = columns.filter(({ edit }) => edit).map(({ key }) => key);
  const shown = { rowIds: [], columns: typed.slice(typed.indexOf(name)) };
  const first = { top: 0, bottom: 0, left: 0, right: 0 };
  const by = { column: name, rowOf: () => undefined };
  const { beyond } = layBlock<C>(shown, first, text.replace(/\s+$/, ''), { columns, by });
  const { rows, known, nameless } = freshRows(beyond, name, isKnown, newId);
  const { fit, tooLong } = fitTexts(rows, new Map(columns.map((column) => [column.key, column])));
  return {
    rows: fit.filter(({ cells }) => cells.some(([column]) => column === name)),
    ...{ known, nameless, tooLong: [...tooLong.values()] },
  };
}
