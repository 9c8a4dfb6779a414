import type { FeedEntry } from '@ddak/protocol';
import { expect, it } from 'vitest';
import { Removers } from './removers.ts';

const entry = (actorId: string, changes: readonly object[]) => ({ actorId, changes }) as unknown as FeedEntry;
const gone = (_id: string) => ({ table: 'scene', op: 'delete', _id });
const back = (_id: string) => ({ table: 'scene', op: 'insert', row: { _id } });

it('TT27: who removed a row is known until it is back, and of the latest ones alone', () => {
  const removers = new Removers();
  removers.hear([entry('kim', [gone('a'), gone('b')]), entry('lee', [gone('c')])]);
  expect(['a', 'b', 'c', 'd'].map(removers.whoRemoved)).toEqual(['kim', 'kim', 'lee', null]);
  removers.hear([entry('lee', [back('a')])]);
  expect(removers.whoRemoved('a')).toBeNull();
  removers.hear([
    entry(
      'han',
      Array.from({ length: 2_000 }, (_, i) => gone(`row ${i}`)),
    ),
  ]);
  expect([removers.whoRemoved('c'), removers.whoRemoved('row 1999')]).toEqual([null, 'han']);
});
