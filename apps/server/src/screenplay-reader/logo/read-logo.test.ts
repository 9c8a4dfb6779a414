import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { pngOfSize, testJpeg, testPng, testWebp } from '../../testing/test-pictures.ts';
import { runTask } from '../run-task.ts';
import type { PictureReading } from './make-own-png.ts';

const read = (bytes: Uint8Array) => runTask<PictureReading>({ task: 'logo' }, bytes, 'test');

describe('a logo that somebody sends', () => {
  it('CS68: becomes a small PNG of our own, whichever of the three it was', async () => {
    for (const bytes of [testPng(1600, 400), await testJpeg(1600, 400), await testWebp(1600, 400)]) {
      const answer = await read(bytes);
      if (!answer.ok || !answer.result.ok) throw new Error(JSON.stringify(answer));
      const png = decode(Buffer.from(answer.result.png, 'base64'));
      expect([png.width, png.height]).toEqual([800, 200]);
      const middle = (100 * 800 + 400) * 4;
      const [red, green, blue, alpha] = png.data.slice(middle, middle + 4);
      expect(Math.max(Math.abs(red! - 20), Math.abs(green! - 100), Math.abs(blue! - 255))).toBeLessThan(12);
      expect(alpha).toBe(255);
    }
  });

  it('CS68: a small one keeps its pixels, and nothing behind them comes along', async () => {
    const hidden = Buffer.concat([testPng(40, 20), Buffer.from('<script>alert(1)</script>')]);
    const answer = await read(hidden);
    if (!answer.ok || !answer.result.ok) throw new Error(JSON.stringify(answer));
    const kept = Buffer.from(answer.result.png, 'base64');
    expect(kept.includes('script')).toBe(false);
    expect(decode(kept)).toMatchObject({ width: 40, height: 20 });
  });

  it('CS68: what is no picture, says to be immense, or is cut short is refused', async () => {
    const said = async (bytes: Uint8Array) => {
      const answer = await read(bytes);
      return answer.ok ? answer.result : answer;
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    expect(await said(svg)).toEqual({ ok: false, code: 'picture_unsupported' });
    expect(await said(pngOfSize(60_000, 60_000))).toEqual({ ok: false, code: 'picture_too_large' });
    const cut = (await testWebp(400, 400)).slice(0, 60);
    expect(await said(cut)).toEqual({ ok: false, code: 'picture_damaged' });
  });
});
