import { describe, expect, it } from 'vitest';
import { storedUserId } from './stored-user.ts';

describe('who is signed in by what another tab has stored', () => {
  it.each([
    [null, null],
    ['{"user":"null","isSignedIn":"false","_persist":"{}"}', null],
    ['{"user":"{\\"_id\\":\\"u\\"}","isSignedIn":"true","_persist":"{}"}', 'u'],
    ['{"user":"{\\"_id\\":\\"u\\"}","isSignedIn":"false","_persist":"{}"}', null],
    ['{}', null],
  ])('%s: %s', (text, userId) => expect(storedUserId(text)).toBe(userId));
});
