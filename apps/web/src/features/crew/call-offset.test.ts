import { describe, expect, it } from 'vitest';
import { parseOffset } from './call-offset.ts';

describe('the offset of a team from the call', () => {
  it('is read as people write it', () => {
    expect(['-30', '−30', '+15', '90', '', ' 0 '].map(parseOffset)).toEqual([-30, -30, 15, 90, 0, 0]);
  });

  it('is nothing else, and never more than half a day', () => {
    expect(['30분', '1:30', '--3', '721', '-999'].map(parseOffset)).toEqual([null, null, null, null, null]);
  });
});
