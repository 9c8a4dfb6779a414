import { emptyState } from '@ddak/domain';
import { expect, test } from 'vitest';
import { drawAtOnceWhen, isUrgent } from './urgent.ts';

test('a state is urgent while one of those who asked says so', () => {
  const [calm, urgent] = [emptyState(), emptyState()];
  const stops = [drawAtOnceWhen(() => false), drawAtOnceWhen((state) => state === urgent)];
  expect([calm, urgent].map(isUrgent)).toEqual([false, true]);
  for (const stop of stops) stop();
  expect(isUrgent(urgent)).toBe(false);
});
