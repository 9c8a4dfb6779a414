import { cleanText } from '../../organise/lines/normalise-text.ts';
import type { TextRange } from '../../paragraph.ts';
import { joinRanges } from '../runs.ts';

/** A place in a paragraph's text where a control stands that brings words of its own. */
export interface HwpAnchor {
  name: string;
  at: number;
}

export interface HwpText {
  text: string;
  /** Positions in the stored text → positions in `text`. */
  starts: number[];
  anchors: HwpAnchor[];
}

/** Controls whose words stand in the line: automatic numbers, words over words, letters over letters. */
const SPEAKING: ReadonlySet<string> = new Set(['atno', 'tdut', 'tcps']);

/** UTF-16 text with control codes: those of eight units are skipped whole. */
export function readHwpText(data: DataView): HwpText {
  let text = '';
  const starts: number[] = [];
  const anchors: HwpAnchor[] = [];
  const units = data.byteLength >> 1;
  for (let i = 0; i < units; i++) {
    const code = data.getUint16(i * 2, true);
    starts[i] = text.length;
    if (code >= 32) text += String.fromCharCode(code);
    else text += CONTROLS[code] ?? '';
    const wide = code < 32 && !NARROW.has(code);
    if (!wide) continue;
    const name = i + 2 < units ? controlName(data, (i + 1) * 2) : '';
    if (SPEAKING.has(name)) anchors.push({ name, at: text.length });
    for (let skip = 1; skip < 8; skip++) starts[i + skip] = text.length;
    i += 7;
  }
  starts.push(text.length);
  const clean = cleanText(text);
  // Cleaning rarely changes a length; where it does, positions can only be near.
  return { text: clean, starts: starts.map((at) => Math.min(at, clean.length)), anchors };
}

const CONTROLS: Readonly<Record<number, string>> = { 9: '\t', 10: '\n', 24: '-', 30: ' ', 31: ' ' };
const NARROW: ReadonlySet<number> = new Set([0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31]);

/** A control's name of four letters, stored backwards. */
export function controlName(data: DataView, at: number): string {
  if (at + 4 > data.byteLength) return '';
  return String.fromCharCode(...[3, 2, 1, 0].map((i) => data.getUint8(at + i)));
}

/** The ranges of a paragraph's text whose letters are bold, from its `PARA_CHAR_SHAPE` record. */
export function boldRanges(
  data: DataView,
  bold: ReadonlySet<number>,
  starts: readonly number[],
): TextRange[] {
  const ranges: TextRange[] = [];
  const count = data.byteLength >> 3;
  const end = starts.at(-1) ?? 0;
  for (let i = 0; i < count; i++) {
    if (!bold.has(data.getUint32(i * 8 + 4, true))) continue;
    const from = starts[data.getUint32(i * 8, true)] ?? end;
    const to = i + 1 < count ? (starts[data.getUint32((i + 1) * 8, true)] ?? end) : end;
    if (to > from) ranges.push([from, to]);
  }
  return joinRanges(ranges);
}
