import { readPresent } from '../cues/present-list.ts';
import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import type { AcceptedHeading } from './accept-headings.ts';
import { readTail } from './heading-tail.ts';
import type { HeadingTail } from './heading-tail-fields.ts';

const PLACE_LABEL = /^(?:장\s*소|곳|배경|LOCATION|PLACE|SET)\s*:\s*(.+)$/i;
const TIME_LABEL = /^(?:시\s*간|때|시\s*각|TIME)\s*:\s*(.+)$/i;

export interface HeadingDetails {
  tail: HeadingTail;
  /** Source lines that belong to the heading: `장소: …`, `시간: …`, or the place on a line of its own. */
  lines: number[];
}

/** Place and time of a heading that keeps them on the lines below (`===== S1 =====` / `장소: …`). */
export function readDetails(heading: AcceptedHeading, lines: readonly SourceLine[]): HeadingDetails {
  const at = heading.candidate.at;
  let tail = heading.candidate.tail;
  const used: number[] = [];
  for (let i = at + 1; i <= at + 3 && i < lines.length; i++) {
    const text = foldWidth((lines[i] as SourceLine).text);
    const place = PLACE_LABEL.exec(text)?.[1];
    const time = TIME_LABEL.exec(text)?.[1];
    if (place) tail = mergeTails(tail, readTail(place));
    else if (time) tail = withTime(tail, time);
    else if (i === at + 1 && saysNothing(tail) && standsForPlace(text))
      tail = mergeTails(tail, readTail(text));
    else if (i === at + 1 && saysNothing(tail) && standsAbove(text, lines[i + 1])) {
      tail = mergeTails(tail, readTail(`${text} / ${lines[i + 1]?.text}`));
      used.push(i, i + 1);
      break;
    } else if (readPresent(text).length > 0) continue;
    else break;
    used.push(i);
  }
  return { tail, lines: used };
}

/** Whether a heading is a number and nothing else: its place stands below. */
export function saysNothing(tail: HeadingTail): boolean {
  return tail.setName === null && tail.timeText === null && !tail.omitted && tail.same === null;
}

const FLAG_ALONE = /^(?:몽타주|몽타쥬|인서트|회상|플래시백)$/;

/** `🏢 카페 (낮)` below `SCENE 1`. */
function standsForPlace(text: string): boolean {
  if (text.length > 40 || /[.?!…"“]$|(?<!\d):|:(?!\d)/.test(text)) return false;
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

function withTime(tail: HeadingTail, text: string): HeadingTail {
  const { timeText, timeOfDay, relativeTime } = readTail(text);
  if (timeText === null) return { ...tail, timeText: text.trim(), timeOfDay: null, relativeTime: false };
  return { ...tail, timeText: text.trim(), timeOfDay, relativeTime };
}

function mergeTails(own: HeadingTail, below: HeadingTail): HeadingTail {
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
  };
}
