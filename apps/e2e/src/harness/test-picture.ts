import { crc32, deflateSync } from 'node:zlib';

/** A black PNG of that size. */
export function testPicture(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc(height * (width + 1)));
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
