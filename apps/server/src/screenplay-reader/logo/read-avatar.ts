import { fitPixels } from './fit-pixels.ts';
import { makeOwnPng, type PictureReading } from './make-own-png.ts';
import type { Pixels } from './pixels.ts';

/** Sharp at the largest that a person is shown, on a screen of three pixels a point. */
const SIDE = 256;

/** PI1: a picture as a square PNG of our own making: its middle, made smaller where it is larger. */
export const readAvatar = (bytes: Uint8Array): Promise<PictureReading> =>
  makeOwnPng(bytes, (pixels) => {
    // First the size, so that what is cut is small.
    const scale = SIDE / Math.min(pixels.width, pixels.height);
    return cutMiddle(fitPixels(pixels, { width: pixels.width * scale, height: pixels.height * scale }));
  });

function cutMiddle({ width, height, data }: Pixels): Pixels {
  const side = Math.min(width, height);
  const [left, top] = [(width - side) >> 1, (height - side) >> 1];
  const square = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    const from = ((top + y) * width + left) * 4;
    square.set(data.subarray(from, from + side * 4), y * side * 4);
  }
  return { width: side, height: side, data: square };
}
