import type { SceneListColumn, SceneListView } from '@ddak/domain';
import { linesIn, openWorkbook, put, setLines, toBytes } from './xlsx/sheet.ts';
import { addTable, putTitle } from './xlsx/table.ts';

const WIDTHS: Readonly<Record<SceneListColumn, number>> = {
  scene: 7,
  setName: 16,
  realName: 14,
  shootKind: 6,
  light: 5,
  setting: 5,
  synopsis: 30,
  cast: 16,
  extras: 13,
  props: 16,
  costume: 12,
  makeup: 12,
  art: 12,
  effects: 11,
  vehicles: 10,
  cuts: 5,
  length: 6,
  sequence: 7,
  note: 14,
};
const CENTRED: readonly SceneListColumn[] = [
  'scene',
  'shootKind',
  'light',
  'setting',
  'cuts',
  'length',
  'sequence',
];

/**
 * The 씬 구분표 as a workbook: one row a scene, filters on the headings, cuts as numbers.
 * @param options.madeAt the date in the file's metadata
 */
export function scenesXlsx(view: SceneListView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const workbook = openWorkbook(options.madeAt);
  const headRow = 2;
  const sheet = addTable(workbook, {
    name: view.title,
    footer: [view.projectTitle, view.title].filter(Boolean).join(' · '),
    headRow,
    columns: view.columns,
    widths: WIDTHS,
  });
  const count = view.columns.length;
  const totals = `${view.totals.scenes}씬${view.totals.cuts > 0 ? ` · ${view.totals.cuts}컷` : ''}`;
  putTitle(sheet, { title: `${view.title}  ${view.projectTitle}`, totals, totalsFrom: 8, count });
  view.rows.forEach(({ cells, omitted }, i) => {
    const row = headRow + 1 + i;
    view.columns.forEach(({ key }, c) => {
      const align = CENTRED.includes(key) ? 'center' : 'left';
      const colour = omitted ? 'FF8A8F98' : 'FF111111';
      put(sheet, { row, column: c + 1 }, cells[key], { align, colour, bold: key === 'scene' });
    });
    setLines(
      sheet,
      row,
      Math.max(...view.columns.map(({ key }) => linesIn(String(cells[key]), WIDTHS[key]))),
    );
  });
  const lastRow = headRow + Math.max(1, view.rows.length);
  sheet.autoFilter = { from: { row: headRow, col: 1 }, to: { row: lastRow, col: count } };
  return toBytes(workbook);
}
