import { readPresent } from '../cues/present-list.ts';
import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { fieldsBelow } from '../tables/scene-facts-below.ts';
import { looksLikePlace } from '../words/place-words.ts';
import type { AcceptedHeading } from './accept-headings.ts';
import { readTail } from './heading-tail.ts';
import type { HeadingTail } from './heading-tail-fields.ts';
import { readSceneFields } from './scene-fields.ts';

export interface HeadingDetails {
  tail: HeadingTail;
  /** Source lines that belong to the heading: `장소: …`, `시간: …`, or the place on a line of its own. */
  lines: number[];
}

/** Rows of fields below a heading are looked through so far. */
const MOST_ROWS = 10;

/**
 * Place and time of a heading that keeps them on the lines below: in rows with labels (`장소: …`), among rows of other
 * labels too, right below it, in brackets or bare (OG8), or in a table of fields. `until`: the line of the next heading.
 */
export function readDetails(
  heading: AcceptedHeading,
  lines: readonly SourceLine[],
  until: number,
): HeadingDetails {
  const at = heading.candidate.at;
  // A row of a table has told all that it is.
  if (lines[at]?.set) return { tail: heading.candidate.tail, lines: [] };
  const below = readBelow(heading.candidate.tail, at, lines);
  let { tail } = below;
  const used = [...below.lines];
  const told = { place: false, time: false };
  for (let i = at + 1 + used.length; i <= at + MOST_ROWS && i < lines.length && !lines[i]?.set; ) {
    const fields = readSceneFields(lines, i);
    if (fields.length === 0) {
      if (readPresent((lines[i] as SourceLine).text).length === 0) break;
      i += 1;
      continue;
    }
    const rows = Math.max(...fields.map((field) => field.rows));
    for (const { kind, value } of fields) {
      if (kind === 'other' || told[kind]) continue;
      told[kind] = true;
      tail = kind === 'time' ? withTime(tail, value) : mergeTails(tail, readTail(value));
      for (let row = i; row < i + rows; row++) used.push(row);
    }
    i += rows;
  }
  const fields = fieldsBelow(lines, at + 1, until);
  return { tail: fields ? mergeTails(tail, fields) : tail, lines: [...new Set(used)] };
}

/** What stands right below a heading that says nothing itself: `카페 (낮)`, `(박물관 로비. 밤)`, `카페` above `낮`. */
function readBelow(tail: HeadingTail, at: number, lines: readonly SourceLine[]): HeadingDetails {
  const text = foldWidth(lines[at + 1]?.text ?? '');
  const isField = readSceneFields(lines, at + 1).some(({ kind }) => kind !== 'other');
  if (!saysNothing(tail) || isField || lines[at + 1]?.set) return { tail, lines: [] };
  if (standsForPlace(text)) return { tail: mergeTails(tail, readTail(text)), lines: [at + 1] };
  const inner = /^[([]([^()[\]]{2,50})[)\]]$/.exec(text)?.[1]?.replace(/^(?:무대|장소|배경)\s*:\s*/, '');
  if (inner && namesPlace(inner)) return { tail: mergeTails(tail, readTail(inner)), lines: [at + 1] };
  if (!standsAbove(text, lines[at + 2])) return { tail, lines: [] };
  return {
    tail: mergeTails(tail, readTail(`${text} / ${lines[at + 2]?.text}`)),
    lines: [at + 1, at + 2],
  };
}

/** `박물관 로비. 밤`, `어느 시골집 마당`: a place, with or without its time, and nothing that is done. */
function namesPlace(inner: string): boolean {
  if (/[가-힣]다\.?$|[?!…]/.test(inner)) return false;
  const { setName, timeText } = readTail(inner);
  return setName !== null && (timeText !== null || looksLikePlace(setName));
}

/** Whether a heading is a number and nothing else: its place stands below. */
export function saysNothing(tail: HeadingTail): boolean {
  return tail.setName === null && tail.timeText === null && !tail.omitted && tail.same === null;
}

const FLAG_ALONE = /^(?:몽타주|몽타쥬|인서트|회상|플래시백)$/;

/** `🏢 카페 (낮)` below `SCENE 1`. */
function standsForPlace(text: string): boolean {
  if (text.length > 40 || /^\d{1,3}[.)]\s/.test(text) || /[.?!…"“]$|(?<!\d):|:(?!\d)/.test(text))
    return false;
  const tail = readTail(text);
  if (tail.flags.length > 0 && (tail.setName !== null || FLAG_ALONE.test(text))) return true;
  return tail.setName !== null && tail.timeText !== null && tail.shape !== 'word';
}

/** `카페` above `낮` or `밤 / 내부`, both below `S#1`. */
function standsAbove(text: string, next: SourceLine | undefined): boolean {
  if (!next || next.blankBefore > 0 || text.length > 24 || /[.?!…:,"“”]/.test(text)) return false;
  const { setName, timeText } = readTail(foldWidth(next.text));
  return setName === null && timeText !== null;
}

export function withTime(tail: HeadingTail, text: string): HeadingTail {
  const { timeText, timeOfDay, relativeTime, runningSeconds } = readTail(text);
  // `시간: 30초` is how long it runs.
  if (timeText === null && (runningSeconds !== null || tail.timeText !== null))
    return { ...tail, runningSeconds: tail.runningSeconds ?? runningSeconds };
  if (timeText === null) return { ...tail, timeText: text.trim(), timeOfDay: null, relativeTime: false };
  return { ...tail, timeText: text.trim(), timeOfDay, relativeTime };
}

export function mergeTails(own: HeadingTail, below: HeadingTail): HeadingTail {
  return {
    ...below,
    setName: below.setName ?? own.setName,
    timeText: below.timeText ?? own.timeText,
    timeOfDay: below.timeOfDay ?? own.timeOfDay,
    setting: own.settingGuessed ? (below.setting ?? own.setting) : (own.setting ?? below.setting),
    omitted: own.omitted || below.omitted,
    flags: [...new Set([...own.flags, ...below.flags])],
    same: own.same ?? (own.setName === null ? below.same : null),
    sameAs: own.sameAs ?? (own.setName === null ? below.sameAs : null),
    keyword: own.keyword || below.keyword,
    runningSeconds: own.runningSeconds ?? below.runningSeconds,
  };
}
