import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cutFonts, fontsOf, textOf } from './landing-fonts.ts';

const face = (file: string, range: string) =>
  `@font-face{font-family:K;font-display:swap;src:url(/assets/${file}.woff2)format("woff2");unicode-range:${range}}`;
const css = face('ga', 'U+AC00') + face('na', 'U+B098-B0A0,U+2??') + face('far', 'U+1F600');

describe('the fonts of a page', () => {
  it('are those whose characters stand in its text', () => {
    expect(fontsOf(textOf('<p title="😀">나</p><script>"가"</script>'), css).files).toEqual([
      '/assets/na.woff2',
    ]);
  });

  it('never swap under a reader', () => {
    const fonts = fontsOf('<p>가나</p>', css);
    expect(fonts.files).toHaveLength(2);
    expect(fonts.css).not.toContain('swap');
  });

  it('come with the first page in its own styles, cut down to its text; the rest stays a file', async () => {
    const whole = await readFile(
      createRequire(import.meta.url).resolve(
        '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-latin-wght-normal.woff2',
      ),
    );
    const cut = await cutFonts('AC', face('latin', 'U+41-45'), async () => whole);
    const faces = [...cut.matchAll(/url\(([^)]*)\).*?unicode-range:([^}]*)/g)].map(([, url, range]) => ({
      url,
      range,
    }));
    expect(faces.map(({ range }) => range)).toEqual(['U+42,U+44-45', 'U+41,U+43']);
    expect(cut.match(/font-display:\w+/g)).toEqual(['font-display:optional', 'font-display:block']);
    expect(faces[0]?.url).toBe('/assets/latin.woff2');
    const [, bytes = ''] = faces[1]?.url?.split('data:font/woff2;base64,') ?? [];
    expect(Buffer.from(bytes, 'base64').subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.length).toBeLessThan(whole.length / 10);
  });
});
