/** `-30`, `30`, `+30`, empty for none: minutes before (−) or after the day's call, at most half a day. Else null. */
export function parseOffset(text: string): number | null {
  const written = text.trim().replace('−', '-');
  if (written === '') return 0;
  if (!/^[+-]?\d{1,3}$/.test(written)) return null;
  const minutes = Number(written);
  return Math.abs(minutes) <= 720 ? minutes : null;
}
