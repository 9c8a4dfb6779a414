import { describe, expect, it } from 'vitest';
import { cargoOf, NOTHING, pick, prune, type Selection } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const plain = { shift: false, ctrl: false };
const rows = (ids: string[], anchor = ids.at(-1) ?? null): Selection => ({ kind: 'rows', ids, anchor });

describe('picking', () => {
  it('takes one alone, and lets go of the rest', () => {
    expect(pick(rows(['a', 'b']), 'rows', 'c', order, plain).ids).toEqual(['c']);
  });

  it('adds and drops with Ctrl', () => {
    const two = pick(rows(['a']), 'rows', 'c', order, { shift: false, ctrl: true });
    expect(two.ids).toEqual(['a', 'c']);
    expect(pick(two, 'rows', 'a', order, { shift: false, ctrl: true }).ids).toEqual(['c']);
  });

  it('takes everything between with Shift, in either direction, from the same anchor', () => {
    const shift = { shift: true, ctrl: false };
    const down = pick(rows(['b']), 'rows', 'd', order, shift);
    expect(down.ids).toEqual(['b', 'c', 'd']);
    expect(pick(down, 'rows', 'a', order, shift).ids).toEqual(['a', 'b']);
  });

  it('never mixes rows of days with scenes of the pool', () => {
    expect(pick(rows(['a']), 'scenes', 'x', order, { shift: false, ctrl: true })).toEqual({
      kind: 'scenes',
      ids: ['x'],
      anchor: 'x',
    });
  });
});

describe('what a drag takes along', () => {
  it('is the whole selection in the order of the board, whatever the order of picking', () => {
    expect(cargoOf(rows(['d', 'a']), 'rows', 'a', order)).toEqual(['a', 'd']);
  });

  it('is the pressed strip alone when it is not among the picked', () => {
    expect(cargoOf(rows(['d', 'a']), 'rows', 'b', order)).toEqual(['b']);
    expect(cargoOf(NOTHING, 'scenes', 'b', order)).toEqual(['b']);
  });
});

it('what others removed meanwhile is picked no more', () => {
  expect(prune(rows(['a', 'z']), (id) => order.includes(id)).ids).toEqual(['a']);
  const whole = rows(['a']);
  expect(prune(whole, () => true)).toBe(whole);
});
