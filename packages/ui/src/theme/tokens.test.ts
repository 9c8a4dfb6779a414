import { describe, expect, test } from 'vitest';
import { BD_COLOURS_DARK, BD_COLOURS_LIGHT, bdInk } from './bd-colours.ts';
import { contrast, linearRgb } from './contrast.ts';
import { variableName } from './token.ts';
import { DARK, LIGHT } from './token-values.ts';

const modes = [
  ['light', LIGHT, BD_COLOURS_LIGHT],
  ['dark', DARK, BD_COLOURS_DARK],
] as const;

describe.each(modes)('tokens, %s', (_mode, values, bdColours) => {
  const grounds = [values.bg, values.surface, values.sunken, values.row];
  const times = ['day', 'night', 'sunset', 'dawn'] as const;

  test('text reads on every ground (4.5:1)', () => {
    for (const ground of [...grounds, ...times.map((time) => values[`${time}Tint`])])
      for (const ink of [values.ink, values.ink2, values.ink3])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('a chip and what the pointer is on stand off from their card', () => {
    for (const ground of [values.sunken, values.row])
      expect(contrast(ground, values.surface), ground).toBeGreaterThanOrEqual(1.08);
  });

  test('coloured words read on their own tint and on the surface', () => {
    for (const name of ['day', 'night', 'sunset', 'dawn', 'ok', 'err', 'warn'] as const)
      for (const ground of [values[`${name}Tint`], values.surface])
        expect(contrast(values[`${name}Ink`], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const time of times)
      for (const ink of [values.errInk, values.warnInk])
        expect(contrast(ink, values[`${time}Tint`]), `${ink} on ${time}`).toBeGreaterThanOrEqual(4.5);
    for (const ink of [values.errInk, values.warnInk])
      for (const ground of [values.sunken, values.row])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(values.brandInk, values.brandSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(values.onBrand, values.brand)).toBeGreaterThanOrEqual(4.5);
    for (const ink of [values.invertedUp, values.invertedDown])
      expect(contrast(ink, values.ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('a BDcolor is a visible mark, and the letter on it reads', () => {
    for (const colour of bdColours) {
      expect(contrast(colour, values.surface), colour).toBeGreaterThanOrEqual(3);
      expect(contrast(bdInk(colour), colour), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.keys(SIGHTS))('any two BDcolors stay apart for %s sight', (sight) => {
    const seen = bdColours.map((colour) => lab(colour, SIGHTS[sight]!));
    for (const [i, a] of seen.entries())
      for (const [j, b] of seen.entries())
        if (i < j)
          expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${i} and ${j}`).toBeGreaterThan(12);
  });
});

test('token names become CSS variables', () => {
  expect(variableName('brandSoft')).toBe('--brand-soft');
  expect(variableName('line2')).toBe('--line-2');
});

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const SIGHTS: Record<string, readonly (readonly [number, number, number])[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* of a colour as that sight has it. */
function lab(hex: string, sight: readonly (readonly [number, number, number])[]): [number, number, number] {
  const rgb = linearRgb(hex);
  const [r, g, b] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  ) as [number, number, number];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
