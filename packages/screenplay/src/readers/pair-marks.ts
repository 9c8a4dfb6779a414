import type { TextRange } from '../paragraph.ts';
import { joinRanges } from './runs.ts';

/** A row without its marks of emphasis, and where it was bold. */
export interface UnmarkedRow {
  text: string;
  bold: TextRange[];
}

/** How a kind of text marks emphasis. */
export interface Markup {
  /** Cuts a row into words, marks, and escaped characters. */
  pieces: RegExp;
  isMark: (piece: string) => boolean;
  isBold: (mark: string) => boolean;
  /** `a_b` is a name and no emphasis. */
  insideWords: boolean;
}

interface Token {
  text: string;
  at: number;
  isMark: boolean;
}

/** Takes the marks of emphasis out of a row that pair, keeping where bold was; escaped characters stay as they are. */
export function unmark(row: string, markup: Markup): UnmarkedRow {
  const tokens = tokensOf(row, markup);
  const paired = pairMarks(tokens, row, markup);
  let text = '';
  let depth = 0;
  const bold: TextRange[] = [];
  tokens.forEach((token, i) => {
    const role = paired.get(i);
    if (role !== undefined) {
      if (markup.isBold(token.text)) depth += role === 'opens' ? 1 : -1;
      return;
    }
    if (depth > 0 && token.text !== '') bold.push([text.length, text.length + token.text.length]);
    text += token.text;
  });
  return { text, bold: joinRanges(bold) };
}

function tokensOf(row: string, { pieces, isMark }: Markup): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of row.matchAll(pieces)) {
    const isEscape = piece.length === 2 && piece.startsWith('\\');
    tokens.push({ text: isEscape ? piece.slice(1) : piece, at: index, isMark: isMark(piece) });
  }
  return tokens;
}

/** A mark opens before a word and closes behind one; each closes the nearest of its kind that is open. */
function pairMarks(tokens: readonly Token[], row: string, markup: Markup): Map<number, 'opens' | 'closes'> {
  const roles = new Map<number, 'opens' | 'closes'>();
  const open = new Map<string, number[]>();
  tokens.forEach((token, i) => {
    const before = row.charAt(token.at - 1);
    const after = row.charAt(token.at + token.text.length);
    if (!token.isMark || (!markup.insideWords && joinsWord(token, before, after))) return;
    const waiting = open.get(token.text) ?? [];
    open.set(token.text, waiting);
    const opener = /\S/.test(before) ? waiting.pop() : undefined;
    if (opener !== undefined) {
      roles.set(opener, 'opens');
      roles.set(i, 'closes');
    } else if (/\S/.test(after)) waiting.push(i);
  });
  return roles;
}

const joinsWord = ({ text }: Token, before: string, after: string): boolean =>
  text.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
