import type { Report, ReportValue } from './report.ts';

/** RE11: spreadsheets take a file with this mark for UTF-8. */
const MARK = '\ufeff';

/**
 * RE11: a report as CSV. Groups stand in a column of their own, so that every line says all that is to be said of it. A text
 * that a spreadsheet would run as a formula has a ' before it, which our import takes off again (TI3).
 */
export function reportCsv({ columns, groups }: Report): string {
  const isGrouped = groups.some(({ title }) => title !== null);
  const head = [...(isGrouped ? ['묶음'] : []), ...columns.map(({ label }) => label.replaceAll('\n', ' '))];
  const lines = groups.flatMap(({ title, rows }) =>
    rows.map(({ cells }) => [...(isGrouped ? [title ?? ''] : []), ...cells]),
  );
  return MARK + [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: ReportValue): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /["',\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
