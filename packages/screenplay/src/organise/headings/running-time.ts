const MARK = String.raw`(\d{1,2})\s*[:'′]\s*(\d\d)["″]?(?::\d\d)?`;
const RUNNING_TIME = new RegExp(String.raw`[([]?\s*${MARK}\s*[~-]\s*${MARK}\s*[)\]]?`);

const PAGES = /[-|,/([]?\s*(?:\d{1,2}\s+)?[1-7]\s?\/\s?8\s*(?:p|pg|page|pages|쪽|페이지)?\.?\s*[)\]]?\s*$/i;

/** Takes how long a scene is from the end of its heading, in eighths (`- 3/8p`), leaving spaces. */
export const blankOutPages = (folded: string): string =>
  folded.replace(PAGES, (whole) => ' '.repeat(whole.length));

/** `(0:04~0:10)`: from where to where the shot runs in a spot or a clip; no clock, which would tell hours apart. */
export function blankOutRunningTime(folded: string): string {
  return folded.replace(RUNNING_TIME, (whole, ...found: string[]) => {
    const [from, fromRest, to, toRest] = found.slice(0, 4).map(Number) as [number, number, number, number];
    const length = to * 60 + toRest - from * 60 - fromRest;
    return from < 10 && length > 0 && length < 60 ? ' '.repeat(whole.length) : whole;
  });
}
