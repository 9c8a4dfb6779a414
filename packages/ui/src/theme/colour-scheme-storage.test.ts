import { beforeEach, expect, test } from 'vitest';
import { colourSchemeStorage } from './colour-scheme-storage.ts';

const stored = new Map<string, string>();
const view = {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
  matchMedia: () => ({ matches: true }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
} as unknown as Window;

beforeEach(() => stored.clear());

test('a chosen mode is kept under joy-mode, with the shown scheme under joy-color-scheme', () => {
  const mode = colourSchemeStorage({ key: 'joy-mode', storageWindow: view });
  expect(mode.get('light')).toBe('light');
  mode.set('dark');
  expect(Object.fromEntries(stored)).toEqual({ 'joy-mode': 'dark', 'joy-color-scheme': 'dark' });
  expect(mode.get('light')).toBe('dark');
  mode.set('system');
  expect(stored.get('joy-color-scheme')).toBe('dark');
});

test("the library's entries for each mode are not written beside it", () => {
  const light = colourSchemeStorage({ key: 'joy-color-scheme-light', storageWindow: view });
  light.set('light');
  expect(stored.size).toBe(0);
  expect(light.get('anything')).toBe('light');
});
