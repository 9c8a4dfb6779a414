/** A column of a workbook's grid: one of the view's, with the time apart in begin and end. */
export type GridColumn<Column extends string> = Exclude<Column, 'time'> | 'start' | 'end';

export interface GridHead<Column extends string> {
  readonly key: GridColumn<Column>;
  readonly label: string;
}

/** The view's columns with two for the time, each of which holds a real one. */
export const gridColumns = <Column extends string>(
  columns: readonly { readonly key: Column; readonly label: string }[],
): readonly GridHead<Column>[] =>
  columns.flatMap(({ key, label }): GridHead<Column>[] =>
    key === 'time'
      ? [
          { key: 'start', label: '시작' },
          { key: 'end', label: '끝' },
        ]
      : [{ key: key as GridColumn<Column>, label }],
  );
