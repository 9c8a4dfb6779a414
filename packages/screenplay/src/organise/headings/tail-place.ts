import { foldWidth } from '../lines/normalise-text.ts';
import { settingOfPlace } from '../words/place-words.ts';
import { readSetting } from '../words/setting-words.ts';
import { readStoryFlag } from '../words/story-flags.ts';
import { readTime } from '../words/time-words.ts';
import type { HeadingTail } from './heading-tail-fields.ts';
import { withoutShot } from './shot-words.ts';
import { BOTH_SETTINGS, type Piece } from './tail-pieces.ts';

/**
 * Sets the place of a tail from the phrases that say nothing else, as the file writes them; and inside or outside
 * where the place tells it.
 */
export function setPlace(original: string, folded: string, places: Piece[], tail: HeadingTail): void {
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) {
    if (tail.flags[0] && !tail.omitted && tail.same === null)
      tail.setName = flagAsWritten(original) ?? tail.flags[0];
    return;
  }
  const span = folded.slice(first.start, last.end);
  const whole = !/\s{3,}/.test(span) && readsThrough(folded, places);
  const start = first.start;
  let text = whole
    ? original.slice(start, last.end)
    : places.map((p) => original.slice(p.start, p.end)).join(' ');
  if (tail.timeText === null) text = cutTrailingTime(text, tail);
  text = text.replace(CLOSING_MARKS, '');
  text = withoutShot(cutTrailingFlag(cutTrailingSetting(text, tail), tail));
  text = unwrap(text);
  text = text
    .replace(/^(?:\s|[■□●○◎◆◇★☆▣◈▶▷►•]|\p{Extended_Pictographic}|\uFE0F)+/u, '')
    .replace(CLOSING_MARKS, '');
  if (/^[가-힣\s]+에서$/.test(text)) text = text.slice(0, -2);
  const name = text.replace(/\s+/g, ' ').trim();
  tail.setName = name === '' ? null : name;
  takeReference(tail);
  guessSetting(tail);
}

/** `MONTAGE`: an English script keeps its own word. */
const flagAsWritten = (original: string): string | undefined =>
  /[가-힣]/.test(original) ? undefined : /\p{L}+(?: \p{L}+)*/u.exec(original)?.[0];

/** What set the place apart from what stood behind it. */
const CLOSING_MARKS = /[\s.,/:;·ㆍ~|-]+$/;

const REFERENCE =
  /^(?:(?:S\s*#?|씬|#)?\s*(\d{1,4})\s*(?:씬|번)?(?:\s*(?:과|와)\s*(?:동일|같음|같은\s*(?:장소|곳|데)?.*)(?:한\s*장소)?|씬(?:\s*(?:과\s*같은\s*)?장소)?)|(?:S\s*#?|씬|#)\s*(\d{1,4}))$/;

/** `31과 동일`: the place is that of another scene. */
function takeReference(tail: HeadingTail): void {
  const found = REFERENCE.exec(tail.setName ?? '');
  const scene = found?.[1] ?? found?.[2];
  if (!found || scene === undefined || (tail.same === null && !/[과와]|장소/.test(found[0]))) return;
  tail.sameAs = Number(scene);
  tail.same = 'whole';
  tail.setName = null;
}

const WRAPPED =
  /^(?:「(.+)」|『(.+)』|<([^<>]+)>|《(.+)》|〈(.+)〉|\[([^[\]]+)\]|"([^"]+)"|“([^”]+)”|‘([^’]+)’|'([^']+)'|\(([^()]+)\))$/;

/** `「카페」`: marks around the whole name are no part of it. */
function unwrap(text: string): string {
  const found = WRAPPED.exec(text.trim());
  return found?.slice(1).find((inner) => inner !== undefined) ?? text;
}

/** Whether nothing that was understood stands between the first and the last place piece. */
function readsThrough(folded: string, places: Piece[]): boolean {
  return places.every((piece, i) => {
    const next = places[i + 1];
    return !next || !/[가-힣A-Za-z]/.test(folded.slice(piece.end, next.start));
  });
}

function cutTrailingTime(text: string, tail: HeadingTail): string {
  const words = text.split(/\s+/);
  for (const take of [3, 2, 1]) {
    if (words.length <= take) continue;
    const phrase = words.slice(-take).join(' ');
    const time = readTime(phrase);
    if (
      !time ||
      /의$/.test(words.at(-take - 1) ?? '') ||
      (take === 1 && /^[A-Z]$/.test(phrase) && words.length < 2) ||
      // `BALLROOM NEW YEAR'S EVE`: a day, which alone is no evening.
      (take === 1 && /^EVE$/i.test(phrase))
    )
      continue;
    tail.timeOfDay = time.timeOfDay;
    tail.timeText = phrase;
    tail.relativeTime = time.relative;
    tail.shape = 'word';
    const rest = text.slice(0, text.lastIndexOf(words.at(-take) as string)).trimEnd();
    // `카페 낮 이어서`: the time itself stands before what only follows from it.
    return time.relative && readTime(rest.split(/\s+/).at(-1) ?? '')?.timeOfDay
      ? cutTrailingTime(rest, tail)
      : rest;
  }
  return text;
}

/** `카페 내부`, `카페 실내`: the formal word is no part of the name; `차 안` is. */
function cutTrailingSetting(text: string, tail: HeadingTail): string {
  const both = BOTH_SETTINGS.exec(foldWidth(text));
  if (both && both.index > 0 && text.slice(both.index + both[0].length).trim() === '') {
    tail.setting = 'INT/EXT';
    return text.slice(0, both.index).trimEnd();
  }
  const formal = /^(.+?)\s+(실내|실외|내부|외부|INT\.?|EXT\.?)$/i.exec(text);
  if (!formal?.[1] || !formal[2]) return text;
  tail.setting ??= readSetting(formal[2]);
  return formal[1];
}

/** `휴대폰 화면 인서트`: how it is told is no part of the place; `도심 몽타주`, `떡의 상상` are named by it. */
function cutTrailingFlag(text: string, tail: HeadingTail): string {
  const found = /^(.*\S)\s+(\S+)$/.exec(text);
  const flag = found?.[2] ? readStoryFlag(found[2]) : null;
  // `WARD'S FLASHBACK`: whose it is belongs to the name.
  if (!found?.[1] || flag === null || /^과거/.test(found[2] ?? '') || /['’]S$/i.test(found[1])) return text;
  if (!tail.flags.includes(flag)) tail.flags.push(flag);
  return (flag === '인서트' || flag === '회상') && !/의$/.test(found[1]) ? found[1] : text;
}

function guessSetting(tail: HeadingTail): void {
  if (tail.setting !== null || tail.setName === null) return;
  const found = settingOfPlace(tail.setName.replace(/\s*\([^)]*\)$/, ''));
  if (!found) return;
  tail.setting = found.setting;
  tail.settingGuessed = found.guessed;
}
