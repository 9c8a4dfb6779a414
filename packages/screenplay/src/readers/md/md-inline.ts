import type { TextRange } from '../../paragraph.ts';
import { joinRanges } from '../runs.ts';

export interface InlineText {
  text: string;
  bold: TextRange[];
}

/** A row of Markdown without its marks: emphasis and code go, where bold was is kept; the address of a link stays. */
export function readInline(written: string): InlineText {
  const row = written
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(
      /!?\[([^[\]\n]{0,300})\]\(\s*<?([^\s()<>]{0,500})>?(?:\s+"[^"\n]{0,200}")?\s*\)/g,
      (_, label, address) =>
        [label.trim(), address === '' ? '' : `(${address})`].filter((part) => part !== '').join(' '),
    );
  const tokens = tokensOf(row);
  const paired = pairMarks(tokens, row);
  let text = '';
  let depth = 0;
  const bold: TextRange[] = [];
  tokens.forEach((token, i) => {
    const role = paired.get(i);
    if (role !== undefined) {
      if (/^(?:\*\*|__)/.test(token.text)) depth += role === 'opens' ? 1 : -1;
      return;
    }
    if (depth > 0 && token.text !== '') bold.push([text.length, text.length + token.text.length]);
    text += token.text;
  });
  return { text, bold: joinRanges(bold) };
}

interface Token {
  text: string;
  at: number;
  isMark: boolean;
}

/** Words, marks, and escaped characters as words of their own. */
function tokensOf(row: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of row.matchAll(
    /\\[!-/:-@[-`{-~]|\*{1,3}|_{1,3}|~~|`{1,3}|[^\\*_~`]+|[\\~]/g,
  )) {
    const isEscape = piece.length === 2 && piece.startsWith('\\');
    tokens.push({ text: isEscape ? piece.slice(1) : piece, at: index, isMark: /^(?:[*_`]|~~)/.test(piece) });
  }
  return tokens;
}

/** A mark opens before a word and closes behind one; `a_b` is a name, no emphasis. */
function pairMarks(tokens: readonly Token[], row: string): Map<number, 'opens' | 'closes'> {
  const roles = new Map<number, 'opens' | 'closes'>();
  const open = new Map<string, number[]>();
  tokens.forEach((token, i) => {
    if (!token.isMark) return;
    const waiting = open.get(token.text) ?? [];
    open.set(token.text, waiting);
    const before = row.charAt(token.at - 1);
    const after = row.charAt(token.at + token.text.length);
    if (token.text.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) return;
    const opener = /\S/.test(before) ? waiting.pop() : undefined;
    if (opener !== undefined) {
      roles.set(opener, 'opens');
      roles.set(i, 'closes');
    } else if (/\S/.test(after)) waiting.push(i);
  });
  return roles;
}
