import { fitPixels } from './fit-pixels.ts';
import { makeOwnPng, type PictureReading } from './make-own-png.ts';

/** Sharp on paper at the size of a head; as pixels at most a megabyte. */
const BOX = { width: 800, height: 320 } as const;

/** CS68: a picture as a PNG of our own making, of bounded size. */
export const readLogo = (bytes: Uint8Array): Promise<PictureReading> =>
  makeOwnPng(bytes, (pixels) => fitPixels(pixels, BOX));
