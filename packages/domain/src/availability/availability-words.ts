import { type ClockMinutes, parseClock } from '../kernel/clock.ts';
import { addDays, type DateText, dateSchema, weekdayOf } from '../kernel/date.ts';
import { readDate } from '../kernel/read-date.ts';
import type { AvailabilityEntry } from './availability.ts';

/** What a line about days is made of. */
export type AvailabilityWord =
  | { readonly is: 'date'; readonly date: DateText }
  | { readonly is: 'clock'; readonly minutes: ClockMinutes; readonly side: 'from' | 'to' | null }
  | { readonly is: 'half'; readonly start: ClockMinutes | null; readonly end: ClockMinutes | null }
  | { readonly is: 'from' | 'until' | 'always' }
  | { readonly is: 'kind'; readonly kind: AvailabilityEntry['kind'] }
  | { readonly is: 'note'; readonly text: string };

const [NOON, EVENING] = [12 * 60, 18 * 60];
const WEEKDAYS = '일월화수목금토';

/** `2026년 12월 1일`, `26.12.1`: the same sign twice, since `12/5-7` is two days. */
const FULL =
  /(\d{4}|\d{2})\s*(?:년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일?|([-./])\s*(\d{1,2})\s*\4\s*(\d{1,2})일?)/y;
/** `12월 1일`, `12/1`, `12.1`. No dash: `5-7일` is two days. */
const MONTH_DAY = /(\d{1,2})\s*(?:월|[./])\s*(\d{1,2})\s*일?/y;
const DAY = /(\d{1,2})\s*(일?)/y;
const WEEKDAY = /\.?\s*\(?([일월화수목금토])(?:요일)?\)?(?=[\s,~–—∼-]|$)/y;
const CLOCK =
  /((?:오전|오후)?\s*\d{1,2}(?::[0-5]\d|시(?:\s*(?:[0-5]?\d분|반))?))\s*(부터|이후|까지|이전|전(?!부)|후)?/y;
/** `13~18시`: the first of two says its unit with the second. */
const HOURS = /((?:오전|오후)?\s*\d{1,2})(?=\s*[~–—∼-]\s*(?:오전|오후)?\s*\d{1,2}(?:시|:))/y;
const HALF = /(오전|오후|저녁|밤)(?:에는?|만|은|시간)?(?!\s*\d)/y;
const WHOLE = /(?:하루\s*)?종일|하루\s*내내|올데이|모두|전부/y;
const FROM = /[~–—∼-]|부터|에서/y;
const UNTIL = /까지/y;
const ALWAYS = /언제나\s*가능|언제든(?:지)?\s*가능/y;
const KIND =
  /(불가능?|촬영\s*불가|안\s*(?:됩니다|되는|됨|돼요?|되요?)|못\s*(?:합니다|해요|함|가요|나와요)|x(?![a-z]))|(가능|됩니다|되는|돼요|됨|ok(?![a-z])|o(?![a-z]))/iy;
const NOTE = /\(([^()]*)\)/y;
/** What says nothing by itself. */
const FILL =
  /[\s,·/:&.]+|(?:합니다|해요|함|이에요|예요|입니다|이요|요|날짜|날|일정|스케줄|일|은|는|이|가|에|만|와|과|및|그리고|도)(?=[\s,.:]|$)/y;
/** A chat says first who speaks. */
const SPEAKER = /^\s*[^\d:,()]{1,20}\s*:\s*(?=\S)/;

/** AV6: the words of a line in their order; in Korean, what of it is not understood. */
export function availabilityWords(line: string, near: DateText): readonly AvailabilityWord[] | string {
  const words: AvailabilityWord[] = [];
  const speaker = SPEAKER.exec(line)?.[0] ?? '';
  let at = matchAt(KIND, line, 0) ? 0 : speaker.length;
  let last: DateText | null = null;
  while (at < line.length) {
    const rest = line.slice(at);
    const word = wordAt(line, at, near, last);
    if (word === null) return `무슨 뜻인지 알 수 없어요: ‘${rest.trim().slice(0, 20)}’`;
    if ('why' in word) return word.why;
    at += word.length;
    if (!word.word) continue;
    words.push(word.word);
    if (word.word.is === 'date') last = word.word.date;
  }
  return words;
}

