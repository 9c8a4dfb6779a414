import { describe, expect, it } from 'vitest';
import { dropCommand, neighbourAt } from './drop.ts';
import { focusStep, type Lane, moveStep } from './steps.ts';

const lanes: Lane[] = [
  { id: null, keys: ['p1', 'p2'] },
  { id: 'one', keys: ['a', 'b', 'c'] },
  { id: 'rest', keys: [] },
  { id: 'two', keys: ['x'] },
];

describe('walking by arrows', () => {
  it('goes up and down inside a day, and stops at its ends', () => {
    expect(focusStep(lanes, 'a', 'down')).toBe('b');
    expect(focusStep(lanes, 'a', 'up')).toBeNull();
  });

  it('goes sideways at the same height, past empty days', () => {
    expect(focusStep(lanes, 'c', 'right')).toBe('x');
    expect(focusStep(lanes, 'b', 'left')).toBe('p2');
    expect(focusStep(lanes, 'x', 'left')).toBe('a');
  });
});

describe('moving by Alt and arrows', () => {
  const after = (key: string | null) => ({ kind: 'day', timetableId: 'one', afterRowId: key });

  it('takes one place at a time', () => {
    expect(moveStep(lanes, ['b'], 'up')).toEqual(after(null));
    expect(moveStep(lanes, ['b'], 'down')).toEqual(after('c'));
    expect(moveStep(lanes, ['a', 'b'], 'down')).toEqual(after('c'));
  });

  it('goes no further than the ends', () => {
    expect(moveStep(lanes, ['a'], 'up')).toBeNull();
    expect(moveStep(lanes, ['c'], 'down')).toBeNull();
    expect(moveStep(lanes, ['x'], 'right')).toBeNull();
  });

  it('goes to the end of the day beside, into an empty one too, and from the first day back to the pool', () => {
    expect(moveStep(lanes, ['a'], 'right')).toEqual({ kind: 'day', timetableId: 'rest', afterRowId: null });
    expect(moveStep(lanes, ['p1'], 'right')).toEqual(after('c'));
    expect(moveStep(lanes, ['b'], 'left')).toEqual({ kind: 'pool' });
  });
});

describe('a drop', () => {
  it('names a neighbour that stays where it is', () => {
    expect(neighbourAt(['a', 'b', 'c'], 2, ['b'])).toBe('a');
    expect(neighbourAt(['a', 'b', 'c'], 1, ['a'])).toBeNull();
    expect(neighbourAt(['a', 'b', 'c'], 9, [])).toBe('c');
  });

  it('is one command, whatever is dropped where', () => {
    const id = () => 'new';
    const day = { kind: 'day', timetableId: 'one', afterRowId: 'a' } as const;
    expect(dropCommand({ kind: 'rows', ids: ['x'] }, day, id)?.name).toBe('moveRows');
    expect(dropCommand({ kind: 'scenes', ids: ['s', 't'] }, day, id)?.name).toBe('allocateScenes');
    expect(dropCommand({ kind: 'rows', ids: ['x'] }, { kind: 'pool' }, id)?.name).toBe('removeRows');
    expect(dropCommand({ kind: 'scenes', ids: ['s'] }, { kind: 'pool' }, id)).toBeNull();
  });
});
