import type { TextRange } from '../../paragraph.ts';
import { joinRanges } from '../runs.ts';
import { NOTE_MARK } from './fountain-notes.ts';

export interface PlainRow {
  plain: string;
  bold: TextRange[];
  notes: string[];
}

/** Removes `*`, `**`, `***` and `_` emphasis and escapes from a row, keeping where bold was; note marks come out. */
export function stripEmphasis(row: string, allNotes: readonly string[]): PlainRow {
  const notes: string[] = [];
  const text = row.replace(NOTE_MARK, (_, index: string) => {
    notes.push(allNotes[Number(index)] ?? '');
    return '';
  });
  const tokens = tokensOf(text);
  const paired = pairMarks(tokens, text);
  let plain = '';
  let boldDepth = 0;
  const bold: TextRange[] = [];
  tokens.forEach((token, i) => {
    const role = paired.get(i);
    if (role === undefined) {
      if (boldDepth > 0 && token.text !== '') bold.push([plain.length, plain.length + token.text.length]);
      plain += token.text;
    } else if (token.text.startsWith('**')) boldDepth += role === 'opens' ? 1 : -1;
  });
  return { plain, bold: joinRanges(bold), notes };
}

interface Token {
  text: string;
  at: number;
  isMark: boolean;
}

/** Words, marks of emphasis, and escaped characters as words of their own. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(/\\[*_\\#@!.>~^[=(]|\*{1,3}|_|[^\\*_]+|\\/g)) {
    const isEscape = piece.length === 2 && piece.startsWith('\\');
    tokens.push({ text: isEscape ? piece.slice(1) : piece, at: index, isMark: /^[*_]/.test(piece) });
  }
  return tokens;
}

/** A mark opens before a word and closes behind one; each closes the nearest of its kind that is open. */
function pairMarks(tokens: readonly Token[], text: string): Map<number, 'opens' | 'closes'> {
  const roles = new Map<number, 'opens' | 'closes'>();
  const open = new Map<string, number[]>();
  tokens.forEach((token, i) => {
    if (!token.isMark) return;
    const waiting = open.get(token.text) ?? [];
    open.set(token.text, waiting);
    const touchesBefore = /\S/.test(text.charAt(token.at - 1));
    const opener = touchesBefore ? waiting.pop() : undefined;
    if (opener !== undefined) {
      roles.set(opener, 'opens');
      roles.set(i, 'closes');
    } else if (/\S/.test(text.charAt(token.at + token.text.length))) waiting.push(i);
  });
  return roles;
}
