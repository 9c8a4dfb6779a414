import type { FileContents } from '@ddak/domain';

/** What a picture says beside the picture is taken off up to this size; larger ones are no photographs. */
export const MOST_STRIPPED = 64 * 1024 * 1024;

const STRIPPERS: Partial<Record<FileContents, (bytes: Buffer) => Buffer | null>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

export const canStrip = (contents: FileContents): boolean => contents in STRIPPERS;

/**
 * FS11: a picture without what tells where, when and by whom it was taken. Its picture, its colours and, of photographs,
 * which side is up stay as they are. One that is not built as it should be stays as it came.
 */
export const stripMetadata = (contents: FileContents, bytes: Buffer): Buffer =>
  STRIPPERS[contents]?.(bytes) ?? bytes;

const [SOS, EOI, APP0, APP2, APP14, APP15, COMMENT] = [0xda, 0xd9, 0xe0, 0xe2, 0xee, 0xef, 0xfe];

/** Segments before the picture: those of programs go, but for its frame, its colours (ICC) and how they are mixed (Adobe). */
function stripJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let turn: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1]!;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === SOS || kind === EOI) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    const isOfProgram = (kind >= APP0 && kind <= APP15) || kind === COMMENT;
    const isIcc = kind === APP2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
    if (segment.toString('latin1', 4, 10) === 'Exif\0\0') turn ??= turnOf(segment.subarray(10));
    if (!isOfProgram || kind === APP0 || isIcc || kind === APP14) kept.push(segment);
    at = end;
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== SOS) return null;
  const end = endOfPicture(bytes, at);
  const [start, ...segments] = kept as [Buffer, ...Buffer[]];
  // The frame (APP0) stands first where there is one.
  const front = segments[0]?.[1] === APP0 ? segments.splice(0, 1) : [];
  const turned = turn === null || turn === 1 ? [] : [turnSegment(turn)];
  return Buffer.concat([start, ...front, ...turned, ...segments, bytes.subarray(at, end)]);
}

/** Behind the picture telephones hang films and more pictures, with metadata of their own: where the first one ends. */
function endOfPicture(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 4 <= bytes.length) {
    const kind = bytes[at + 1]!;
    if (kind === EOI) return at + 2;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (kind !== SOS) continue;
    // The scan itself, in which only a marker that is none of its own ends it.
    while (at + 1 < bytes.length && (bytes[at] !== 0xff || isInScan(bytes[at + 1]!))) at += 1;
  }
  return bytes[at + 1] === EOI ? at + 2 : bytes.length;
}

const isInScan = (byte: number): boolean => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

const ORIENTATION = 0x0112;

/** Which side is up, as the Exif of a camera says; null where it does not. */
function turnOf(tiff: Buffer): number | null {
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return null;
  const count = short(start);
  for (let at = start + 2, i = 0; i < count && at + 12 <= tiff.length; i++, at += 12)
    if (short(at) === ORIENTATION) {
      const turn = short(at + 8);
      return turn >= 1 && turn <= 8 ? turn : null;
    }
  return null;
}

/** An Exif that says which side is up, and nothing else. */
function turnSegment(turn: number): Buffer {
  const head = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000000000000000000', 'hex');
  head.writeUInt16LE(turn, 28);
  return head;
}

const PNG_HEAD = 8;
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function stripPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_METADATA.has(kind)) kept.push(bytes.subarray(at, end));
    // What hangs behind the end is no part of the picture.
    if (kind === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

const WEBP_HEAD = 12;
/** In the flags of the extended form: it has Exif, it has XMP. */
const WEBP_FLAGS = 0b1100;

function stripWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  for (let at = WEBP_HEAD; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return null;
    const kind = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (kind === 'VP8X' && size > 0) chunk[8] = chunk[8]! & ~WEBP_FLAGS;
    if (kind !== 'EXIF' && kind !== 'XMP ') kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
