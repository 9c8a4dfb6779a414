import { encode as encodePng } from 'fast-png';
import { decodePicture } from './decode-picture.ts';
import { pictureHead } from './picture-size.ts';
import type { Pixels } from './pixels.ts';

/** A camera's largest; more is a bomb, or nothing that is shown small. */
const MOST_PIXELS = 24_000_000;

export type PictureRefusal = 'picture_unsupported' | 'picture_too_large' | 'picture_damaged';

/** `png`: base64. */
export type PictureReading =
  | { readonly ok: true; readonly png: string }
  | { readonly ok: false; readonly code: PictureRefusal };

/** A picture (PNG, JPEG, WebP) as a PNG of our own making, shaped; of what else the file held nothing is left. */
export async function makeOwnPng(
  bytes: Uint8Array,
  shape: (pixels: Pixels) => Pixels,
): Promise<PictureReading> {
  const head = pictureHead(bytes);
  if (!head) return { ok: false, code: 'picture_unsupported' };
  if (head.width * head.height > MOST_PIXELS) return { ok: false, code: 'picture_too_large' };
  try {
    const { width, height, data } = shape(await decodePicture(bytes, head.format));
    const png = encodePng({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 });
    return { ok: true, png: Buffer.from(png).toString('base64') };
  } catch {
    // Whatever a decoder stumbles over, the file is not whole.
    return { ok: false, code: 'picture_damaged' };
  }
}
