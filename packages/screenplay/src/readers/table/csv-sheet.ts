import type { TableSheet } from '../../table/table.ts';
import { decodeText } from '../txt/txt.ts';
import { csvCells } from './csv-cells.ts';
import { plainCell } from './plain-cell.ts';
import { holdLimits } from './sheet-limits.ts';

/** TI3: a leading ' that keeps a cell from being run as a formula is no part of it. */
const GUARDED = /^'(?='*[=+\-@\t\r])/;

/** Text as a sheet: CSV of any separator, in UTF-8, UTF-16 or CP949. */
export function csvSheet(bytes: Uint8Array): TableSheet {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  const rows = csvCells(text);
  const lengths = rows.map((cells) => cells.length);
  const sum = lengths.reduce((all, length) => all + length, 0);
  holdLimits(
    rows.length,
    sum,
    lengths.reduce((most, length) => Math.max(most, length), 0),
  );
  return {
    name: '',
    isHidden: false,
    rows: rows.map((cells, i) => ({
      row: i + 1,
      cells: cells.map((cell) => plainCell(cell.replace(GUARDED, ''))),
      goesOn: [],
      wide: [],
    })),
  };
}
