import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { drawPages } from '../png/draw-pages.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { A4_ACROSS } from './paper.ts';
import { makePdf } from './sheet.ts';

/** A page with a few texts below each other. */
const printed = (...texts: readonly string[]) =>
  makePdf(
    { paper: A4_ACROSS, title: '글자', madeAt: new Date(0) },
    [
      {
        maxPages: 1,
        layout(pen) {
          texts.forEach((text, i) => {
            pen.text(0, 40, 60 + i * 40, text, { face: 'medium', size: 24 });
          });
          return { pages: 1 };
        },
      },
    ],
    { text: '' },
  );

async function pictureOf(text: string): Promise<string> {
  const { pictures } = await drawPages(await printed(text), { width: 842 });
  const { data, width, channels } = decode(pictures[0]!);
  return Buffer.from(data.slice(40 * width * channels, 90 * width * channels) as Uint8Array).toString(
    'base64',
  );
}

describe('CS23: rare characters in print', () => {
  const rare = ['뷁', '펲', '썅', '龍', '龘', '媖', '🎬', '🌧', '👨‍👩‍👧', '☐', '\u{323af}'];

  it('are each drawn, none as a blank or as the same box', async () => {
    const pictures = [];
    for (const text of ['', ...rare]) pictures.push(await pictureOf(text));
    expect(new Set(pictures).size).toBe(rare.length + 1);
  });

  it('can be selected, and what follows them stands behind them', async () => {
    const [page] = await readPdf(await printed('비🌧온다', '박媖희'));
    expect(page!.texts.join('')).toContain('비🌧온다');
    expect(page!.texts.join('')).toContain('박媖희');
    const line = page!.spots.slice(0, 3);
    for (const [i, spot] of line.slice(1).entries())
      expect(spot.x).toBeGreaterThanOrEqual(line[i]!.x + line[i]!.width - 0.5);
  });
});
