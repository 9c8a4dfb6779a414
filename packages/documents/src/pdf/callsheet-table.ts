import {
  CALLSHEET_MARK_COLUMNS,
  type CallsheetColumn,
  type CallsheetRow,
  type CallsheetView,
  isChanged,
  isRetimed,
  printedColumns,
  rowTime,
} from '@ddak/domain';
import { fitColumns } from './fit-columns.ts';
import type { Measure } from './measure.ts';
import { setWidths } from './set-widths.ts';
import { type Cell, changedRow, type Row, type Table } from './table.ts';
import { HEAD_FILL, PHASE_FILL, timeTint } from './tints.ts';

const SCENE_SCALE = 1.2;
const HEAD_SCALE = 0.9;

/** The table of the day at a text size and of a width in points. */
export function callsheetTable(measure: Measure, view: CallsheetView, size: number, width: number): Table {
  const columns = printedColumns(view);
  const keys = columns.map((column) => column.key);
  const scenes = view.rows.filter((row) => row.kind === 'scene');
  const fitted = fitColumns(
    measure,
    columns.map(({ key, label }) => ({
      texts: [
        // Behind the tinted letter the gap is wider than a space.
        ...scenes.map((row) => (key === 'light' ? row.cells[key].replace(' ', '  ·') : row.cells[key])),
        ...(key === 'time' ? view.rows.flatMap((row) => (row.kind === 'phase' ? row.timeText : [])) : []),
      ],
      face: key === 'scene' ? 'bold' : 'regular',
      size: key === 'scene' ? size * SCENE_SCALE : size,
      fixed: CALLSHEET_MARK_COLUMNS.includes(key),
      least: headWidth(measure, key, label, size),
    })),
    width,
  );
  const widths = setWidths(
    fitted,
    columns.map(({ key, width: wanted }) => ({
      width: wanted,
      fixed: CALLSHEET_MARK_COLUMNS.includes(key),
    })),
  );
  const head: Cell[] = columns.map(({ label }) => ({
    text: label,
    align: 'center',
    face: 'medium',
    scale: HEAD_SCALE,
    fill: HEAD_FILL,
  }));
  const rows = view.rows.map((row): Row => {
    const cells = row.kind === 'phase' ? phaseCells(row, keys) : sceneCells(row, keys);
    if (!isChanged(view, '촬영 순서', row.rowId)) return cells;
    return changedRow(cells, isRetimed(view, '촬영 순서', row.rowId) ? timesOf(row, keys) : undefined);
  });
  if (rows.length === 0) rows.push([{ text: '아직 일정이 없습니다', align: 'center', colSpan: keys.length }]);
  return { columns: widths, head: [head], rows, size, minHeight: size * 2.3 };
}

/** The places of the cells that tell when. */
const timesOf = (row: CallsheetRow, keys: readonly CallsheetColumn[]): readonly number[] =>
  row.kind === 'phase' ? [0] : [keys.indexOf('time')];

/** Room for the heading: of a short column in one line, of the others for its longest word at least. */
function headWidth(measure: Measure, key: CallsheetColumn, label: string, size: number): number {
  const parts = CALLSHEET_MARK_COLUMNS.includes(key) ? [label] : label.split(/(?<=·)/);
  return Math.max(...parts.map((part) => measure(part, 'medium', size * HEAD_SCALE))) + 8;
}

/** Phase rows span: the time takes what stands up to its column, the text all behind it; without room, one cell both. */
function phaseCells(row: Extract<CallsheetRow, { kind: 'phase' }>, keys: readonly CallsheetColumn[]): Row {
  const upToTime = keys.indexOf('time') + 1;
  const text: Cell = { text: row.text, face: 'medium', fill: PHASE_FILL, slim: true };
  if (upToTime === 0 || upToTime > keys.length / 2)
    return [{ ...text, text: `${row.timeText}  ${row.text}`, colSpan: keys.length }];
  return [
    { text: row.timeText, align: 'center', fill: PHASE_FILL, colSpan: upToTime },
    { ...text, colSpan: keys.length - upToTime },
  ];
}

function sceneCells(row: Extract<CallsheetRow, { kind: 'scene' }>, keys: readonly CallsheetColumn[]): Row {
  return keys.map((key): Cell => {
    const text = row.cells[key];
    if (key === 'place')
      return row.placeSpan === 0 ? { text: '', covered: true } : { text, rowSpan: row.placeSpan };
    if (key === 'scene') return { text, align: 'center', face: 'bold', scale: SCENE_SCALE };
    const tint = timeTint(rowTime(row));
    if (key === 'light' && tint) return { text, align: 'center', face: 'bold', badge: tint };
    return CALLSHEET_MARK_COLUMNS.includes(key) || key === 'extras' ? { text, align: 'center' } : { text };
  });
}
