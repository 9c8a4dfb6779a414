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
});
