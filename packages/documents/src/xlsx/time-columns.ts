import type { Value } from './sheet.ts';

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

const RECKONED = ['start', 'end', 'minutes', 'cuts'] as const;
type Reckoned = (typeof RECKONED)[number];

/** Whether a column holds a real time or number, not a text. */
export const isReckoned = (key: string): key is Reckoned => (RECKONED as readonly string[]).includes(key);

/** The real time or number of a row; nothing where its cuts are not known. */
export function reckonedCell(
  row: {
    readonly start: number;
    readonly end: number;
    readonly minutes: number;
    readonly cuts: number | null;
  },
  key: Reckoned,
): Value {
  switch (key) {
    case 'start':
    case 'end':
      return { clock: row[key] };
    case 'minutes':
      return { minutes: row.minutes };
    case 'cuts':
      return row.cuts ?? '';
  }
}
