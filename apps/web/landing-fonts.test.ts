import { describe, expect, it } from 'vitest';
import { fontsOf, textOf } from './landing-fonts.ts';

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
});
