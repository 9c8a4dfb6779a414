import type { MyDay, ProjectDays } from '@ddak/domain';
import { expect, it } from 'vitest';
import { daysFrom, scheduleLines } from './schedule-lines.ts';

const day = (timetableId: string, date: string, more: Partial<MyDay> = {}): MyDay => ({
  ...{ timetableId, date, dayName: '1회차', standing: 'issued', time: '07:00', team: '', place: '' },
  ...{ address: '', preparation: '', callAt: Date.parse(`${date}T07:00:00+09:00`), endsAt: null },
  ...{ callsheetId: `sheet of ${timetableId}`, issuedAt: 0, ...more },
});
const project = (_id: string, ...days: readonly MyDay[]): ProjectDays => ({
  project: { _id, title: `〈${_id}〉`, colour: 1 },
  days,
});

it('MS1: lays the days of all projects in one row, with the way to each', () => {
  const planned = { standing: 'planned', callsheetId: null } as const;
  const lines = scheduleLines([
    project('film', day('a', '2026-12-01'), day('b', '2026-12-04', planned)),
    project('drama', day('c', '2026-12-02', { team: '촬영팀', place: '성산동 정류장' })),
  ]);
  expect(lines.map(({ to }) => to)).toEqual([
    '/projects/film/callsheets/sheet of a',
    '/projects/drama/callsheets/sheet of c',
    '/projects/film/timetable?day=b',
  ]);
  expect(lines[1]!.words).toBe('촬영팀 집합 · 성산동 정류장');
  expect(lines.flatMap(({ clashes }) => clashes)).toEqual([]);
});

it('MS3: names on both the other project that wants me on the day', () => {
  const lines = scheduleLines([
    project('film', day('a', '2026-12-01')),
    project('drama', day('c', '2026-12-01')),
  ]);
  expect(lines.map(({ project, clashes }) => [project._id, ...clashes])).toEqual([
    ['film', '〈drama〉'],
    ['drama', '〈film〉'],
  ]);
});

it('MS6: of what was kept the days are left out that are over by now', () => {
  const kept = [
    project('film', day('a', '2026-11-30'), day('b', '2026-12-01')),
    project('drama', day('c', '2026-11-30')),
  ];
  const lines = scheduleLines(daysFrom(kept, '2026-12-01'));
  expect(lines.map(({ day }) => day.timetableId)).toEqual(['b']);
  expect(lines.flatMap(({ clashes }) => clashes)).toEqual([]);
});
