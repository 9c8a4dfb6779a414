import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { publicApi } from '../../platform/public-api.ts';
import { patchNoteApi } from './patch-note-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser knows from which page it asks. */
class PageRequest extends Request {
  constructor(url: string, init: RequestInit) {
    super(new URL(url, 'http://ddak.example'), init);
  }
}

it('SPEC 7: patch notes are asked for by the client without credentials', async () => {
  const asked: { url: string; credentials: string }[] = [];
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async ({ url, credentials }: Request) => {
    asked.push({ url, credentials });
    return new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } });
  });
  const store = configureStore({
    reducer: { [publicApi.reducerPath]: publicApi.reducer },
    middleware: (defaults) => defaults().concat(publicApi.middleware),
  });
  const { data } = await store.dispatch(patchNoteApi.endpoints.patchNotes.initiate());
  expect(data).toEqual([]);
  expect(asked).toEqual([{ url: 'http://ddak.example/api/patchnotes/public', credentials: 'omit' }]);
});
