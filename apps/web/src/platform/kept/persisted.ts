import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';

/** redux-persist's own storage module does not load under this bundler: the three calls it needs. */
const storage = {
  getItem: (key: string) => Promise.resolve(globalThis.localStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(globalThis.localStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(globalThis.localStorage.removeItem(key)),
};

/** SPEC.md section 9. */
const REHYDRATE_TIMEOUT_MS = 5_000;

/** Keeps a slice in local storage under `persist:{key}`. */
export const persisted = <State>(key: string, reducer: Reducer<State>) =>
  persistReducer({ key, storage, timeout: REHYDRATE_TIMEOUT_MS }, reducer);
