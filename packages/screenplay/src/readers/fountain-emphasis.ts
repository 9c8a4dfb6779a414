import type { TextRange } from '../paragraph.ts';
import { NOTE_MARK } from './fountain-notes.ts';

export interface PlainRow {
  plain: string;
  bold: TextRange[];
  notes: string[];
}

/** Removes `*`, `**` and `_` emphasis and escapes from a row, keeping where bold was; note marks come out. */
export function stripEmphasis(row: string, allNotes: readonly string[]): PlainRow {
  const notes: string[] = [];
  const text = row.replace(NOTE_MARK, (_, index: string) => {
    notes.push(allNotes[Number(index)] ?? '');
    return '';
  });
  let plain = '';
  const bold: TextRange[] = [];
  let boldFrom = -1;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\\' && /[*_\\#@!.>~^[]/.test(text.charAt(i + 1))) {
      plain += text.charAt(++i);
    } else if (char === '*' || char === '_') {
      const run = /^(?:\*{1,3}|_)/.exec(text.slice(i))?.[0] ?? char;
      if (!opensOrCloses(text, i, run)) {
        plain += run;
      } else if (run.length >= 2) {
        if (boldFrom >= 0) bold.push([boldFrom, plain.length]);
        boldFrom = boldFrom >= 0 ? -1 : plain.length;
      }
      i += run.length - 1;
    } else {
      plain += char;
    }
  }
  return { plain, bold, notes };
}

/** A mark counts when it touches a word on one side and its partner stands in the same row. */
function opensOrCloses(text: string, at: number, run: string): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + run.length);
  if (/^\s?$/.test(before) && /^\s?$/.test(after)) return false;
  const partner = text.indexOf(run, at + run.length) >= 0 || text.lastIndexOf(run, at - 1) >= 0;
  return partner;
}
