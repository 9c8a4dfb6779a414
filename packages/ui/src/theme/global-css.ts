import { BD_COLOURS_DARK, BD_COLOURS_LIGHT } from './bd-colours.ts';
import { tokenVariables } from './token-sheet.ts';
import { DARK, LIGHT, RADIUS } from './token-values.ts';

export const SCHEME_ATTRIBUTE = 'data-color-scheme';

/** Tokens and what holds for every page. Whoever asked for less motion gets none. */
export const globalCss = {
  ':root': {
    ...tokenVariables(LIGHT, BD_COLOURS_LIGHT),
    ...Object.fromEntries(Object.entries(RADIUS).map(([name, px]) => [`--r-${name}`, `${px}px`])),
    colorScheme: 'light',
  },
  [`[${SCHEME_ATTRIBUTE}="dark"]`]: { ...tokenVariables(DARK, BD_COLOURS_DARK), colorScheme: 'dark' },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, #root': { height: '100%' },
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    background: 'var(--bg)',
    color: 'var(--ink)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-.005em',
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    overscrollBehaviorY: 'none',
  },
  'h1, h2, h3, h4, h5, h6, p, figure': { margin: 0 },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  // Said with more weight than MUI's own `outline: 0`; an item of a menu shows its focus by its ground.
  ":root :focus-visible:where(:not([role^='menuitem']))": {
    outline: '2px solid var(--brand)',
    outlineOffset: '1px',
  },
  '::selection': { background: 'var(--brand)', color: 'var(--on-brand)' },
  '@supports not selector(::-webkit-scrollbar)': { '*': { scrollbarWidth: 'thin' } },
  '::-webkit-scrollbar': { width: '10px', height: '10px' },
  '::-webkit-scrollbar-thumb': {
    background: 'var(--line-2)',
    borderRadius: '5px',
    border: '2px solid transparent',
    backgroundClip: 'padding-box',
  },
  '::-webkit-scrollbar-track': { background: 'transparent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
