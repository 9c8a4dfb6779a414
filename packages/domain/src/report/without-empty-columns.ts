import { countRows, type Report } from './report.ts';

/** What a line is found by: shown even where nothing is written in it yet. */
const ALWAYS: readonly string[] = ['number', 'clock', 'setName', 'synopsis', 'item'];

/** RE14: a report without the columns in which no line says anything; without a line all are shown. */
export function withoutEmptyColumns(report: Report): Report {
  if (countRows(report) === 0) return report;
  const shown = report.columns.map(
    ({ key }, i) =>
      ALWAYS.includes(key) || report.groups.some(({ rows }) => rows.some(({ cells }) => cells[i] !== '')),
  );
  if (!shown.includes(false)) return report;
  return {
    ...report,
    columns: report.columns.filter((_, i) => shown[i]),
    groups: report.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => shown[i]) })),
    })),
  };
}
