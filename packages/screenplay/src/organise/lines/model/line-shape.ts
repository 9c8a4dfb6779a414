import { readsAsEnglishAction } from '../../cues/english-action.ts';
import { isTransition } from '../../words/labels.ts';
import { leadingSetting } from '../../words/setting-words.ts';
import { readTime } from '../../words/time-words.ts';
import { foldWidth } from '../normalise-text.ts';

/** What a line looks like by itself, before anything around it: closed classes of words, never others. */
export interface LineShape {
  /** Without marks of revision at its right edge. */
  text: string;
  caps: 'all' | 'most' | 'title' | 'begins' | 'lower' | 'none';
  words: number;
  start: string;
  end: string;
  parens: 'whole' | 'opens' | 'closes' | 'begins' | 'ends' | 'inside' | 'none';
  /** What the line is known by: a keyword of headings, a transition, furniture of a page, a shot. */
  mark: LineMark;
  /** Ends with a time of day. */
  timed: boolean;
  /** Spoken to or by somebody (`I`, `you`, `don't`), or told of a third person. */
  voice: 'spoken' | 'told' | 'both' | 'none';
  /** The name that the line would be a cue of; '' where it cannot be one. */
  name: string;
  /** Carries a mark that only cues have: (V.O.), (CONT'D). */
  voiced: boolean;
}

export type LineMark =
  | 'setting'
  | 'transition'
  | 'to'
  | 'more'
  | 'continued'
  | 'number'
  | 'omitted'
  | 'part'
  | 'end'
  | 'shot'
  | 'later'
  | 'flag'
  | 'date'
  | 'none';

