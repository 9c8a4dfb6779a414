import { BD_COLOURS_DARK, BD_COLOURS_LIGHT, bdInk } from './bd-colours.ts';
import { variableName } from './token.ts';
import { DARK, LIGHT, RADIUS, type TokenValues } from './token-values.ts';

/** The tokens of one mode as CSS variables. */
export const tokenVariables = (
  values: TokenValues,
  bdColours: readonly string[],
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [variableName(name), value])),
  ...Object.fromEntries(bdColours.map((colour, i) => [`--bd-${i}`, colour])),
  ...Object.fromEntries(bdColours.map((colour, i) => [`--bd-ink-${i}`, bdInk(colour)])),
});

const css = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The tokens as a style sheet, for pages that are painted without the component library. */
export function tokenSheet(): string {
  const radii = Object.fromEntries(Object.entries(RADIUS).map(([name, px]) => [`--r-${name}`, `${px}px`]));
  const light = { ...tokenVariables(LIGHT, BD_COLOURS_LIGHT), ...radii, 'color-scheme': 'light' };
  const dark = { ...tokenVariables(DARK, BD_COLOURS_DARK), 'color-scheme': 'dark' };
  return `:root{${css(light)}}[data-color-scheme=dark]{${css(dark)}}html{background:var(--bg)}`;
}
