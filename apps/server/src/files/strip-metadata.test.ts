import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import { describe, expect, it } from 'vitest';
import { testJpeg, testPng, testWebp } from '../testing/test-pictures.ts';
import { stripMetadata } from './strip-metadata.ts';

const PLACE = 'GPS 37.5665 126.9780';

/** A segment of a JPEG. */
function segment(kind: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** An Exif as a telephone writes it: held upright, and where. */
function exif(turn: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000112000003000000010000000000000000', 'hex');
  const right = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  right.writeUInt16BE(turn, 18);
  expect(tiff).toHaveLength(right.length);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), right, Buffer.from(PLACE)]));
}

async function photo(turn: number): Promise<{ bytes: Buffer; plain: Buffer }> {
  const plain = Buffer.from(await testJpeg(64, 48));
  const xmp = segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`));
  const words = segment(0xfe, Buffer.from(PLACE));
  const behind = Buffer.from(`${PLACE} a film behind the picture`);
  const bytes = Buffer.concat([plain.subarray(0, 2), exif(turn), xmp, words, plain.subarray(2), behind]);
  return { bytes, plain };
}

describe('what a picture says beside the picture', () => {
  it('FS11: where and when a photograph was taken goes; the picture stays, and which side is up', async () => {
    const { bytes, plain } = await photo(6);
    const kept = stripMetadata('jpeg', bytes);
    expect(kept.includes('GPS')).toBe(false);
    expect(kept.includes('film')).toBe(false);
    expect(kept.toString('hex')).toContain('49492a00080000000100120103000100000006000000');
    await initJpeg(codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    const picture = async (one: Buffer) => Buffer.from((await decodeJpeg(new Uint8Array(one).buffer)).data);
    expect((await picture(kept)).equals(await picture(plain))).toBe(true);
    const upright = stripMetadata('jpeg', (await photo(1)).bytes);
    expect(upright.includes('Exif')).toBe(false);
    expect(stripMetadata('jpeg', kept).equals(kept)).toBe(true);
  });

  it('FS11: so it is with PNG and WebP', async () => {
    const png = Buffer.from(testPng(20, 20));
    const text = Buffer.concat([Buffer.alloc(4), Buffer.from(`tEXt${PLACE}`), Buffer.alloc(4)]);
    text.writeUInt32BE(PLACE.length, 0);
    const withText = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    expect(stripMetadata('png', withText).equals(png)).toBe(true);
    const webp = Buffer.from(await testWebp(20, 20));
    const chunk = Buffer.concat([Buffer.from('EXIF'), Buffer.alloc(4), Buffer.from(PLACE)]);
    chunk.writeUInt32LE(PLACE.length, 4);
    expect(stripMetadata('webp', Buffer.concat([webp, chunk])).equals(webp)).toBe(true);
  });

  it('FS11: what is not built as it should be stays as it came', async () => {
    const { bytes } = await photo(6);
    const png = Buffer.from(testPng(20, 20));
    for (let length = 0; length < 700; length += 7) {
      const cut = bytes.subarray(0, length);
      expect(stripMetadata('jpeg', cut).length).toBeLessThanOrEqual(Math.max(length, cut.length));
      expect(stripMetadata('png', png.subarray(0, length)).length).toBeLessThanOrEqual(length);
      expect(() => stripMetadata('webp', png.subarray(0, length))).not.toThrow();
    }
    expect(stripMetadata('pdf', bytes)).toBe(bytes);
  });
});

const codec = (name: string) => ({
  wasmBinary: new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(name)))).buffer,
});
