import { isNameShape } from '../../organise/cues/speaker-name.ts';
import type { SheetRow } from '../table.ts';
import type { HeadColumn } from './found-head.ts';

/** Signs that somebody is in a scene; `X` only where nothing else stands in its column. */
const MARK = /^(?:[oO0○●◎◯◉⊙■▣✓✔√vV*★☆]|ok)$/i;
const CROSS = /^[xX×]$/;

/** TI9: whether a cell in a person's own column says that they are there. */
export const isPresent = (cell: string, column: readonly string[]): boolean =>
  MARK.test(cell) || cell === '1' || (CROSS.test(cell) && column.every((other) => !MARK.test(other)));

/** TI9: columns that are a person's own: a name at their head, and signs in their rows. */
export function nameByValues(columns: readonly HeadColumn[], body: readonly SheetRow[]): HeadColumn[] {
  const marksIn = ({ index, field, name }: HeadColumn): string[] | null => {
    if (field !== null && field !== 'characters') return null;
    const values = body.flatMap(({ cells }) => cells[index] || []);
    const isMark = (cell: string): boolean =>
      MARK.test(cell) || CROSS.test(cell) || (field !== null && cell === '1');
    return values.length > 0 && values.every(isMark) && isNameShape(name) ? values : null;
  };
  const found = columns.map(marksIn);
  const marks = [...new Set(found.flatMap((values) => values ?? []))];
  return columns.map((column, i) => (found[i] ? { ...column, field: 'character', marks } : column));
}
