import type { TimetableColumn, TimetableView, TimetableViewDay, TimetableViewRow } from '@ddak/domain';
import { fitColumns } from './pdf/fit-columns.ts';
import { drawTable, type Flow, withRoom } from './pdf/flow.ts';
import type { Measure } from './pdf/measure.ts';
import { A4_ACROSS as PAGE, widthOfPaper } from './pdf/paper.ts';
import type { Pen } from './pdf/pen.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { Cell, Row, Table } from './pdf/table.ts';
import { HEAD_FILL, PHASE_FILL, timeTint } from './pdf/tints.ts';
import { wrapText } from './pdf/wrap-text.ts';

const SIZE = 7.4;
const DAY_GAP = 8;
const SHORT: readonly TimetableColumn[] = [
  'time',
  'scene',
  'light',
  'setting',
  'shootKind',
  'cuts',
  'minutes',
];

/**
 * The printed 촬영계획표: every day with its rows, A4 landscape. A day's heading is repeated where it goes on.
 * @param options.madeAt the date in the file's metadata
 */
export function timetablePdf(view: TimetableView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const title = [view.title, view.projectTitle, view.boardName].filter(Boolean).join(' · ');
  const layout = layoutOf(view);
  const info = { paper: PAGE, title, madeAt: options.madeAt };
  return makePdf(info, [{ layout, maxPages: Number.POSITIVE_INFINITY }], { text: title });
}

const layoutOf =
  (view: TimetableView): Layout =>
  (pen, measure) => {
    const widths = columnWidths(measure, view);
    let flow: Flow = { paper: PAGE, x: PAGE.left, page: 0, y: drawHead(pen, measure, view) };
    for (const day of view.days) {
      const table = dayTable(view, day, widths);
      const end = drawTable(pen, measure, withRoom(measure, flow, table, { whole: true }), table);
      flow = { ...end, y: end.y + DAY_GAP };
    }
    if (view.days.length === 0)
      pen.text(0, PAGE.left, flow.y + 8, '아직 촬영일이 없습니다', { face: 'regular', size: SIZE });
    return { pages: flow.page + 1 };
  };

function drawHead(pen: Pen, measure: Measure, view: TimetableView): number {
  const middle = PAGE.top + 11;
  pen.text(0, PAGE.left, middle, view.title, { face: 'bold', size: 16 });
  const after = PAGE.left + measure(view.title, 'bold', 16) + 8;
  const x = PAGE.right - measure(view.totals, 'regular', 7.5);
  const subtitle = [view.projectTitle, view.boardName].filter(Boolean).join(' · ');
  const lines = wrapText(measure, subtitle, { face: 'medium', size: 9, width: x - after - 12 });
  lines.forEach((line, i) => {
    const y = lines.length > 1 ? PAGE.top + 6 + i * 11 : middle + 2;
    pen.text(0, after, y, line, { face: 'medium', size: 9, colour: '#444444' });
  });
  pen.text(0, x, middle + 3, view.totals, { face: 'regular', size: 7.5, colour: '#444444' });
  const rule = PAGE.top + 2 + Math.max(2, lines.length) * 11;
  pen.line(0, PAGE.left, rule, PAGE.right, rule, { width: 1.5, colour: '#111111' });
  return rule + 8;
}

/** The same widths on every day, so that the eye can run down the pages. */
function columnWidths(measure: Measure, view: TimetableView): number[] {
  const rows = view.days.flatMap((day) => day.rows);
  return fitColumns(
    measure,
    view.columns.map(({ key, label }) => ({
      texts: rows.map((row) => row.cells[key]),
      face: key === 'scene' ? 'bold' : 'regular',
      size: key === 'scene' ? SIZE * 1.15 : SIZE,
      fixed: SHORT.includes(key),
      least: measure(label, 'medium', SIZE) + 8,
    })),
    widthOfPaper(PAGE),
  );
}

function dayTable(view: TimetableView, day: TimetableViewDay, columns: readonly number[]): Table {
  const about = [day.callText, day.placeText, day.totalText, day.note].filter(Boolean).join(' · ');
  const band: Cell = {
    text: `${day.dayText}  ${day.dateText}   ${about}`,
    face: 'bold',
    fill: '#DFE4EB',
    colSpan: view.columns.length,
  };
  const head = view.columns.map(
    ({ label }): Cell => ({
      text: label,
      align: 'center',
      face: 'medium',
      scale: 0.92,
      fill: HEAD_FILL,
      slim: true,
    }),
  );
  const keys = view.columns.map(({ key }) => key);
  return {
    columns,
    head: day.rows.length === 0 ? [[band]] : [[band], head],
    rows: day.rows.map((row) => rowCells(row, keys)),
    size: SIZE,
    minHeight: SIZE * 2.2,
  };
}

function rowCells(row: TimetableViewRow, keys: readonly TimetableColumn[]): Row {
  if (row.kind === 'phase')
    return [
      { text: row.cells.time, align: 'center', fill: PHASE_FILL, slim: true },
      { text: row.text, fill: PHASE_FILL, face: 'medium', slim: true, colSpan: keys.length - 1 },
    ];
  return keys.map((key): Cell => {
    const text = row.cells[key];
    if (key === 'scene') return { text, align: 'center', face: 'bold', scale: 1.15 };
    const tint = timeTint(row.light);
    if (key === 'light') return { text, align: 'center', face: 'bold', ...(tint ? { badge: tint } : {}) };
    return SHORT.includes(key) ? { text, align: 'center' } : { text };
  });
}
