import { type Markup, type UnmarkedRow, unmark } from '../pair-marks.ts';

const MARKDOWN: Markup = {
  pieces: /\\[!-/:-@[-`{-~]|\*{1,3}|_{1,3}|~~|`{1,3}|[^\\*_~`]+|[\\~]/g,
  isMark: (piece) => /^(?:[*_`]|~~)/.test(piece),
  isBold: (mark) => /^(?:\*\*|__)/.test(mark),
  insideWords: false,
};

/** A row of Markdown without its marks: emphasis and code go, where bold was is kept; the address of a link stays. */
export function readInline(written: string): UnmarkedRow {
  const row = written
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(
      /!?\[([^[\]\n]{0,300})\]\(\s*<?([^\s()<>]{0,500})>?(?:\s+"[^"\n]{0,200}")?\s*\)/g,
      (_, label, address) =>
        [label.trim(), address === '' ? '' : `(${address})`].filter((part) => part !== '').join(' '),
    );
  return unmark(row, MARKDOWN);
}
