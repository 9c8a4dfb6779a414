import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { SCHEME_ATTRIBUTE } from './global-css.ts';
import { DARK, LIGHT, RADIUS, type TokenValues } from './token-values.ts';

export const FONT = "'Noto Sans KR Variable', 'Noto Sans KR', sans-serif";
export const LOGO_FONT = "'Fugaz One', 'Noto Sans KR Variable', sans-serif";

const paletteOf = (values: TokenValues) => ({
  palette: {
    primary: { main: values.brand, dark: values.brandInk, contrastText: values.onBrand },
    success: { main: values.ok, contrastText: '#FFFFFF' },
    error: { main: values.err, contrastText: '#FFFFFF' },
    warning: { main: values.warn, contrastText: '#FFFFFF' },
    background: { default: values.bg, paper: values.surface },
    text: { primary: values.ink, secondary: values.ink2, disabled: values.ink3 },
    divider: values.line,
  },
});

/** The one theme: MUI's components in our tokens, light and dark. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'mui', colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: paletteOf(LIGHT), dark: paletteOf(DARK) },
  defaultColorScheme: 'light',
  spacing: 4,
  shape: { borderRadius: RADIUS.button },
  breakpoints: { values: { xs: 0, sm: 720, md: 1024, lg: 1280, xl: 1600 } },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 180,
      enteringScreen: 180,
      leavingScreen: 120,
    },
  },
  typography: {
    fontFamily: FONT,
    htmlFontSize: 16,
    fontSize: 13,
    body1: { fontSize: 13, lineHeight: 1.45 },
    body2: { fontSize: 12, lineHeight: 1.45 },
    caption: { fontSize: 11.5, lineHeight: 1.45 },
    h1: { fontSize: 16, fontWeight: 700, lineHeight: 1.3, letterSpacing: '-.01em' },
    h2: { fontSize: 15, fontWeight: 700, lineHeight: 1.3, letterSpacing: '-.01em' },
    h3: { fontSize: 13, fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: 24, fontWeight: 700, lineHeight: 1.25, letterSpacing: '-.02em' },
    button: { fontSize: 13, fontWeight: 500, textTransform: 'none', letterSpacing: 'inherit' },
  },
  components,
});
