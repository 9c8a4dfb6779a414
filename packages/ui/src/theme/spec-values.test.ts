import { describe, expect, it } from 'vitest';
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

describe('the theme of SPEC.md', () => {
  it('SPEC 9: has the brand blue, ten BDcolors for each mode, and the semantic colours', () => {
    expect(LIGHT.brand).toBe('#1464FF');
    expect([BD_COLOURS_LIGHT.length, BD_COLOURS_DARK.length]).toEqual([10, 10]);
    expect(new Set([LIGHT.day, LIGHT.night, LIGHT.sunset, LIGHT.ok, LIGHT.err]).size).toBe(5);
  });

  it('SPEC 9: begins light', () => {
    expect((theme as unknown as { defaultColorScheme: string }).defaultColorScheme).toBe('light');
  });

  it('SPEC 9: has inputs of at least 32 px, buttons with radius 3, chips and list items with radius 5', () => {
    expect(component('MuiOutlinedInput').styleOverrides?.root?.minHeight).toBe(32);
    expect(component('MuiButton').styleOverrides?.root?.borderRadius).toBe(3);
    expect(RADIUS.chip).toBe(5);
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
