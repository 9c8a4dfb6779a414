import { inflateRawSync } from 'node:zlib';
import { cleanText } from '../organise/normalise-text.ts';
import { type Paragraph, plainParagraph, type TextRange } from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { openCompound, streamOf } from './compound-file.ts';
import { joinRanges } from './runs.ts';

const PARA_HEADER = 66;
const PARA_TEXT = 67;
const PARA_CHAR_SHAPE = 68;
const CHAR_SHAPE = 21;
const LIST_HEADER = 72;
const CTRL_HEADER = 71;
const MOST_INFLATED = 120 * 1024 * 1024;

export interface HwpRecords {
  paragraphs: Paragraph[];
  /** Text for the first page that HWP itself wrote beside the document. */
  preview: string | null;
  /** 배포용 문서: the text lies in encrypted sections that this reader does not open. */
  distribution: boolean;
  /** Units of text that paragraph headers promise, and that were there. */
  declared: { promised: number; read: number };
}

/** Reads HWP 5 without the engine: the paragraph records of each section, in order. */
export function readHwpRecords(bytes: Uint8Array): HwpRecords {
  const file = openCompound(bytes);
  const header = streamOf(file, 'FileHeader');
  if (!header || header.length < 40) throw new UnreadableFile('file_damaged');
  const flags = new DataView(header.buffer, header.byteOffset).getUint32(36, true);
  if (flags & 2) throw new UnreadableFile('password_needed');
  const unpack = (data: Uint8Array): Uint8Array => (flags & 1 ? inflate(data) : data);
  const info = streamOf(file, 'DocInfo');
  const bold = info ? boldShapes(unpack(info)) : new Set<number>();
  const preview = streamOf(file, 'PrvText');
  const paragraphs: Paragraph[] = [];
  const distribution = (flags & 4) !== 0;
  const declared = { promised: 0, read: 0 };
  for (let index = 0; !distribution; index++) {
    const section = streamOf(file, `BodyText/Section${index}`);
    if (!section) break;
    readSection(unpack(section), bold, paragraphs, declared);
  }
  return {
    paragraphs,
    preview: preview ? new TextDecoder('utf-16le').decode(preview) : null,
    distribution,
    declared,
  };
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_INFLATED });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(tooLarge ? 'file_unsafe' : 'file_damaged');
  }
}

interface HwpRecord {
  tag: number;
  level: number;
  data: DataView;
}

function* records(bytes: Uint8Array): Generator<HwpRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 4 <= view.byteLength) {
    const head = view.getUint32(at, true);
    at += 4;
    let size = head >>> 20;
    if (size === 0xfff) {
      if (at + 4 > view.byteLength) return;
      size = view.getUint32(at, true);
      at += 4;
    }
    const length = Math.min(size, view.byteLength - at);
    yield {
      tag: head & 0x3ff,
      level: (head >>> 10) & 0x3ff,
      data: new DataView(view.buffer, view.byteOffset + at, length),
    };
    at += size;
  }
}

function boldShapes(docInfo: Uint8Array): Set<number> {
  const bold = new Set<number>();
  let id = 0;
  for (const { tag, data } of records(docInfo)) {
    if (tag !== CHAR_SHAPE) continue;
    if (data.byteLength >= 50 && data.getUint32(46, true) & 2) bold.add(id);
    id += 1;
  }
  return bold;
}

/** Controls whose paragraphs are page furniture. */
const FURNITURE: ReadonlySet<string> = new Set(['head', 'foot', 'pgnp', 'tcmt']);

function readSection(
  bytes: Uint8Array,
  bold: ReadonlySet<number>,
  out: Paragraph[],
  declared: HwpRecords['declared'],
): void {
  let open: { paragraph: Paragraph; starts: number[] } | null = null;
  let skipBelow = Number.POSITIVE_INFINITY;
  let tableBelow = Number.POSITIVE_INFINITY;
  for (const { tag, level, data } of records(bytes)) {
    if (level <= skipBelow && tag !== LIST_HEADER) skipBelow = Number.POSITIVE_INFINITY;
    if (level <= tableBelow && tag !== LIST_HEADER) tableBelow = Number.POSITIVE_INFINITY;
    if (tag === CTRL_HEADER && data.byteLength >= 4) {
      const name = String.fromCharCode(
        data.getUint8(3),
        data.getUint8(2),
        data.getUint8(1),
        data.getUint8(0),
      );
      if (FURNITURE.has(name)) skipBelow = Math.min(skipBelow, level);
      if (name === 'tbl ') tableBelow = Math.min(tableBelow, level);
    }
    if (level > skipBelow) continue;
    if (tag === PARA_HEADER) {
      open = { paragraph: plainParagraph('', { inTable: level > tableBelow }), starts: [] };
      out.push(open.paragraph);
      // A paragraph of one unit is only its end mark, and has no text record.
      const units = data.byteLength >= 4 ? data.getUint32(0, true) & 0x7fffffff : 0;
      if (units > 1) declared.promised += units;
    } else if (tag === PARA_TEXT && open) {
      const read = readText(data);
      open.paragraph.text = read.text;
      open.starts = read.starts;
      declared.read += data.byteLength >> 1;
    } else if (tag === PARA_CHAR_SHAPE && open) {
      open.paragraph.bold = boldRanges(data, bold, open.starts);
    }
  }
}

/** UTF-16 text with control codes: 8-unit ones are skipped whole. `starts` maps stored positions to text positions. */
function readText(data: DataView): { text: string; starts: number[] } {
  let text = '';
  const starts: number[] = [];
  const units = data.byteLength >> 1;
  for (let i = 0; i < units; i++) {
    const code = data.getUint16(i * 2, true);
    starts[i] = text.length;
    if (code >= 32) text += String.fromCharCode(code);
    else if (code === 9) text += '\t';
    else if (code === 10) text += '\n';
    else if (code === 24) text += '-';
    else if (code === 30 || code === 31) text += ' ';
    const wide = code < 32 && ![0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31].includes(code);
    for (let skip = 1; wide && skip < 8; skip++) starts[i + skip] = text.length;
    if (wide) i += 7;
  }
  starts.push(text.length);
  return { text: cleanText(text), starts };
}

function boldRanges(data: DataView, bold: ReadonlySet<number>, starts: readonly number[]): TextRange[] {
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
