import type { PatchNote } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { hasUnread, markRead, readUntil } from './read-mark.ts';

const note = (publishedAt: number): PatchNote => ({
  _id: 'n',
  version: '1',
  title: '제목',
  body: '내용',
  publishedAt,
});

function store() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the unread mark of the news (ISSUE 4: patch notes)', () => {
  it('stands until they have been looked at, and again when there is something newer', () => {
    const kept = store();
    expect(hasUnread([note(5)], readUntil(kept, 'me'))).toBe(true);
    markRead(kept, 'me', [note(5), note(3)]);
    expect(hasUnread([note(5)], readUntil(kept, 'me'))).toBe(false);
    expect(hasUnread([note(6), note(5)], readUntil(kept, 'me'))).toBe(true);
  });

  it('is each user’s own, and none where there is no news', () => {
    const kept = store();
    markRead(kept, 'me', [note(5)]);
    expect(hasUnread([note(5)], readUntil(kept, 'other'))).toBe(true);
    expect(hasUnread([], 0)).toBe(false);
    markRead(kept, 'me', []);
    expect(readUntil(kept, 'me')).toBe(5);
  });
});
