import { expect, it } from 'vitest';
import { callInstant, clockError } from '../index.ts';

const said = callInstant('2026-12-01', 8 * 60);
const MINUTE = 60_000;
const heard = (ahead: number, took = 200) =>
  clockError({ askedAt: said + ahead, heardAt: said + ahead + took, said });

it('OS8: a clock that is two minutes or more away from the server’s is off by so much', () => {
  expect(heard(120 * MINUTE)).toBe(120 * MINUTE + 100);
  expect(heard(-25 * MINUTE)).toBe(-25 * MINUTE + 100);
});

it('OS8: one that is away by less is right', () => {
  expect([0, 90_000, -90_000].map((ahead) => heard(ahead))).toEqual([0, 0, 0]);
});

it('OS8: an answer that came late, or while the clock was set, tells nothing', () => {
  expect(heard(120 * MINUTE, 30_000)).toBeNull();
  expect(heard(120 * MINUTE, -5 * MINUTE)).toBeNull();
  expect(clockError({ askedAt: said, heardAt: said, said: Number.NaN })).toBeNull();
});
