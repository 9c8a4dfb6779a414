/** What all rows have alike, or nothing. */
export function commonText(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : '';
}
