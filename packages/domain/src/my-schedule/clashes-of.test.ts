import { expect, it } from 'vitest';
import { callInstant, clashesOf, type MyDay } from '../index.ts';

type Span = Parameters<typeof clashesOf>[0][number];

const span = (
  projectId: string,
  date: string,
  hours: readonly [from: number, to: number] | null,
  standing: MyDay['standing'] = 'issued',
): Span => ({
  ...{ timetableId: `${projectId} ${date}`, projectId, date, standing },
  callAt: hours && callInstant(date, hours[0] * 60),
  endsAt: hours && callInstant(date, hours[1] * 60),
});

const clashes = (...days: readonly Span[]) =>
  Object.fromEntries([...clashesOf(days)].map(([day, projects]) => [day, [...projects]]));

it('MS3: two projects on one date are marked on both, whatever their hours', () => {
  expect(clashes(span('film', '2026-12-01', [7, 12]), span('drama', '2026-12-01', [13, 20]))).toEqual({
    'film 2026-12-01': ['drama'],
    'drama 2026-12-01': ['film'],
  });
  expect(clashes(span('film', '2026-12-01', null), span('drama', '2026-12-01', [13, 20]))).toHaveProperty(
    'film 2026-12-01',
  );
});

it('MS3: so is a night that goes on into the call of the other', () => {
  const night = span('film', '2026-12-01', [18, 31]);
  expect(Object.keys(clashes(night, span('drama', '2026-12-02', [6, 18])))).toHaveLength(2);
  expect(clashes(night, span('drama', '2026-12-02', [7, 18]))).toEqual({});
  expect(clashes(night, span('drama', '2026-12-02', null))).toEqual({});
});

it('MS3: units of one project are none, nor is what was called off', () => {
  expect(clashes(span('film', '2026-12-01', [7, 12]), span('film', '2026-12-01', [7, 12]))).toEqual({});
  expect(clashes(span('film', '2026-12-01', [7, 12], 'off'), span('drama', '2026-12-01', [7, 12]))).toEqual(
    {},
  );
});
