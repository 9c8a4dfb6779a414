import { describe, expect, it } from 'vitest';
import { CHANGED_BAR, CHANGED_FILL, HEAD_FILL, PHASE_FILL, TIME_TINTS } from './tints.ts';

/** Relative luminance: how light a colour is where only grey is left of it. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (dark: string, light: string): number =>
  (lightness(light) + 0.05) / (lightness(dark) + 0.05);

describe('CS91: print in black and white', () => {
  it.each([HEAD_FILL, PHASE_FILL, CHANGED_FILL, ...Object.values(TIME_TINTS)])(
    'has letters that can be read on the ground %s',
    (ground) => {
      expect(contrast('#000000', ground)).toBeGreaterThan(10);
    },
  );

  it('has a bar that is seen where the yellow is not', () => {
    expect(contrast(CHANGED_BAR, '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrast(CHANGED_BAR, CHANGED_FILL)).toBeGreaterThan(4.5);
  });
});
