export interface PictureHead {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** What a picture says of itself in its first bytes, whatever its name is; null where it is none of those we take. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 32) return null;
  if (view.readUInt32BE(0) === 0x89504e47)
    return { format: 'png', width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
  if (view.readUInt16BE(0) === 0xffd8) return jpegHead(view);
  if (view.toString('latin1', 0, 4) === 'RIFF' && view.toString('latin1', 8, 12) === 'WEBP')
    return webpHead(view);
  return null;
}

/** The size stands in the first frame, behind whatever segments come before it. */
function jpegHead(view: Buffer): PictureHead | null {
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; ) {
    const marker = view[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { format: 'jpeg', width: view.readUInt16BE(at + 7), height: view.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.readUInt16BE(at + 2);
  }
  return null;
}

/** Lossy, lossless, or extended: each says its size in a way of its own. */
function webpHead(view: Buffer): PictureHead | null {
  const kind = view.toString('latin1', 12, 16);
  const size = (width: number, height: number): PictureHead => ({ format: 'webp', width, height });
  if (kind === 'VP8 ') return size(view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff);
  if (kind === 'VP8X') return size(view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1);
  if (kind !== 'VP8L') return null;
  const bits = view.readUInt32LE(21);
  return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}
