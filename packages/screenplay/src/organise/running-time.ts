const MARK = String.raw`(\d{1,2})\s*[:'′]\s*(\d\d)["″]?(?::\d\d)?`;
const RUNNING_TIME = new RegExp(String.raw`[([]?\s*${MARK}\s*[~-]\s*${MARK}\s*[)\]]?`);

/** `(0:04~0:10)`: from where to where the shot runs in a spot or a clip; no clock, which would tell hours apart. */
export function blankOutRunningTime(folded: string): string {
  return folded.replace(RUNNING_TIME, (whole, ...found: string[]) => {
    const [from, fromRest, to, toRest] = found.slice(0, 4).map(Number) as [number, number, number, number];
    const length = to * 60 + toRest - from * 60 - fromRest;
    return from < 10 && length > 0 && length < 60 ? ' '.repeat(whole.length) : whole;
  });
}
