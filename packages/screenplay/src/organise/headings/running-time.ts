/** A point of a film's running time: `0:45`, `1'30"`, `15초`, `2s`, or a bare number before a unit that follows later. */
const POINT = String.raw`(?:(\d{1,2})\s*[:'′]\s*(\d\d)["″]?(?::\d\d)?|(\d{1,3})(?:\.\d+)?)`;
const UNIT = String.raw`\s*(초|분|seconds?|secs?|sec|s(?![a-z#\d])|min(?:utes?)?)?`;
const RANGE = new RegExp(
  String.raw`(?<![\d:])[([]?\s*(?:약\s*)?${POINT}${UNIT}\s*[~〜-]\s*${POINT}${UNIT}\s*[)\]]?(?![\d:])`,
  'i',
);
const LENGTH =
  /(?<=^|[\s([/|,-])(?:약\s*)?(?:(\d{1,3})\s*(?:분|min(?:utes?)?\.?|m(?![a-z])|['′])\s*)?(?:(\d{1,3})(?:\.\d+)?\s*(?:초|seconds?|secs?\.?|s(?![a-z#\d])|["″]))?\s*(?:가량|정도|내외)?(?=\s*(?:[)\]/|,]|$|-\s))/gi;

const PAGES = /[-|,/([]?\s*(?:\d{1,2}\s+)?[1-7]\s?\/\s?8\s*(?:p|pg|page|pages|쪽|페이지)?\.?\s*[)\]]?\s*$/i;

/** Takes how long a scene is from the end of its heading, in eighths (`- 3/8p`), leaving spaces. */
export const blankOutPages = (folded: string): string =>
  folded.replace(PAGES, (whole) => ' '.repeat(whole.length));

/** From where to where a shot runs, in seconds; `units`: told in seconds or minutes by a word, so that it is no clock. */
export interface RunningRange {
  from: number;
  to: number;
  units: boolean;
  start: number;
  end: number;
}

/** The range of running time that a heading states: `(0:04~0:10)`, `0-15초`, `[0s ~ 2s]`; null where there is none. */
export function readRunningRange(folded: string): RunningRange | null {
  const found = RANGE.exec(folded);
  if (!found) return null;
  const [, m1, s1, n1, u1, m2, s2, n2, u2] = found;
  const clocks = m1 !== undefined && m2 !== undefined;
  const unit = u2 ?? u1;
  if (!clocks && (unit === undefined || n1 === undefined || n2 === undefined)) return null;
  const scale = /^(?:분|min)/i.test(unit ?? '') ? 60 : 1;
  const from = clocks ? Number(m1) * 60 + Number(s1) : Number(n1) * scale;
  const to = clocks ? Number(m2) * 60 + Number(s2) : Number(n2) * scale;
  if (to <= from) return null;
  return { from, to, units: !clocks, start: found.index, end: found.index + found[0].length };
}

/**
 * `(0:04~0:10)`: from where to where the shot runs in a spot or a clip. A clock tells hours apart; so a range is running
 * time where it begins at nothing, lasts less than a minute, has a unit, or stands beside a word that tells the time.
 */
export function blankOutRunningTime(folded: string, wordTellsTime = false): string {
  const range = readRunningRange(folded);
  if (!range) return folded;
  const { from, to, units, start, end } = range;
  const isRunning = units || wordTellsTime || from === 0 || (from < 600 && to - from < 60);
  return isRunning ? folded.slice(0, start) + ' '.repeat(end - start) + folded.slice(end) : folded;
}

/** How long the scene runs as its heading says, in seconds: `- 30초`, `(1분 20초)`, `(0:04~0:10)`; null: not said. */
export function readRunningSeconds(folded: string): number | null {
  const range = readRunningRange(folded);
  if (range && blankOutRunningTime(folded) !== folded) return range.to - range.from;
  for (const found of folded.matchAll(LENGTH)) {
    const [, minutes, seconds] = found;
    if (minutes === undefined && seconds === undefined) continue;
    return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  }
  return null;
}
