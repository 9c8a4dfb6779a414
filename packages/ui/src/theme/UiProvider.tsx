import '@fontsource-variable/noto-sans-kr';
import '@fontsource/fugaz-one';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { LiveRegion } from '../feedback/announce.tsx';
import { BesideDialogs } from '../feedback/BesideDialogs.tsx';
import { ToastArea } from '../feedback/ToastArea.tsx';
import { TooltipLayer } from '../feedback/TooltipLayer.tsx';
import { keepFocus } from '../focus/keep-focus.ts';
import { colourSchemeStorage, MODE_KEY, SCHEME_KEY } from './colour-scheme-storage.ts';
import { globalCss } from './global-css.ts';
import { loadWonSign } from './load-won-sign.ts';
import { theme } from './theme.ts';

/** Theme, fonts, global styles and the toast area: stands once around the whole app. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  useEffect(loadWonSign, []);
  useEffect(() => keepFocus(document), []);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey={MODE_KEY}
      colorSchemeStorageKey={SCHEME_KEY}
      storageManager={colourSchemeStorage}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      <GlobalStyles styles={globalCss} />
      {children}
      <BesideDialogs>
        <ToastArea />
        <LiveRegion />
        <TooltipLayer />
      </BesideDialogs>
    </ThemeProvider>
  );
}
