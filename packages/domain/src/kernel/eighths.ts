/** Eighths of a page as the field writes them: 11 → `1 3/8`, 8 → `1`, 3 → `3/8`. */
export function formatEighths(eighths: number): string {
  const whole = Math.floor(eighths / 8);
  const rest = eighths % 8;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/8` : `${whole} ${rest}/8`;
}
