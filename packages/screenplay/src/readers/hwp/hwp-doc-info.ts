import type { Align } from '../../paragraph.ts';
import { HWP_FORMS, type HwpHead, type HwpLevel } from './hwp-numbering.ts';
import { countedText, hwpRecords } from './hwp-record-stream.ts';

const CHAR_SHAPE = 21;
const NUMBERING = 23;
const PARA_SHAPE = 25;

/** The looks that paragraphs of a HWP 5 document refer to by number. */
export interface HwpDocInfo {
  /** Numbers of character shapes that are bold. */
  bold: Set<number>;
  shapes: HwpShape[];
  lists: Map<number, HwpLevel[]>;
}

export interface HwpShape {
  align: Align;
  indent: number;
  head: HwpHead | null;
}

/** Reads the looks from an unpacked `DocInfo` stream. */
export function readDocInfo(stream: Uint8Array): HwpDocInfo {
  const info: HwpDocInfo = { bold: new Set(), shapes: [], lists: new Map() };
  let letters = 0;
  for (const { tag, data } of hwpRecords(stream)) {
    if (tag === CHAR_SHAPE) {
      if (data.byteLength >= 50 && data.getUint32(46, true) & 2) info.bold.add(letters);
      letters += 1;
    } else if (tag === PARA_SHAPE) info.shapes.push(readShape(data));
    else if (tag === NUMBERING) info.lists.set(info.lists.size + 1, readLevels(data));
  }
  return info;
}

const ALIGNS: readonly Align[] = ['justify', 'left', 'right', 'center', 'justify', 'justify'];

function readShape(data: DataView): HwpShape {
  if (data.byteLength < 16) return { align: 'left', indent: 0, head: null };
  const flags = data.getUint32(0, true);
  const kind = (flags >>> 23) & 3;
  const list = data.byteLength >= 32 ? data.getUint16(30, true) : 0;
  // Newer files say levels from the eighth on in a field of their own.
  const depth = data.byteLength >= 58 ? data.getUint32(54, true) : (flags >>> 25) & 7;
  return {
    align: ALIGNS[(flags >>> 2) & 7] ?? 'left',
    // Kept doubled; 500 units are half of a ten-point full-width character.
    indent: Math.max(0, Math.round((data.getInt32(4, true) + data.getInt32(12, true)) / 2 / 500)),
    head: kind === 1 || kind === 2 ? { kind: kind === 1 ? 'outline' : 'number', list, depth } : null,
  };
}

const LEVELS = 7;
const HEAD_BYTES = 12;

function readLevels(data: DataView): HwpLevel[] {
  const levels: HwpLevel[] = [];
  let at = 0;
  while (levels.length < LEVELS && at + HEAD_BYTES <= data.byteLength) {
    const form = HWP_FORMS[(data.getUint32(at, true) >>> 5) & 15] ?? 'decimal';
    const written = countedText(data, at + HEAD_BYTES);
    if (!written) break;
    levels.push({ form, text: written.text, start: 1 });
    at = written.end;
  }
  // The start of the first level, then (from 5.0.2.5 on) of each.
  if (levels[0] && at + 2 <= data.byteLength) levels[0].start = data.getUint16(at, true) || 1;
  for (const [i, level] of levels.entries()) {
    const place = at + 2 + i * 4;
    if (place + 4 <= data.byteLength) level.start = data.getUint32(place, true) || 1;
  }
  return levels;
}
