import { rulesInForce } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dateAfterBoard, fullDaysAWeek, nextWorkingDays } from './index.ts';

const rules = rulesInForce();

describe('the next working days', () => {
  it('BP8: are as many a week as its hours let be full, and no weekend', () => {
    expect(fullDaysAWeek(rules)).toBe(4);
    expect(fullDaysAWeek(rulesInForce({ shootDay: { value: 600 } }))).toBe(5);
    const film = new Production();
    // 1 December 2026 is a Tuesday.
    const dates = nextWorkingDays(film.state, film.boardId, rules, { from: '2026-12-01', count: 6 });
    expect(dates.map((date) => date.slice(8))).toEqual(['01', '02', '03', '04', '07', '08']);
  });

  it('LB12: are no public holiday', () => {
    const film = new Production();
    // 1 January 2027 is a Friday, 25 December 2026 too.
    const dates = nextWorkingDays(film.state, film.boardId, rules, { from: '2026-12-24', count: 6 });
    expect(dates.map((date) => date.slice(5))).toEqual([
      '12-24',
      '12-28',
      '12-29',
      '12-30',
      '12-31',
      '01-04',
    ]);
  });

  it('BP8: count what the board has in the week, and begin after its last day', () => {
    const film = new Production();
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09']) film.day(date);
    const from = dateAfterBoard(film.state, film.boardId, '2026-12-01');
    expect(nextWorkingDays(film.state, film.boardId, rules, { from, count: 2 })).toEqual([
      '2026-12-10',
      '2026-12-14',
    ]);
  });

  it('TT39, BP8: are Saturdays too where the board works on them, and leave a week its day off', () => {
    const film = new Production();
    // 5 December 2026 is a Saturday.
    film.day('2026-12-05');
    const next = (from: string, rest = rules) =>
      nextWorkingDays(film.state, film.boardId, rest, { from, count: 3 }).map((date) => date.slice(5));
    expect(next('2026-12-10')).toEqual(['12-10', '12-11', '12-12']);
    // A day off says nothing, nor does what is shot on a public holiday.
    film.day('2026-12-06', { dayKind: '휴일' });
    film.day('2027-08-15');
    expect(next('2026-12-11')).toEqual(['12-11', '12-12', '12-14']);
    film.day('2026-12-13');
    const short = rulesInForce({ shootDay: { value: 480 } });
    expect(fullDaysAWeek(short, 7)).toBe(6);
    expect(next('2026-12-19', short)).toEqual(['12-19', '12-20', '12-21']);
  });
});
