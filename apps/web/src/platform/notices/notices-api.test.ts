import { USUAL_NOTICE_SETTINGS } from '@ddak/domain';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { noticesApi } from './notices-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('NT7: of choices that follow each other quickly none overtakes the one before it', async () => {
  const asked: { readonly body: string; readonly answer: () => void }[] = [];
  // Of a page's own address, as in a browser.
  const OnPage = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, 'http://127.0.0.1'), init);
    }
  };
  vi.stubGlobal('Request', OnPage);
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.text();
    return new Promise<Response>((resolve) => {
      asked.push({ body, answer: () => resolve(Response.json({ data: null })) });
    });
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const choose = (from: number) =>
    store.dispatch(
      noticesApi.endpoints.chooseNotices.initiate({
        ...USUAL_NOTICE_SETTINGS,
        quiet: { ...USUAL_NOTICE_SETTINGS.quiet!, from },
      }),
    );
  const both = Promise.all([choose(1_320), choose(1_410)]);
  await vi.waitUntil(() => asked.length === 1);
  // The second would have been sent long since.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
  expect(asked.map(({ body }) => JSON.parse(body).quiet.from)).toEqual([1_320]);
  asked[0]!.answer();
  await vi.waitUntil(() => asked.length === 2);
  expect(JSON.parse(asked[1]!.body).quiet.from).toBe(1_410);
  asked[1]!.answer();
  await both;
});
