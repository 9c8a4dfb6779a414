import 'fake-indexeddb/auto';
import type { OrganisedScreenplay } from '@ddak/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  eraseAllScreenplayTexts,
  eraseScreenplayTexts,
  loadScreenplayText,
  TextUnavailable,
} from './screenplay-texts.ts';

const text: OrganisedScreenplay = {
  format: 'txt',
  title: '밤의 정류장',
  lines: [{ n: 1, text: 'S#1. 정류장 (밤)', type: 'heading', scene: 0, rows: 2, confidence: 1 }],
  scenes: [],
  characters: [],
  locations: [],
  unread: [],
};
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

describe('the texts kept on this device', () => {
  it('asks the server once, and opens without a line afterwards', async () => {
    const ask = vi.fn(answer(200, { data: text }));
    vi.stubGlobal('fetch', ask);
    expect(await loadScreenplayText('u1', 'p1', 's1')).toEqual(text);
    expect(ask).toHaveBeenCalledWith('/api/projects/p1/screenplays/s1/text', { credentials: 'include' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadScreenplayText('u1', 'p1', 's1')).toEqual(text);
  });

  it('keeps one person’s texts from another on the same device', async () => {
    vi.stubGlobal('fetch', answer(403, { message: '볼 수 있는 권한이 없어요.', code: 'forbidden' }));
    await expect(loadScreenplayText('u2', 'p1', 's1')).rejects.toThrow('볼 수 있는 권한이 없어요.');
  });

  it('says that there is no copy where there is no line either', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadScreenplayText('u1', 'p1', 's2')).rejects.toThrow(TextUnavailable);
  });

  it('erases the texts of a project that may not be read any more', async () => {
    vi.stubGlobal('fetch', answer(200, { data: text }));
    await loadScreenplayText('u3', 'p3', 's3');
    await loadScreenplayText('u3', 'p4', 's4');
    expect(await eraseScreenplayTexts('u3', 'p3')).toBe(1);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadScreenplayText('u3', 'p3', 's3')).rejects.toThrow(TextUnavailable);
    expect(await loadScreenplayText('u3', 'p4', 's4')).toEqual(text);
  });

  it('erases what a person who signs out has read, and nobody else’s', async () => {
    vi.stubGlobal('fetch', answer(200, { data: text }));
    await loadScreenplayText('u5', 'p5', 's5');
    await loadScreenplayText('u6', 'p5', 's5');
    expect(await eraseAllScreenplayTexts('u5')).toBe(1);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadScreenplayText('u5', 'p5', 's5')).rejects.toThrow(TextUnavailable);
    expect(await loadScreenplayText('u6', 'p5', 's5')).toEqual(text);
  });
});
