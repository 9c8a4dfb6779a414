import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => 'http://127.0.0.1:9/probe' }) }),
});

describe('a call that fails', () => {
  it('SPEC 8: carries name and message; one that was given up is flagged as such', async () => {
    vi.stubGlobal('fetch', (_request: Request) => new Promise<never>(() => undefined));
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const call = store.dispatch(testApi.endpoints.probe.initiate());
    call.abort();
    const answer = await call;
    expect(answer.error).toMatchObject({ name: 'AbortError', message: 'Aborted' });
    vi.unstubAllGlobals();
  });
});
