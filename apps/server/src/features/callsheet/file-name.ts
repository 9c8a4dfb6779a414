/** A name that every system can keep: what is not allowed in file names becomes a space. */
export function fileName(
  parts: readonly string[],
  extension: 'pdf' | 'xlsx' | 'png' | 'csv' | 'ics' | 'uss' | 'fdx',
): string {
  const safe = parts
    .map((part) =>
      part
        .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
  return `${safe.join('_').slice(0, 120)}.${extension}`;
}
