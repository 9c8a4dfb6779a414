import { callInstant } from '@ddak/domain';
import { expect, it } from 'vitest';
import type { ListedProject } from '../project-api.ts';
import { projectToday } from './project-today.ts';

const NOW = callInstant('2026-12-02', 9 * 60);

const listed = (_id: string, home: object, archivedAt: number | null = null): ListedProject =>
  ({ _id, archivedAt, home: { call: null, nextDay: null, ...home } }) as unknown as ListedProject;
const call = (date: string, minutes: number, cancels = false) => ({
  call: { date, callAt: callInstant(date, minutes), cancels },
});

it('OS4: leads to the call that is next or not long gone, not to one of another day or one called off', () => {
  const late = listed('late', call('2026-12-02', 13 * 60));
  const early = listed('early', call('2026-12-02', 7 * 60));
  const off = listed('off', call('2026-12-02', 5 * 60, true));
  const tomorrow = listed('tomorrow', call('2026-12-03', 0));
  expect(projectToday([late, off, tomorrow, early], NOW)?._id).toBe('early');
  expect(projectToday([off, tomorrow], NOW)).toBeUndefined();
});

it('OS4: leads to who shoots today without a sheet where nobody is called, and to nothing that is archived', () => {
  const day = { nextDay: { dayName: '2회차', date: '2026-12-02', scenes: 3 } };
  expect(projectToday([listed('old', day, 1), listed('own', day)], NOW)?._id).toBe('own');
  expect(projectToday([listed('old', day, 1)], NOW)).toBeUndefined();
});
