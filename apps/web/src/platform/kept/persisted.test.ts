import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authSlice, signIn } from '../session/auth-slice.ts';
import { uiSlice } from '../ui-slice.ts';
import { persisted } from './persisted.ts';

const USER = { _id: 'u', email: 'a@example.com', name: '정서윤', phone: '', pbChannels: [], confirmed: true };
const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

/** A page that is loaded anew: its own store over the same storage. */
async function openPage() {
  const reducer = combineReducers({ auth: persisted('auth', authSlice.reducer) });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const persistor = persistStore(store);
  await vi.waitUntil(() => persistor.getState().bootstrapped);
  return { store, persistor };
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
});
// Files that come after this one share its globals.
afterAll(() => vi.unstubAllGlobals());

describe('a persisted slice', () => {
  it('lies under persist:auth and comes back with the next page', async () => {
    const user = USER;
    const first = await openPage();
    first.store.dispatch(signIn(user));
    await first.persistor.flush();
    expect([...kept.keys()]).toEqual(['persist:auth']);
    expect(JSON.parse(kept.get('persist:auth')!)).toMatchObject({
      isSignedIn: 'true',
      user: JSON.stringify(user),
    });
    const second = await openPage();
    expect(second.store.getState().auth).toMatchObject({ isSignedIn: true, user });
  });

  it('SPEC 4: registers, rehydrates, pauses, persists, flushes and purges', async () => {
    const { store, persistor } = await openPage();
    expect(persistor.getState()).toEqual({ registry: [], bootstrapped: true });
    persistor.pause();
    store.dispatch(signIn(USER));
    await persistor.flush();
    expect(kept.get('persist:auth') ?? '').not.toContain(USER.email);
    persistor.persist();
    store.dispatch(signIn({ ...USER, name: '정서연' }));
    await persistor.flush();
    expect(kept.get('persist:auth')).toContain('정서연');
    await persistor.purge();
    expect(kept.has('persist:auth')).toBe(false);
  });

  it('SPEC 4 and 9: waits 5000 ms for its storage, then the app begins without it', async () => {
    vi.useFakeTimers();
    const hanging = { ...localStorage, getItem: () => new Promise<never>(() => undefined) };
    vi.stubGlobal('localStorage', hanging);
    const reducer = combineReducers({
      auth: persisted('auth', authSlice.reducer),
      ui: persisted('ui', uiSlice.reducer),
    });
    const store = configureStore({
      reducer,
      middleware: (defaults) => defaults({ serializableCheck: false }),
    });
    const persistor = persistStore(store);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(persistor.getState().bootstrapped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(persistor.getState().bootstrapped).toBe(true);
    expect(store.getState().auth.isSignedIn).toBe(false);
    vi.useRealTimers();
  });
});
