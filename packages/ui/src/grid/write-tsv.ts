/**
 * Cells as a text that Excel and Google Sheets take: the other way of `readTsv`. What would begin a formula there gets the
 * same mark before it as in a CSV of ours.
 */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\r\n');

function writeCell(text: string): string {
  const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /["\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
