import type { Report, ReportColumn, ReportColumnKind, ReportRow } from '@ddak/domain';
import { drawTable, type Flow, withRoom } from './pdf/flow.ts';
import type { Measure } from './pdf/measure.ts';
import { A3_ACROSS, A4_ACROSS, type Paper } from './pdf/paper.ts';
import type { Pen } from './pdf/pen.ts';
import { type ReportPart, reportParts, wordsOf } from './pdf/report-parts.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { Cell, Row, Table } from './pdf/table.ts';
import { HEAD_FILL, PHASE_FILL, timeBar, timeTint } from './pdf/tints.ts';
import { wrapText } from './pdf/wrap-text.ts';

const GROUP_GAP = 6;
/** A day out of days of more dates than this is hung up on the larger sheet. */
const MOST_ON_A4 = 30;

/**
 * RE1: a report on paper, as it is hung up: across, its heads and the titles of its groups repeated.
 * @param options.madeAt the date in the file's metadata
 */
export function reportPdf(report: Report, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const paper = report.columns.length > MOST_ON_A4 ? A3_ACROSS : A4_ACROSS;
  const title = [report.title, report.projectTitle, report.about].filter(Boolean).join(' · ');
  const info = { paper, title, madeAt: options.madeAt };
  const layout = layoutOf(report, paper);
  return makePdf(info, [{ layout, maxPages: Number.POSITIVE_INFINITY }], { text: title });
}

const layoutOf =
  (report: Report, paper: Paper): Layout =>
  (pen, measure) => {
    let flow: Flow = { paper, x: paper.left, page: 0, y: drawHead(pen, measure, report, paper) };
    const parts = reportParts(measure, report, paper);
    parts.forEach((part, i) => {
      if (i > 0) flow = { ...flow, page: flow.page + 1, y: paper.top };
      flow = drawPart(pen, measure, flow, part);
    });
    return { pages: flow.page + 1 };
  };

function drawPart(pen: Pen, measure: Measure, from: Flow, { report, widths, size }: ReportPart): Flow {
  let flow = from;
  const groups = report.groups.filter(({ title, rows }) => title !== null || rows.length > 0);
  for (const group of groups) {
    const table = groupTable(report, group, widths, size);
    const end = drawTable(pen, measure, withRoom(measure, flow, table, { whole: true }), table);
    flow = { ...end, y: end.y + GROUP_GAP };
  }
  if (groups.length === 0) pen.text(flow.page, flow.x, flow.y + 8, report.empty, { face: 'regular', size });
  return flow;
}

function drawHead(pen: Pen, measure: Measure, report: Report, paper: Paper): number {
  const middle = paper.top + 11;
  pen.text(0, paper.left, middle, report.title, { face: 'bold', size: 16 });
  const after = paper.left + measure(report.title, 'bold', 16) + 8;
  const x = paper.right - measure(report.totals, 'regular', 7.5);
  const about = [report.projectTitle, report.about].filter(Boolean).join(' · ');
  const lines = wrapText(measure, about, { face: 'medium', size: 9, width: x - after - 12 });
  lines.forEach((line, i) => {
    const y = lines.length > 1 ? paper.top + 6 + i * 11 : middle + 2;
    pen.text(0, after, y, line, { face: 'medium', size: 9, colour: '#444444' });
  });
  pen.text(0, x, middle + 3, report.totals, { face: 'regular', size: 7.5, colour: '#444444' });
  const rule = paper.top + 2 + Math.max(2, lines.length) * 11;
  pen.line(0, paper.left, rule, paper.right, rule, { width: 1.5, colour: '#111111' });
  return rule + 8;
}

function groupTable(
  { columns }: Report,
  { title, facts, rows }: Report['groups'][number],
  widths: readonly number[],
  size: number,
): Table {
  const text = [title, facts].filter(Boolean).join(' · ');
  const band: Cell = { text, face: 'bold', fill: '#DFE4EB', colSpan: columns.length };
  const head = columns.map(
    ({ label }): Cell => ({
      text: label,
      align: 'center',
      face: 'medium',
      scale: 0.92,
      fill: HEAD_FILL,
      slim: true,
    }),
  );
  return {
    columns: widths,
    head: [...(title === null ? [] : [[band]]), ...(rows.length === 0 ? [] : [head])],
    rows: rows.map((row) => rowCells(row, columns)),
    size,
    minHeight: size * 2.2,
  };
}

/** Of a strip, its time's; of a line between scenes, the grey that says so. */
function groundOf({ look, light }: ReportRow): string | undefined {
  if (look === 'quiet') return PHASE_FILL;
  return look === 'strip' ? timeTint(light?.time ?? null) : undefined;
}

/** RE3: the bar of a strip, as on the board. */
const stripOf = ({ look, light }: ReportRow): Cell['strip'] =>
  look === 'strip' && light ? { colour: timeBar(light.time), isHatched: light.isOutside } : undefined;

const CENTRED: readonly ReportColumnKind[] = ['short', 'number', 'scene', 'time', 'mark'];

function rowCells(row: ReportRow, columns: readonly ReportColumn[]): Row {
  const ground = groundOf(row);
  const strip = stripOf(row);
  return columns.map(({ kind }, i): Cell => {
    const text = wordsOf(row.cells[i]!);
    const fill = kind === 'mark' && text !== '' ? markFill(text) : ground;
    const badge = kind === 'time' && row.look !== 'strip' ? timeTint(row.light?.time ?? null) : undefined;
    return {
      text,
      ...(CENTRED.includes(kind) ? { align: 'center' } : kind === 'won' ? { align: 'right' } : {}),
      ...(kind === 'scene' ? { face: 'bold', scale: 1.15 } : {}),
      ...(kind === 'time' ? { face: 'bold' } : {}),
      ...(fill ? { fill } : {}),
      ...(badge ? { badge } : {}),
      ...(strip && i === 0 ? { strip } : {}),
    };
  });
}

/** Work is darker than waiting, also out of a copier. */
const markFill = (mark: string): string => (mark === 'H' ? '#EEF1F5' : '#C9D6EE');
