import { readSetting } from '../words/setting-words.ts';
import { readTime } from '../words/time-words.ts';

/** How a phrase hangs on what stands before it: the shape that a document's headings share. */
export type TailShape = 'paren' | 'dash' | 'slash' | 'comma' | 'dot' | 'word' | 'gap' | 'alone' | 'first';

/** A phrase between separators, with its place in the text. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  by: TailShape;
}

/** `차 안/밖`, `실내/실외`: one setting, whatever its slash looks like; up to the next separator or the end. */
export const BOTH_SETTINGS: RegExp =
  /(?<=\s)(?:안\s*\/\s*밖|밖\s*\/\s*안|실내\s*\/\s*실외|실외\s*\/\s*실내|내부\s*\/\s*외부|외부\s*\/\s*내부)(?=\s*(?:[,.(/-]|$))/;
const TIME_RANGE =
  /(?:낮|밤|새벽|아침|오전|오후|저녁|노을|DAY|NIGHT|DAWN|DUSK|[DNME])\s*(?:->|→)\s*(?=낮|밤|새벽|아침|오전|오후|저녁|노을|DAY|NIGHT|DAWN|DUSK|[DNME](?![A-Z]))/gi;
const SEPARATOR =
  /(\s*(?:->|→|=>)\s*|\s+[-_]+\s*|\s*-\s+)|(\s*[/|]\s*)|(\s*(?:[,;]|(?<!\d):|:(?!\d))\s*)|(\.\s+|\.$|\.(?=[가-힣]))|(\t+|\s{2,})/g;

/** The phrases of folded text, in order. */
export function splitPieces(text: string): Piece[] {
  const masked = text
    .replace(BOTH_SETTINGS, (found) => found.replace('/', '\u0001'))
    .replace(TIME_RANGE, (found) => found.replace(/->|→/, (arrow) => '\u0001'.repeat(arrow.length)));
  const pieces: Piece[] = [];
  let from = 0;
  let by: TailShape = 'alone';
  for (const found of masked.matchAll(SEPARATOR)) {
    push(pieces, text, from, found.index, by);
    from = found.index + found[0].length;
    by = found[1] ? 'dash' : found[2] ? 'slash' : found[3] ? 'comma' : found[4] ? 'dot' : 'gap';
  }
  push(pieces, text, from, text.length, by);
  return pieces.flatMap(splitTight);
}

function push(pieces: Piece[], text: string, from: number, to: number, by: TailShape): void {
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  if (trimmed !== '')
    pieces.push({ text: trimmed, start: from + lead, end: from + lead + trimmed.length, by });
}

const isMark = (text: string): boolean => readTime(text) !== null || readSetting(text) !== null;

/** `카페-밤`, `외부_카페_밤`: a dash without spaces parts only what says when, inside or outside. */
function splitTight(piece: Piece): Piece[] {
  if (readTime(piece.text)) return [piece];
  const last = /^(.*[^\s_-])[-_]+([^\s_-][^_-]*)$/.exec(piece.text);
  if (last?.[1] && last[2] && isMark(last[2])) {
    const cut = piece.start + last[1].length;
    const from = piece.end - last[2].length;
    const before: Piece = { ...piece, text: last[1], end: cut };
    return [...splitTight(before), { text: last[2], start: from, end: piece.end, by: 'dash' }];
  }
  const first = /^([^_-]*[^\s_-])[-_]+([^\s_-].*)$/.exec(piece.text);
  if (!first?.[1] || !first[2] || !isMark(first[1])) return [piece];
  const head: Piece = { ...piece, text: first[1], end: piece.start + first[1].length };
  return [head, { text: first[2], start: piece.end - first[2].length, end: piece.end, by: 'dash' }];
}
