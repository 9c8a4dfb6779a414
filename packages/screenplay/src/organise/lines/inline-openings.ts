import type { Paragraph, TextRange } from '../../paragraph.ts';
import { isLabel } from '../words/labels.ts';

/** Finds where lines begin inside a paragraph though no break says so. */
export type InlineOpenings = (paragraph: Paragraph) => readonly number[];

/** A bold run, a label in brackets or a name before a colon, as it stands in its paragraph. */
interface Opening {
  at: number;
  name: string;
  /** Carries its own mark (colon, parenthesis, bracket); else only where it stands tells it from a word in bold. */
  isMarked: boolean;
}

/**
 * One paragraph may hold many lines (OG71): bold runs, labels in brackets and names before a colon open one each, where
 * a sentence has ended. What opens lines is asked of the whole document first: a word in bold that goes on with a
 * particle is part of its sentence.
 */
export function inlineOpenings(paragraphs: readonly Paragraph[]): InlineOpenings {
  const plain = paragraphs.filter((paragraph) => paragraph.kind === undefined);
  const heads = headCounts(plain);
  const names = new Set([...heads].flatMap(([name, count]) => (count >= 2 ? [name] : [])));
  const glued = plain.filter((paragraph) => endOfBoldHeading(paragraph) !== null).length >= 2;
  let marked = 0;
  for (const paragraph of plain)
    for (const { at, isMarked } of boldOpenings(paragraph)) if (at > 0 && isMarked) marked += 1;
  return (paragraph) => {
    if (paragraph.kind !== undefined || paragraph.text.length > MOST) return [];
    const bold = boldOpenings(paragraph).filter(({ at, name, isMarked }) => {
      if (isMarked || (endsBefore(paragraph.text, at) && (names.has(name) || marked >= 3))) return true;
      // Speech without a full stop before the next name, in a document that has its names in bold.
      return marked >= 3 && names.has(name) && /\s$/.test(paragraph.text.slice(0, at));
    });
    const found = [
      ...bold,
      ...bracketOpenings(paragraph.text, heads),
      ...colonOpenings(paragraph.text, names),
    ];
    const behindHeading = glued ? endOfBoldHeading(paragraph) : null;
    const places = [...found.map(({ at }) => at), ...(behindHeading === null ? [] : [behindHeading])];
    return [...new Set(places)].sort((a, b) => a - b);
  };
}

/** A paragraph that is longer holds a document without breaks: nothing there says where lines are. */
const MOST = 20_000;

const SENTENCE_END = /[.?!…~"”'’)\]」』】>]\s*$/;
const endsBefore = (text: string, at: number): boolean =>
  at === 0 || text[at - 1] === '\n' || SENTENCE_END.test(text.slice(Math.max(0, at - 8), at));

const NAME = /^[가-힣A-Za-z][가-힣A-Za-z0-9·&/ ]{0,15}$/;
/** A particle, a comma, or the end of a sentence: the word in bold is part of it. */
const GOES_ON =
  /^(?:[,.、]|(?:이?[은는이가을를의와과도만로]|으로|에게|에서|에|한테|께서|이?라[는고]?|이?다|[이]?나|부터|까지|처럼|보다|들[이은을]?)(?=[\s,.]|$))/;
const MARK = /^\s*:|^\s?\([^()\n]{1,40}\)/;

function boldOpenings({ text, bold }: Paragraph): Opening[] {
  return joinAcrossSpace(bold, text).flatMap(([from, to]): Opening[] => {
    const run = text.slice(from, to);
    const at = from + (run.length - run.trimStart().length);
    const inner = run.trim();
    const bracketed = /^(?:\([^()]{1,6}\)\s*)?[[<【〈《]([^\]>】〉》\n]{1,12})[\]>】〉》]:?$/.exec(
      inner,
    )?.[1];
    if (bracketed !== undefined) return [{ at, name: inner, isMarked: true }];
    const name = inner.replace(/\s*\([^()]*\)\s*:?$|\s*:$/, '');
    if (!NAME.test(name) || name.split(' ').length > 3) return [];
    const after = text.slice(to, to + 60);
    const colon = /:$/.test(inner) || /^\s*:/.test(after);
    const mark = MARK.exec(after)?.[0];
    const goesOn = GOES_ON.test(mark === undefined || colon ? after : after.slice(mark.length));
    if ((goesOn && !colon) || /^\s*(?:\n|$)/.test(after)) return [];
    return [{ at, name, isMarked: colon || mark !== undefined }];
  });
}