/** A word, and how long it is; without one, letters that say nothing. */
type Found = { readonly length: number; readonly word?: AvailabilityWord } | { readonly why: string };

/** The word that begins there; null: none does. */
function wordAt(line: string, at: number, near: DateText, last: DateText | null): Found | null {
  const found = (sign: RegExp) => matchAt(sign, line, at);
  const as = ({ 0: { length } }: RegExpExecArray, word?: AvailabilityWord): Found =>
    word ? { length, word } : { length };
  const always = found(ALWAYS);
  if (always) return as(always, { is: 'always' });
  const clock = found(CLOCK) ?? found(HOURS);
  if (clock) return clockWord(clock);
  const date = dateAt(line, at, near, last);
  if (date) return date;
  const half = found(HALF);
  if (half) return as(half, halfOf(half[1]!));
  const kind = found(KIND);
  if (kind) return as(kind, { is: 'kind', kind: kind[1] ? 'unavailable' : 'available' });
  const note = found(NOTE);
  if (note) return as(note, { is: 'note', text: note[1]!.trim().slice(0, 120) });
  const [from, until] = [found(FROM), found(UNTIL)];
  if (from) return as(from, { is: 'from' });
  if (until) return as(until, { is: 'until' });
  const silent = found(WHOLE) ?? found(FILL);
  return silent && as(silent);
}

function clockWord({ 0: { length }, 1: said = '', 2: suffix = '' }: RegExpExecArray): Found {
  const minutes = parseClock(/[:시]/.test(said) ? said.trim() : `${said.trim()}시`);
  if (minutes === null) return { why: `시각을 읽을 수 없어요: ‘${said.trim()}’` };
  const side = ['부터', '이후', '후'].includes(suffix) ? 'from' : suffix === '' ? null : 'to';
  return { length, word: { is: 'clock', minutes, side } };
}

const halfOf = (word: string): AvailabilityWord =>
  word === '오전'
    ? { is: 'half', start: null, end: NOON }
    : { is: 'half', start: word === '오후' ? NOON : EVENING, end: null };

/** A date, with its day of the week where that is said; null: none begins there. */
function dateAt(line: string, at: number, near: DateText, last: DateText | null): Found | null {
  const read = dateText(line, at, near, last);
  if (!read) return null;
  const weekday = matchAt(WEEKDAY, line, at + read.length);
  const length = read.length + (weekday?.[0].length ?? 0);
  const text = line.slice(at, at + length).trim();
  if (read.date === null) return { why: `날짜를 읽을 수 없어요: ‘${text}’` };
  if (weekday && WEEKDAYS[weekdayOf(read.date)] !== weekday[1])
    return { why: `날짜와 요일이 맞지 않아요: ‘${text}’` };
  return { length, word: { is: 'date', date: read.date } };
}

function dateText(line: string, at: number, near: DateText, last: DateText | null) {
  const full = matchAt(FULL, line, at);
  if (full) {
    const [text, year, month = full[5], day = full[6]] = full;
    return { length: text.length, date: readDate(`${year}-${month}-${day}`, near) };
  }
  const inYear = matchAt(MONTH_DAY, line, at);
  if (inYear) return { length: inYear[0].length, date: readDate(`${inYear[1]}/${inYear[2]}`, last ?? near) };
  const inMonth = matchAt(DAY, line, at);
  if (!inMonth) return null;
  // A number alone is a day only after a date.
  const month = last ?? (inMonth[2] === '일' ? near : null);
  return { length: inMonth[0].length, date: month && dayOfMonth(month, inMonth[1]!) };
}

function dayOfMonth(of: DateText, day: string): DateText | null {
  const date = `${of.slice(0, 8)}${day.padStart(2, '0')}`;
  return dateSchema.safeParse(date).success && addDays(date, 0) === date ? date : null;
}

function matchAt(sign: RegExp, line: string, at: number): RegExpExecArray | null {
  sign.lastIndex = at;
  const found = sign.exec(line);
  return found && found[0] !== '' ? found : null;
}
