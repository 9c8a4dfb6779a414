import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js';
import { encode as encodePng } from 'fast-png';

/** A blue square with a clear edge, as a team's logo would have. */
function pixels(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = x > width / 8 && x < (width * 7) / 8 && y > height / 8 && y < (height * 7) / 8;
      if (inside) data.set([20, 100, 255, 255], (y * width + x) * 4);
    }
  return { width, height, data, colorSpace: 'srgb' } as const;
}

const codec = (name: string) => ({
  wasmBinary: new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(name)))).buffer,
});

export const testPng = (width: number, height: number): Uint8Array =>
  encodePng({ width, height, data: new Uint8Array(pixels(width, height).data), channels: 4, depth: 8 });

export async function testJpeg(width: number, height: number): Promise<Uint8Array> {
  await initJpeg(codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  return new Uint8Array(await encodeJpeg(pixels(width, height)));
}

export async function testWebp(width: number, height: number): Promise<Uint8Array> {
  await initWebp(codec('@jsquash/webp/codec/enc/webp_enc.wasm'));
  return new Uint8Array(await encodeWebp(pixels(width, height)));
}

/** A PNG that says to be of this size and holds next to nothing. */
export function pngOfSize(width: number, height: number): Uint8Array {
  const png = Buffer.from(testPng(8, 8));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
