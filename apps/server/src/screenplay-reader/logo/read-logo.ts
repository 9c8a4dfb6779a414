import { encode as encodePng } from 'fast-png';
import { decodePicture } from './decode-picture.ts';
import { fitPixels } from './fit-pixels.ts';
import { pictureHead } from './picture-size.ts';

/** A camera's largest; more is a bomb, or no logo. */
const MOST_PIXELS = 24_000_000;
/** Sharp on paper at the size of a head; as pixels at most a megabyte. */
const BOX = { width: 800, height: 320 } as const;

export type LogoRefusal = 'picture_unsupported' | 'picture_too_large' | 'picture_damaged';

export type LogoReading =
  | { readonly ok: true; readonly png: string }
  | { readonly ok: false; readonly code: LogoRefusal };

/** CS68: a picture as a PNG of our own making, of bounded size; of what else the file held nothing is left. */
export async function readLogo(bytes: Uint8Array): Promise<LogoReading> {
  const head = pictureHead(bytes);
  if (!head) return { ok: false, code: 'picture_unsupported' };
  if (head.width * head.height > MOST_PIXELS) return { ok: false, code: 'picture_too_large' };
  try {
    const { width, height, data } = fitPixels(await decodePicture(bytes, head.format), BOX);
    const png = encodePng({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 });
    return { ok: true, png: Buffer.from(png).toString('base64') };
  } catch {
    // Whatever a decoder stumbles over, the file is not whole.
    return { ok: false, code: 'picture_damaged' };
  }
}
