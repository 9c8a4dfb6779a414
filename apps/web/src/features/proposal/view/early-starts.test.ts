import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { earlyStarts } from './early-starts.ts';

it('BP14: a scene that is set to begin before the call is named with its day and both times, until one of them is mended', () => {
  const film = new Production();
  const [first, second] = [
    film.day('2026-12-01', { calltime: 420 }),
    film.day('2026-12-02', { calltime: 420 }),
  ];
  const [row, late] = film.allocate(
    first,
    film.scene(1, { setName: '집' }),
    film.scene(2, { setName: '집' }),
  );
  const told = (days = [first, second]) => earlyStarts(film.state, film.boardId, days);
  expect(told()).toEqual([]);
  film.run('editRow', { rowId: late!, patch: { fixedStart: 600 } });
  film.run('editRow', { rowId: row!, patch: { fixedStart: 300 } });
  expect(told()).toEqual([
    {
      ...{ rowId: row, timetableId: first, start: 300 },
      text: '12.1 화 1회차 · S#1 집: 시작 고정 05:00, 콜 07:00',
    },
  ]);
  // Of days that are not asked about nothing is said.
  expect(told([second])).toEqual([]);
  film.run('editTimetable', { timetableId: first, patch: { calltime: 300 } });
  expect(told()).toEqual([]);
  film.run('editTimetable', { timetableId: first, patch: { calltime: 420 } });
  film.run('editRow', { rowId: row!, patch: { fixedStart: null } });
  expect(told()).toEqual([]);
});
