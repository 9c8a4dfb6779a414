import type { StorageManager } from '@mui/material/styles';

export const MODE_KEY = 'joy-mode';
export const SCHEME_KEY = 'joy-color-scheme';

/**
 * Keeps mode and scheme in local storage under the two names of the specification. MUI asks for
 * `joy-color-scheme-light` and `-dark`, one for each mode; here each mode has one scheme, so both are one entry,
 * which says the scheme that is shown now (for a script that paints before React).
 */
export const colourSchemeStorage: StorageManager = ({ key, storageWindow = globalThis.window }) => {
  const ofMode = key.startsWith(`${SCHEME_KEY}-`) ? key.slice(SCHEME_KEY.length + 1) : null;
  const storage = readableStorage(storageWindow);
  return {
    get: (fallback: string) => (ofMode ? ofMode : (storage?.getItem(key) ?? fallback)),
    set: (value: string) => {
      if (ofMode) return;
      storage?.setItem(key, value);
      storage?.setItem(SCHEME_KEY, shownScheme(value, storageWindow));
    },
    subscribe: (handler: (value: string | null) => void) => {
      const listener = (event: StorageEvent) => {
        if (event.key === key) handler(event.newValue);
      };
      storageWindow?.addEventListener('storage', listener);
      return () => storageWindow?.removeEventListener('storage', listener);
    },
  };
};

/** The scheme that a mode shows: `system` follows the device. */
function shownScheme(mode: string, view: Window | null | undefined): 'light' | 'dark' {
  if (mode === 'dark') return 'dark';
  return mode === 'system' && view?.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** A browser that forbids storage throws at the mere mention of it: then the choice lives as long as the page. */
function readableStorage(view: Window | null | undefined): Storage | null {
  try {
    return view?.localStorage ?? null;
  } catch {
    return null;
  }
}
