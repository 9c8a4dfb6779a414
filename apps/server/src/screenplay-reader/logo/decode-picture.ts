import { convertIndexedToRgb, decode as decodePng } from 'fast-png';
import { codec } from './codec.ts';
import type { PictureHead } from './picture-size.ts';
import type { Pixels } from './pixels.ts';

/** The pixels of a picture. Throws whatever a decoder throws at a broken one. */
export async function decodePicture(bytes: Uint8Array, format: PictureHead['format']): Promise<Pixels> {
  if (format === 'png') return pngPixels(bytes);
  const own = new Uint8Array(bytes).buffer;
  if (format === 'jpeg') {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
    await init(codec('mozjpeg_dec.wasm'));
    return decode(own, { preserveOrientation: true });
  }
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  await init(codec('webp_dec.wasm'));
  return decode(own);
}

function pngPixels(bytes: Uint8Array): Pixels {
  const png = decodePng(bytes);
  const { width, height, depth } = png;
  const source = png.palette ? convertIndexedToRgb(png) : png.data;
  const channels = png.palette ? source.length / (width * height) : png.channels;
  // One bit to four a pixel are grey without a palette; sixteen are cut to eight.
  const eight = (value: number): number => (depth === 16 && !png.palette ? value >> 8 : value);
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const at = i * channels;
    const grey = channels < 3;
    for (let k = 0; k < 3; k++) data[i * 4 + k] = eight(source[at + (grey ? 0 : k)]!);
    const hasAlpha = channels === 2 || channels === 4;
    data[i * 4 + 3] = hasAlpha ? eight(source[at + channels - 1]!) : 255;
  }
  return { width, height, data };
}
