import { decode, encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { pngOfSize, testJpeg, testPng, testWebp } from '../../testing/test-pictures.ts';
import { runTask } from '../run-task.ts';
import type { PictureReading } from './make-own-png.ts';

async function read(bytes: Uint8Array): Promise<PictureReading> {
  const answer = await runTask<PictureReading>({ task: 'avatar' }, bytes, 'test');
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

async function readPixels(bytes: Uint8Array) {
  const result = await read(bytes);
  if (!result.ok) throw new Error(result.code);
  return decode(Buffer.from(result.png, 'base64'));
}

/** Red, green and blue side by side. */
function threeColours(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const third = Math.floor(((i % width) * 3) / width);
    data.set([0, 1, 2].map((k) => (k === third ? 255 : 0)).concat(255), i * 4);
  }
  return encode({ width, height, data, channels: 4, depth: 8 });
}

describe('a picture of a person that somebody sends', () => {
  it('PI1: becomes a square PNG of at most 256 × 256, whichever of the three it was', async () => {
    for (const bytes of [testPng(1600, 400), await testJpeg(400, 1600), await testWebp(900, 900)])
      expect(await readPixels(bytes)).toMatchObject({ width: 256, height: 256 });
    expect(await readPixels(testPng(90, 40))).toMatchObject({ width: 40, height: 40 });
    expect(await readPixels(testPng(1000, 1))).toMatchObject({ width: 1, height: 1 });
  });

  it('PI1: is cut to its middle', async () => {
    const { width, data } = await readPixels(threeColours(1200, 400));
    for (const at of [0, width - 1, width * width - 1])
      expect([...data.slice(at * 4, at * 4 + 4)]).toEqual([0, 255, 0, 255]);
  });

  it('PI1: keeps nothing that stands behind its pixels', async () => {
    const result = await read(Buffer.concat([testPng(40, 20), Buffer.from('<script>alert(1)</script>')]));
    expect(result.ok && Buffer.from(result.png, 'base64').includes('script')).toBe(false);
    expect(result.ok).toBe(true);
  });

  it('PI1: what is no picture, says to be immense, or is cut short is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    expect(await read(svg)).toEqual({ ok: false, code: 'picture_unsupported' });
    expect(await read(pngOfSize(20_000, 20_000))).toEqual({ ok: false, code: 'picture_too_large' });
    expect(await read((await testWebp(400, 400)).slice(0, 60))).toEqual({
      ok: false,
      code: 'picture_damaged',
    });
  });
});
