import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { freeDates } from '../checks/fixes/fix-date.ts';
import { isWorkingDate, workingWeekdays } from './working-weekdays.ts';

it('TT39: a board works from Monday to Friday, and on a weekday on which it has a day of work', () => {
  const film = new Production();
  const works = (date: string) => isWorkingDate(workingWeekdays(film.state, film.boardId), date);
  // 12 December 2026 is a Saturday; 25 December is a holiday on a Friday.
  expect(['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-25'].map(works)).toEqual([
    ...[true, false, false, false],
  ]);
  film.day('2026-12-06', { dayKind: '휴일' });
  // A public holiday on a Sunday.
  film.day('2027-08-15');
  film.day('2026-12-05', { dayKind: '이동' });
  expect(['2026-12-12', '2026-12-13'].map(works)).toEqual([true, false]);
});

it('TT39: a way out of a finding leads to a Saturday where the board works on one, and to none where it does not', () => {
  const film = new Production();
  const friday = film.day('2026-12-11');
  const next = () => freeDates(film.state, film.state.timetable.get(friday)!).slice(0, 2);
  expect(next()).toEqual(['2026-12-14', '2026-12-15']);
  film.day('2026-12-05');
  expect(next()).toEqual(['2026-12-12', '2026-12-14']);
});