const HEADING_START = /^\s*(?:(?:S\s?#|씬|신|장면|#|Scene)\s?[#/.]?\s?\d{1,4}(?!\d)|(?:INT|EXT)[./ ])/i;
/** Told or said: no tail of a heading ends so. */
const SENTENCE = /[가-힣a-z][.!?…]/;

/** Where a heading in bold ends, when the action goes on in its row: `«#1. 정류장 (낮)»버스가 선다.`; else null. */
function endOfBoldHeading({ text, bold }: Paragraph): number | null {
  const [from, to] = joinAcrossSpace(bold, text)[0] ?? [0, 0];
  if (to === 0 || text.slice(0, from).trim() !== '' || !HEADING_START.test(text.slice(from, to))) return null;
  const behind = text.slice(to).split('\n')[0] ?? '';
  return /^\s*["“‘'가-힣A-Za-z]/.test(behind) && SENTENCE.test(behind) ? to : null;
}

/** Runs that only a space parts are one. */
function joinAcrossSpace(ranges: readonly TextRange[], text: string): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && text.slice(last[1], range[0]).trim() === '' && !text.slice(last[1], range[0]).includes('\n'))
      joined[joined.length - 1] = [last[0], range[1]];
    else joined.push(range);
  }
  return joined;
}

/** `… 사라진다. [음향] 바람 소리`: a label, or what opens other lines too. */
function bracketOpenings(text: string, heads: ReadonlyMap<string, number>): Opening[] {
  return [...text.matchAll(/\[([^[\]\n]{1,10})\]/g)].flatMap((match): Opening[] => {
    const name = (match[1] ?? '').trim();
    const opens = isLabel(name) || (heads.get(`[${name}]`) ?? 0) >= 2;
    return opens && endsBefore(text, match.index) ? [{ at: match.index, name, isMarked: true }] : [];
  });
}

/** `… 그렇죠? 패널 B: 글쎄요.`: who opens other lines before a colon. */
function colonOpenings(text: string, names: ReadonlySet<string>): Opening[] {
  return [
    ...text.matchAll(
      /(?<=[.?!…"”’)\]]\s+)([가-힣A-Za-z][^\s:.?!…"“”()[\]]*(?: [^\s:.?!…"“”()[\]]+){0,2})(?:\s?\([^()\n]{1,20}\))?\s?:/g,
    ),
  ].flatMap((match): Opening[] =>
    names.has(match[1] ?? '') ? [{ at: match.index, name: match[1] ?? '', isMarked: true }] : [],
  );
}

/** What opens paragraphs and their soft lines, before a colon or in brackets, and how often. */
function headCounts(paragraphs: readonly Paragraph[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const paragraph of paragraphs) {
    for (const row of paragraph.text.split('\n')) {
      const head = HEAD.exec(row.slice(0, 60));
      if (head) count(head[1] ?? head[2] ?? '');
    }
    for (const { at, name, isMarked } of boldOpenings(paragraph))
      if (isMarked || endsBefore(paragraph.text, at)) count(name);
  }
  return counts;
}

const HEAD =
  /^\s*(?:(\[[^[\]]{1,10}\])|([가-힣A-Za-z][가-힣A-Za-z0-9·& ]{0,11})(?:\s?\([^()]{1,20}\))?\s?:(?=\s))/;
