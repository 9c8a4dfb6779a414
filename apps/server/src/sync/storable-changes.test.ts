import { type Change, insert } from '@ddak/domain';
import { expect, it } from 'vitest';
import { storableChanges } from './storable-changes.ts';

const board = (name: string): Change =>
  insert('board', { _id: 'b', projectId: 'p', orderKey: 'a0', name, isCurrent: true, lastProposal: null });

it('leaves changes as they are when any database could keep them', () => {
  const changes = [board('1안 😀 "따옴표"')];
  expect(storableChanges(changes)).toBe(changes);
  // Six characters that only look like a NUL's escape.
  expect(storableChanges([board('\\u0000')])).toEqual([board('\\u0000')]);
});

it('takes NUL out and mends half a character', () => {
  expect(storableChanges([board('가\0나\ud83d')])).toEqual([board('가나\ufffd')]);
});
