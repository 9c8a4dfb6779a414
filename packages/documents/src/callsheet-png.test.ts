import { buildCallsheetView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { type DecodedPng, decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { callsheetPdf, callsheetPhonePdf, callsheetPng } from './index.ts';
import { type ReadPage, readPdf, type Spot } from './testing/read-pdf.ts';

const madeAt = new Date(Date.UTC(2026, 11, 1));
const day = shootingDay();
const view = buildCallsheetView(day.production.state, day.callsheetId, { phones: 'all' })!;

/** The share of pixels in a text's box that are not of the paper's colour there: dark enough to be read. */
function inkIn(picture: DecodedPng, page: ReadPage, { x, y, width, size }: Spot): number {
  const scale = picture.width / page.width;
  const [left, right] = [Math.floor(x * scale), Math.ceil((x + width) * scale)];
  const [top, bottom] = [page.height - y - size * 0.85, page.height - y + size * 0.1];
  let dark = 0;
  let all = 0;
  for (let row = Math.floor(top * scale); row < bottom * scale; row++)
    for (let column = left; column < right; column++) {
      const at = (row * picture.width + column) * picture.channels;
      const [r = 0, g = 0] = picture.data.subarray(at, at + 2);
      if (r < 150 && g < 150) dark += 1;
      all += 1;
    }
  return dark / all;
}

describe('the call sheet as pictures', () => {
  it('CS21: are upright 1080 wide and as high as a screen, across 2160 wide', async () => {
    const sizes = async (form: 'phone' | 'wide') =>
      (await callsheetPng(view, { madeAt, form })).pictures.map((png) => {
        const { width, height } = decode(png);
        return [width, height];
      });
    const upright = await sizes('phone');
    expect(upright.length).toBeGreaterThan(2);
    for (const size of upright.slice(0, -1)) expect(size).toEqual([1080, 2340]);
    expect(upright.at(-1)![0]).toBe(1080);
    expect(await sizes('wide')).toEqual([[2160, 1527]]);
  });

  it.each([
    ['phone', callsheetPhonePdf],
    ['wide', callsheetPdf],
  ] as const)('CS21: show every text of the %s pages, Hangul too', async (form, print) => {
    const pages = await readPdf(await print(view, { madeAt }));
    const { pictures } = await callsheetPng(view, { madeAt, form });
    expect(pictures).toHaveLength(pages.length);
    let hangul = 0;
    pages.forEach((page, i) => {
      const picture = decode(pictures[i]!);
      for (const spot of page.spots) {
        const ink = inkIn(picture, page, spot);
        // A dot or a dash has little; a syllable, or an empty box in its place, has more and less than this.
        if (/^[가-힣]{2,}$/.test(spot.text)) {
          hangul += 1;
          expect([spot.text, ink > 0.1 && ink < 0.6]).toEqual([spot.text, true]);
        } else expect([spot.text, ink > 0]).toEqual([spot.text, true]);
      }
    });
    expect(hangul).toBeGreaterThan(20);
  });

  it('are the same bytes for the same sheet and date, one page or all', async () => {
    const all = await callsheetPng(view, { madeAt, form: 'phone' });
    const second = await callsheetPng(view, { madeAt, form: 'phone', page: 2 });
    expect(second.pages).toBe(all.pages);
    expect(second.pictures).toHaveLength(1);
    expect(Buffer.from(second.pictures[0]!).equals(all.pictures[1]!)).toBe(true);
    expect(await callsheetPng(view, { madeAt, form: 'phone', page: 99 })).toEqual({
      pages: all.pages,
      pictures: [],
    });
  });
});
