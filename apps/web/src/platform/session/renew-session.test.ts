import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewSession } from './renew-session.ts';

const user = {
  _id: '01a1fd38-ebad-79b4-8f39-148f138d064b',
  email: 'a@example.com',
  name: '정서윤',
  phone: '',
  pbChannels: [],
  confirmed: true,
};
const answers = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => vi.unstubAllGlobals());

describe('a renewal of the session', () => {
  it('brings the user', async () => {
    answers(200, { data: user });
    expect(await renewSession()).toEqual({ kind: 'renewed', user });
  });

  it.each([401, 403])('has failed when the server answers %i', async (status) => {
    answers(status);
    expect(await renewSession()).toEqual({ kind: 'failed' });
  });

  it.each([500, 502, 503, 429, 404])('has not failed when something answers %i', async (status) => {
    answers(status);
    expect(await renewSession()).toEqual({ kind: 'unreachable' });
  });

  it('has not failed when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await renewSession()).toEqual({ kind: 'unreachable' });
  });

  it('is asked for once, however many want it at the same time', async () => {
    const ask = vi.fn(async () => new Response(JSON.stringify({ data: user }), { status: 200 }));
    vi.stubGlobal('fetch', ask);
    await Promise.all([renewSession(), renewSession(), renewSession()]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
