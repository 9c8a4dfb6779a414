import { LIGHT, type TokenValues } from './token-values.ts';

export type TokenName = keyof TokenValues;

/** `brandSoft` → `--brand-soft`, `line2` → `--line-2`. */
export const variableName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d+)$/, '-$1')}`;

/** Every token as a CSS value: `token.brand` is `var(--brand)`. */
export const token = Object.fromEntries(
  Object.keys(LIGHT).map((name) => [name, `var(${variableName(name)})`]),
) as Readonly<Record<TokenName, string>>;

/** BDcolor 0 to 9 as a CSS value, for categories, teams and people. */
export const bdColour = (index: number): string => `var(--bd-${wrap(index)})`;

/** The text colour that reads on that BDcolor. */
export const bdInkColour = (index: number): string => `var(--bd-ink-${wrap(index)})`;

const wrap = (index: number): number => ((index % 10) + 10) % 10;
