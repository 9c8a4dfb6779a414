import type { DateText } from '../kernel/date.ts';
import { type Availability, type AvailabilityEntry, availabilityEntrySchema } from './availability.ts';
import { type AvailabilityWord, availabilityWords } from './availability-words.ts';

export interface ReadAvailability {
  readonly entries: Availability;
  /** Lines of which nothing is taken, since not all of them is understood. */
  readonly unread: readonly { readonly line: string; readonly why: string }[];
}

type Kind = AvailabilityEntry['kind'];
type Stretch = {
  -readonly [K in keyof AvailabilityEntry]: K extends 'kind' ? Kind | null : AvailabilityEntry[K];
};

const [WHICH, HOW_LONG, WHOSE, WHAT] = [
  '가능인지 불가인지 적어 주세요.',
  '언제부터 언제까지인지 적어 주세요.',
  '시각은 어느 날의 것인지 한 줄에 하루씩 적어 주세요.',
  '날짜와 불가·가능을 12/3, 12/5~7 불가처럼 적어 주세요.',
];

/**
 * AV6: what a message or a cell says of days: `12/3, 12/5~7 불가`, `12월 10일(목) 오후 가능`, `불가: 3일, 5일`. Of a line that is
 * not understood as a whole nothing is taken. A heading (`불가`) holds for the lines below it that say neither.
 * @param near of dates without a year the nearest to it are meant, of days without a month those of its month
 */
export function readAvailability(text: string, near: DateText): ReadAvailability {
  const entries: AvailabilityEntry[] = [];
  const unread: { line: string; why: string }[] = [];
  let heading: Kind | null = null;
  for (const line of text.normalize('NFKC').split(/[\r\n;]+/)) {
    if (line.trim() === '') continue;
    const words = availabilityWords(line, near);
    const read = typeof words === 'string' ? words : entriesOf(words, heading);
    if (typeof read === 'string') unread.push({ line: line.trim(), why: read });
    else entries.push(...read);
    const [first, ...others] = words;
    if (typeof first === 'object' && first.is === 'kind' && others.length === 0) heading = first.kind;
  }
  return { entries, unread };
}

/** What the words of a line say; in Korean, why they say nothing. */
function entriesOf(
  words: readonly AvailabilityWord[],
  heading: Kind | null,
): readonly AvailabilityEntry[] | string {
  const has = (is: AvailabilityWord['is']) => words.some((word) => word.is === is);
  if (!has('date') || has('always')) return words.length === 1 && (has('kind') || has('always')) ? [] : WHAT;
  // What is said before the dates holds for those that follow, else for those before.
  const isBefore = words.find(({ is }) => is === 'date' || is === 'kind')?.is === 'kind';
  const line: Line = { stretches: [], named: 0, isBefore, kind: isBefore ? null : heading, open: null };
  for (const [i, word] of words.entries()) {
    const why = take(line, word, words[i - 1]?.is, words[i + 1]?.is);
    if (why) return why;
  }
  if (line.open !== null) return HOW_LONG;
  if (isBefore && words.at(-1)?.is === 'kind') return WHAT;
  if (line.stretches.some(({ kind }) => kind === null)) return WHICH;
  const read = line.stretches.map((stretch) => availabilityEntrySchema.safeParse(stretch).data);
  return read.every((entry) => entry !== undefined) ? read : HOW_LONG;
}

/** A line as far as it has been read. */
interface Line {
  readonly stretches: Stretch[];
  /** So many of them have got their kind. */
  named: number;
  readonly isBefore: boolean;
  /** What stretches begin with. */
  kind: Kind | null;
  /** What waits for its end. */
  open: 'date' | 'clock' | null;
}

type Is = AvailabilityWord['is'] | undefined;

/** Takes one word more; in Korean, why it cannot. */
function take(line: Line, word: AvailabilityWord, before: Is, next: Is): string | undefined {
  const { stretches, open } = line;
  const last = stretches.at(-1);
  switch (word.is) {
    case 'date': {
      if (open === 'clock') return HOW_LONG;
      if (open === 'date') last!.to = word.date;
      else
        stretches.push({
          ...{ kind: line.kind, from: word.date, to: word.date },
          ...{ start: null, end: null, note: '' },
        });
      line.open = null;
      return undefined;
    }
    case 'from':
      if (open !== null || (before !== 'date' && before !== 'clock')) return HOW_LONG;
      line.open = before;
      return undefined;
    case 'until':
      // `5일부터 7일까지`: the end of what has begun.
      return open !== null || before !== 'date' || last!.from === last!.to ? HOW_LONG : undefined;
    case 'clock':
    case 'half':
      return takeHours(line, word, next);
    case 'kind':
      return takeKind(line, word.kind);
    case 'note':
      if (last) last.note = word.text;
      return undefined;
    default:
      return undefined;
  }
}

function takeKind(line: Line, kind: Kind): string | undefined {
  const { stretches, named } = line;
  if (line.open !== null) return HOW_LONG;
  if (line.isBefore) line.kind = kind;
  else if (named === stretches.length) return WHAT;
  else for (const stretch of stretches.slice(named)) stretch.kind = kind;
  line.named = stretches.length;
  return undefined;
}

/** Hours are of the one day before them: of several nobody knows whether they are of all. */
function takeHours(
  line: Line,
  word: Extract<AvailabilityWord, { is: 'clock' | 'half' }>,
  next: Is,
): string | undefined {
  const { stretches, named, open } = line;
  const last = stretches.at(-1);
  if (!last || stretches.length - named !== 1) return WHOSE;
  line.open = null;
  if (word.is === 'half') {
    if (open !== null) return HOW_LONG;
    last.start = word.start;
    last.end = word.end;
  } else if (open !== null || word.side === 'to') {
    if (word.side === 'from') return HOW_LONG;
    last.end = word.minutes;
  } else {
    // `18시` alone says no side of it.
    if (word.side === null && next !== 'from') return HOW_LONG;
    last.start = word.minutes;
  }
  return undefined;
}
