import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../tables.ts';
import { completeRow } from './complete-row.ts';

const _id = '01h455vb4pex5vsknk084sn02q';
const location: AnyRow = { _id, projectId: _id, realName: '항구', note: '비 오면 미룸' };

describe('rows from before', () => {
  it('SN9: a row from before is completed with what says nothing, and keeps what it has', () => {
    expect(completeRow('location', location)).toMatchObject({
      ...location,
      address: '',
      latitude: null,
    });
  });

  it('SN9: a whole row stays the same object, and what cannot be empty is not made up', () => {
    const whole = completeRow('location', location) as AnyRow;
    expect(completeRow('location', whole)).toBe(whole);
    expect(completeRow('character', { _id, projectId: _id })).toBeNull();
  });
});
