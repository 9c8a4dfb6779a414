import { expect, it } from 'vitest';
import { callNear, clockNear, parseClock } from './clock.ts';

it('RP14: a time is that of the day or of its night, whichever is nearer to what was planned', () => {
  const meant = (written: string, planned: string | null) =>
    clockNear(parseClock(written)!, planned === null ? null : parseClock(planned));
  expect(meant('0:40', '22:24')).toBe(24 * 60 + 40);
  expect(meant('0:40', '25:30')).toBe(24 * 60 + 40);
  expect(meant('0:40', '06:00')).toBe(40);
  expect(meant('24:40', '06:00')).toBe(24 * 60 + 40);
  expect(meant('21:50', '20:30')).toBe(21 * 60 + 50);
  expect(meant('5:30', '08:00')).toBe(5 * 60 + 30);
  expect(meant('0:40', null)).toBe(40);
});

it('CS105: a call of the small hours is that of the night where the day is called for the evening', () => {
  const meant = (written: string, near: string) => callNear(parseClock(written)!, parseClock(near));
  expect(meant('1:00', '21:00')).toBe(25 * 60);
  expect(meant('1:00', '25:30')).toBe(25 * 60);
  expect(meant('3:00', '08:00')).toBe(3 * 60);
  // Who lights the night is called in the morning before.
  expect(meant('8:00', '21:00')).toBe(8 * 60);
});
