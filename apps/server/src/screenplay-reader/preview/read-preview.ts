import { codec } from '../logo/codec.ts';
import { decodePicture } from '../logo/decode-picture.ts';
import { fitPixels } from '../logo/fit-pixels.ts';
import { pictureHead } from '../logo/picture-size.ts';
import type { Pixels } from '../logo/pixels.ts';

/** The largest of usual cameras, as far as the reader's memory goes; what is larger is shown by its name alone. */
const MOST_PIXELS = 40_000_000;
/** Sharp in a list on a phone, and on a whole screen. */
const BOXES = { small: { width: 320, height: 320 }, large: { width: 1600, height: 1600 } } as const;

export type NoPreview = 'preview_unsupported' | 'preview_too_large' | 'preview_damaged';
export type PreviewReading =
  | { readonly ok: true; readonly small: string; readonly large: string }
  | { readonly ok: false; readonly code: NoPreview };

/** AT9: a picture as two JPEGs of our own making; of what else the file held nothing is left. */
export async function readPreview(bytes: Uint8Array): Promise<PreviewReading> {
  const head = pictureHead(bytes);
  if (!head) return { ok: false, code: 'preview_unsupported' };
  if (head.width * head.height > MOST_PIXELS) return { ok: false, code: 'preview_too_large' };
  try {
    const large = fitPixels(await decodePicture(bytes, head.format), BOXES.large);
    const small = fitPixels(large, BOXES.small);
    const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
    // Once: each takes a large part of the address space that a reader has.
    await init(codec('mozjpeg_enc.wasm'));
    const jpegOf = async (pixels: Pixels, quality: number): Promise<string> =>
      Buffer.from(await encode(onWhite(pixels), { quality })).toString('base64');
    return { ok: true, small: await jpegOf(small, 76), large: await jpegOf(large, 80) };
  } catch {
    // Whatever a decoder stumbles over, the file is not whole.
    return { ok: false, code: 'preview_damaged' };
  }
}

/** What is transparent is white, as on paper. */
function onWhite({ width, height, data }: Pixels) {
  const opaque = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < opaque.length; i += 4) {
    const alpha = data[i + 3]! / 255;
    for (let k = 0; k < 3; k++) opaque[i + k] = data[i + k]! * alpha + 255 * (1 - alpha);
    opaque[i + 3] = 255;
  }
  return { width, height, data: opaque, colorSpace: 'srgb' } as const;
}
