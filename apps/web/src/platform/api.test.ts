import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, isPassing } from './api.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => 'http://127.0.0.1:9/probe' }) }),
});
const { probe } = testApi.endpoints;

const openStore = () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
};
let calls = 0;
const answerWith = (status: number) =>
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return new Response(JSON.stringify({ data: 1 }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });

beforeEach(() => {
  calls = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call that fails', () => {
  it('SPEC 8: carries name, message, stack and code, whatever went wrong on our side', async () => {
    const broken = testApi.injectEndpoints({
      endpoints: (build) => ({
        broken: build.query<unknown, void>({
          queryFn: () => {
            throw Object.assign(new TypeError('반쯤 왔어요'), { code: 'half' });
          },
        }),
      }),
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { error } = await openStore().dispatch(broken.endpoints.broken.initiate());
    expect(error).toEqual({
      ...{ name: 'TypeError', message: '반쯤 왔어요', code: 'half' },
      stack: expect.stringContaining('TypeError'),
    });
    vi.restoreAllMocks();
  });

  it('SPEC 8: that was given up is flagged as such', async () => {
    vi.stubGlobal('fetch', (_request: Request) => new Promise<never>(() => undefined));
    const store = openStore();
    const call = store.dispatch(probe.initiate());
    call.abort();
    const answer = await call;
    expect(answer.error).toMatchObject({ name: 'AbortError', message: 'Aborted' });
  });
});

describe('the data cache', () => {
  it('SPEC 4: has entries that are uninitialized, pending, then fulfilled or rejected', async () => {
    for (const [status, end] of [
      [200, 'fulfilled'],
      [404, 'rejected'],
    ] as const) {
      answerWith(status);
      const store = openStore();
      const now = () => probe.select()(store.getState()).status;
      expect(now()).toBe('uninitialized');
      const call = store.dispatch(probe.initiate());
      expect(now()).toBe('pending');
      await call;
      expect(now()).toBe(end);
      call.unsubscribe();
    }
  });

  it('SPEC 9: takes answers of status 200 to 299 for a success, and no others', async () => {
    const successes = [];
    for (const status of [200, 201, 299, 300, 400, 500]) {
      answerWith(status);
      if ((await openStore().dispatch(probe.initiate())).isSuccess) successes.push(status);
    }
    expect(successes).toEqual([200, 201, 299]);
  });

  it('SPEC 9: keeps what nobody uses for 60 s', async () => {
    answerWith(200);
    vi.useFakeTimers();
    const store = openStore();
    const call = store.dispatch(probe.initiate());
    await call;
    call.unsubscribe();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(probe.select()(store.getState()).status).toBe('fulfilled');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probe.select()(store.getState()).status).toBe('uninitialized');
  });

  it('SPEC 9: asks nothing again by focus, by the line coming back, or by mounting', async () => {
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('window', {
      addEventListener: (name: string, hear: () => void) => listeners.set(name, hear),
      removeEventListener: () => undefined,
      document: { visibilityState: 'visible' },
    });
    answerWith(200);
    const store = openStore();
    await store.dispatch(probe.initiate());
    for (const hear of listeners.values()) hear();
    await store.dispatch(probe.initiate());
    expect([...listeners.keys()]).toEqual(expect.arrayContaining(['focus', 'online']));
    expect(calls).toBe(1);
  });
});

it('SN16: no line, a page of somebody else’s and a server that is not there may pass; a refusal does not', () => {
  const passing = ['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 500, 502, 503];
  expect(passing.filter((status) => !isPassing({ status }))).toEqual([]);
  expect([400, 401, 403, 404, 409, 422].filter((status) => isPassing({ status }))).toEqual([]);
  expect(isPassing(undefined)).toBe(false);
});