const MARKS: readonly (readonly [LineMark, RegExp])[] = [
  ['more', /^[([]?\s*MORE\s*[)\]]?$/i],
  ['continued', /^\(?\s*(?:CONTINUED|CONT['’]?D)\s*:?\s*\)?\s*:?(?:\s*\(?\d+\)?)?$/i],
  ['number', /^[-–—([]?\s*(?:page\s*)?[A-Z]?\d{1,4}[A-Z]{0,2}\s*[-–—)\].*]*$/i],
  ['omitted', /^(?:[A-Z]?\d{1,4}[A-Z]?\.?\s+)?(?:OMIT(?:TED)?|(?:SCENE\s+)?DELETED|CUT)\b.{0,24}$/],
  [
    'part',
    /^(?:END\s+OF\s+)?(?:COLD\s+OPEN|TEASER|TAG|PROLOGUE|EPILOGUE|ACT\s+(?:[IVX]+|\d+|ONE|TWO|THREE|FOUR|FIVE|SIX))\b.{0,12}$/,
  ],
  ['end', /^(?:THE\s+END|END|FIN|END\s+CREDITS.*|ROLL\s+CREDITS.*)\.?$/i],
  [
    'shot',
    /^(?:(?:EXTREME\s+|TIGHT\s+)?CLOSE(?:[\s-]*UP)?|ANGLE|ANOTHER\s+ANGLE|NEW\s+ANGLE|WIDER?|WIDE\s+SHOT|HIGH\s+ANGLE|LOW\s+ANGLE|REVERSE|P\.?O\.?V\.?|INSERT|ON|BACK\s+TO|TWO[\s-]SHOT|FULL\s+SHOT|MED(?:IUM)?\.?\s+SHOT|LONG\s+SHOT|AERIAL|TRACKING|MOVING|SHOT|CAMERA|SUPER(?:IMPOSE)?|TITLE|CAPTION|CHYRON|VIEW|FAVOU?RING|RESUME|SERIES\s+OF|INTERCUT|CRANE|PAN|ECU|CU|ELS|LS|MS)\b/,
  ],
  [
    'later',
    /^(?:(?:A\s+(?:LITTLE|FEW|SHORT|WHILE)|MOMENTS?|MINUTES?|HOURS?|DAYS?|WEEKS?|MONTHS?|YEARS?|LATER|MEANWHILE|SAME\s+TIME|THE\s+NEXT|NEXT)\b|.{0,24}\bLATER\b).{0,24}$/,
  ],
  [
    'flag',
    /^(?:MONTAGE|FLASH\s?BACK|DREAM|BEGIN|END\s+(?:OF\s+)?(?:MONTAGE|FLASHBACK)|TITLES?|MAIN\s+TITLES?)\b/,
  ],
  ['date', /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b|\b(?:REV(?:ISED|ISION|\.)?|DRAFT)\b.*\d/i],
];

const VOICED =
  /\(\s*(?:V\.?\s?O|O\.?\s?S|O\.?\s?C|CONT|CONTINUING|FILTERED|PRE-?LAP|SUBTITLE|INTO|ON\s|OVER)/i;
const SPOKEN =
  /\b(?:I|you|we|me|my|your|our|us|mine|yours|let's|gonna|wanna|gotta|yeah|yes|no|okay|please|thanks|sorry|hey|oh|well)\b|\b\w+['’](?:m|re|ve|ll|d|t)\b|\?/i;
const TOLD =
  /\b(?:he|she|they|his|her|their|him|them|himself|herself|it's|its)\b|\b[A-Za-z]+['’]s\s+(?:face|eyes|hands?|head)\b/i;

/** Marks of revision stand at the right edge, behind a gap; numbers of a scene at either edge. */
const REVISED = /\s+\*+$/;

export function readShape(written: string): LineShape {
  const text = foldWidth(written).replace(REVISED, '');
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  const words = text.split(/\s+/).length;
  const caps = capsOf(text, upper, lower);
  const mark = markOf(text, caps);
  const spoken = SPOKEN.test(text);
  const told = TOLD.test(text) || (lower > 0 && readsAsEnglishAction(text));
  const name = nameOf(text, mark);
  return {
    text,
    caps,
    words,
    start: startOf(text),
    end: endOf(text),
    parens: parensOf(text),
    mark,
    timed: words <= 14 && upper > lower && endsWithTime(text),
    voice: spoken ? (told ? 'both' : 'spoken') : told ? 'told' : 'none',
    name,
    voiced: name !== '' && VOICED.test(text),
  };
}

function capsOf(text: string, upper: number, lower: number): LineShape['caps'] {
  if (upper + lower === 0) return 'none';
  const bare = lower > 0 ? text.replace(/\([^()]*\)?/g, '') : text;
  const small = lower > 0 ? (bare.match(/\p{Ll}/gu)?.length ?? 0) : 0;
  const big = bare.match(/\p{Lu}/gu)?.length ?? 0;
  if (small === 0 && big > 0) return 'all';
  if (big > small) return 'most';
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))) return 'title';
  return /^\P{L}*\p{Lu}/u.test(text) ? 'begins' : 'lower';
}

function markOf(text: string, caps: LineShape['caps']): LineMark {
  const setting = leadingSetting(text.replace(/^[A-Z]{0,2}\d{1,4}[A-Z]{0,2}[.)]?\s+/, ''));
  if (setting?.strong) return 'setting';
  const found = MARKS.find(([, form]) => form.test(text));
  if (found?.[0] === 'more' || found?.[0] === 'continued' || found?.[0] === 'number') return found[0];
  if (isTransition(text)) return 'transition';
  if (caps === 'all' && /\bTO:?$/.test(text)) return 'to';
  return found?.[0] ?? 'none';
}

function startOf(text: string): string {
  if (text.startsWith('(')) return '(';
  if (/^["'“‘]/.test(text)) return '"';
  if (/^(?:\.\.|…)/.test(text)) return '...';
  if (/^-/.test(text)) return '-';
  if (/^\d/.test(text)) return '1';
  if (/^\p{Lu}/u.test(text)) return 'A';
  return /^\p{Ll}/u.test(text) ? 'a' : '*';
}

function endOf(text: string): string {
  if (/(?:\.\.\.?|…)["'”’]?$/.test(text)) return '...';
  if (/--?$/.test(text)) return '-';
  const last = /([.,?!:;)])["'”’]?$/.exec(text)?.[1];
  if (last) return last;
  return /\d$/.test(text) ? '1' : /\p{Lu}$/u.test(text) ? 'A' : 'a';
}

function parensOf(text: string): LineShape['parens'] {
  const open = text.lastIndexOf('(');
  const close = text.lastIndexOf(')');
  const first = text.indexOf('(');
  const firstClose = text.indexOf(')');
  if (open < 0 && close < 0) return 'none';
  if (firstClose >= 0 && (first < 0 || firstClose < first)) return 'closes';
  if (open > close) return first === 0 ? 'opens' : 'inside';
  if (first === 0) return /\)["'.,…\s]*$/.test(text) ? 'whole' : 'begins';
  return /\)$/.test(text) ? 'ends' : 'inside';
}

function endsWithTime(text: string): boolean {
  const last = text
    .replace(/\s+\d{1,4}[A-Z]?$/, '')
    .replace(/\s*\([^()]*\)$/, '')
    .split(/\s+[-–]+\s*|\s*[-–]+\s+|--+|\.\s+|\/|,\s*/)
    .at(-1);
  return last !== undefined && last.length <= 24 && readTime(last) !== null;
}

/** `SARAH (V.O.)`, `OLD MAN #2`: what could be a name, without what stands in parentheses. */
function nameOf(text: string, mark: LineMark): string {
  if (mark !== 'none' && mark !== 'shot' && mark !== 'later') return '';
  const base = text
    .replace(/\s*\([^()]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (base.length < 1 || base.length > 38 || base.split(' ').length > 5) return '';
  if (!/^\p{L}|^#?\d+\s?\p{L}/u.test(base) || /[!?:;,"]$|\.\.|--|[a-z]\.$/.test(base)) return '';
  return base.toUpperCase();
}
