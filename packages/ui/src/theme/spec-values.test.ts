import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chip } from '../control/Chip.tsx';
import { BD_COLOURS_DARK, BD_COLOURS_LIGHT } from './bd-colours.ts';
import { FONT, LOGO_FONT, theme } from './theme.ts';
import { LIGHT, RADIUS } from './token-values.ts';

/** Of a component of the theme: the style of one of its slots, and its default props. */
function component(name: string) {
  const definition = (theme.components as Record<string, object>)[name] as {
    styleOverrides?: Record<string, Record<string, unknown>>;
    defaultProps?: Record<string, unknown>;
  };
  return definition;
}

/** The name of a colour by its hue in degrees. */
function hueName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const turn =
    high === red
      ? (green - blue) / (high - low)
      : high === green
        ? 2 + (blue - red) / (high - low)
        : 4 + (red - green) / (high - low);
  const hue = (turn * 60 + 360) % 360;
  const names = [
    [14, 'red'],
    [40, 'orange'],
    [65, 'yellow'],
    [165, 'green'],
    [215, 'cyan'],
    [345, 'other'],
  ] as const;
  return names.find(([until]) => hue < until)?.[1] ?? 'red';
}

describe('the theme of SPEC.md', () => {
  it('SPEC 9: has the brand blue, ten BDcolors for each mode, and the semantic colours', () => {
    expect(LIGHT.brand).toBe('#1464FF');
    expect([BD_COLOURS_LIGHT.length, BD_COLOURS_DARK.length]).toEqual([10, 10]);
    expect([...new Set(BD_COLOURS_LIGHT)]).toHaveLength(10);
    const semantic = {
      day: LIGHT.day,
      night: LIGHT.night,
      sunset: LIGHT.sunset,
      ok: LIGHT.ok,
      err: LIGHT.err,
    };
    expect(Object.entries(semantic).map(([name, colour]) => `${name} ${hueName(colour)}`)).toEqual([
      ...['day yellow', 'night cyan', 'sunset orange', 'ok green', 'err red'],
    ]);
  });

  it('SPEC 9: begins light', () => {
    expect((theme as unknown as { defaultColorScheme: string }).defaultColorScheme).toBe('light');
  });

  it('SPEC 9: has inputs of at least 32 px, buttons with radius 3, chips and list items with radius 5', () => {
    expect(component('MuiOutlinedInput').styleOverrides?.root?.minHeight).toBe(32);
    expect(component('MuiButton').styleOverrides?.root?.borderRadius).toBe(3);
    const chip = renderToStaticMarkup(createElement(Chip, null, '낮'));
    expect([RADIUS.chip, /border-radius:var\(--r-chip\)/.test(chip)]).toEqual([5, true]);
    expect(component('MuiMenuItem').styleOverrides?.root?.borderRadius).toBe(5);
  });

  it('SPEC 9: has tooltips that wait 100 and 700 ms, stay 1500 ms and are 300 px wide at most', () => {
    const { defaultProps, styleOverrides } = component('MuiTooltip');
    expect(defaultProps).toMatchObject({ enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500 });
    expect(styleOverrides?.tooltip?.maxWidth).toBe(300);
  });

  it('SPEC 1: writes in Noto Sans KR, and the logo in Fugaz One', () => {
    expect(FONT).toContain('Noto Sans KR');
    expect(LOGO_FONT).toContain('Fugaz One');
  });
});
