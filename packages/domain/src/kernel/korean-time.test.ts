import { expect, it } from 'vitest';
import { callInstant, clockOn } from './korean-time.ts';

it('a moment stands on the clock of its shooting day, past midnight too, and of no other', () => {
  const at = callInstant('2026-12-02', 1530);
  expect(clockOn('2026-12-02', at)).toBe(1530);
  expect(clockOn('2026-12-03', at)).toBe(90);
  expect([clockOn('2026-12-01', at), clockOn('2026-12-04', at)]).toEqual([null, null]);
});
