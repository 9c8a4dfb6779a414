import type { LineType } from '@ddak/domain';
import { columnsOf } from './normalise-text.ts';

/** Columns and blank rows above, as on a standard page of 54 rows set in 12 point fixed pitch. */
const LAYOUT: Record<LineType, { columns: number; above: number }> = {
  heading: { columns: 60, above: 2 },
  action: { columns: 60, above: 1 },
  character: { columns: 38, above: 1 },
  dialogue: { columns: 35, above: 0 },
  parenthetical: { columns: 25, above: 0 },
  transition: { columns: 60, above: 1 },
  note: { columns: 60, above: 0 },
  other: { columns: 60, above: 0 },
};

/** Rows that a block takes on a normalised page, the blank rows above it included. */
export function countRows(type: LineType, text: string): number {
  const { columns, above } = LAYOUT[type];
  return above + Math.max(1, Math.ceil(columnsOf(text) / columns));
}
