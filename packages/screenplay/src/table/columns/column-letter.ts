/** A column as spreadsheets name it: 0 → `A`, 26 → `AA`. */
export function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest;
}
