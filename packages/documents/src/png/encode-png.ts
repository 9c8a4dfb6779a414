import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR = 2;
const DEPTH = 8;

/** Opaque pixels of four bytes (the fourth is not looked at) as a PNG. Through zlib: in JavaScript it took ten times as long. */
export function encodePng(pixels: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}): Uint8Array {
  const { width, height, data } = pixels;
  const lines = Buffer.alloc((width * 3 + 1) * height);
  let at = 0;
  let from = 0;
  for (let y = 0; y < height; y++) {
    // Each line begins with its filter: none.
    at += 1;
    for (let x = 0; x < width; x++) {
      lines[at++] = data[from]!;
      lines[at++] = data[from + 1]!;
      lines[at++] = data[from + 2]!;
      from += 4;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(DEPTH, 8);
  head.writeUInt8(TRUECOLOUR, 9);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const all = Buffer.alloc(named.length + 8);
  all.writeUInt32BE(data.length, 0);
  named.copy(all, 4);
  all.writeUInt32BE(crc32(named), named.length + 4);
  return all;
}
