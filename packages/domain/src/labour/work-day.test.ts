import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type ArgsOf, checkWorkDay, rulesInForce, workDayOf, workedMinutes } from '../index.ts';

type Kind = ArgsOf<'addPhaseRow'>['phaseData']['kind'];

/** A day called at 14:00 with these rows, in order: phases by their kind and minutes, scenes by their minutes. */
function dayWith(
  rows: readonly (readonly [Kind | 'scene', number])[],
  dayKind: '촬영' | '이동' | '휴일' = '촬영',
) {
  const made = new Production();
  const timetableId = made.day('2026-12-01', { calltime: 14 * 60, dayKind });
  let afterRowId: string | null = null;
  rows.forEach(([kind, minutes], i) => {
    if (kind === 'scene') {
      [afterRowId = null] = made.allocate(timetableId, made.scene(i + 1, { plannedMinutes: minutes }));
      return;
    }
    const rowId = made.newId();
    const phaseData = { kind, label: '', minutes, note: '' };
    made.run('addPhaseRow', { rowId, timetableId, afterRowId, phaseData });
    afterRowId = rowId;
  });
  return workDayOf(made.state, made.state.timetable.get(timetableId)!);
}

describe('LB2: the working day of a day on the board', () => {
  it('counts everything from call to release but meals and rests', () => {
    const counted = ['집합', '이동', '세팅', '리허설', '대기', '정리', '해산', '기타'] as const;
    const work = dayWith([
      ...counted.map((kind) => [kind, 30] as const),
      ['식사', 60],
      ['휴식', 20],
      ['scene', 120],
    ])!;
    expect([work.start, work.end]).toEqual([14 * 60, 14 * 60 + 240 + 80 + 120]);
    expect(workedMinutes(work)).toBe(240 + 120);
    expect(work.pauses).toEqual([
      { kind: 'meal', start: 18 * 60, end: 19 * 60 },
      { kind: 'rest', start: 19 * 60, end: 19 * 60 + 20 },
    ]);
  });

  it('goes on past midnight, and breaks the longest day only behind its twelfth hour', () => {
    const until = (minutes: number) =>
      dayWith([
        ['scene', 300],
        ['식사', 60],
        ['scene', minutes],
      ])!;
    const rules = rulesInForce();
    expect(until(420)).toMatchObject({ date: '2026-12-01', end: 27 * 60 });
    expect(checkWorkDay(until(420), rules)).toEqual([]);
    expect(checkWorkDay(until(421), rules)).toMatchObject([{ ruleId: 'shootDay', value: 721 }]);
  });

  it('LB12: is one on a holiday where the almanac says so', () => {
    const made = new Production();
    for (const date of ['2026-12-25', '2026-12-26']) made.day(date);
    const work = [...made.state.timetable.values()].map((day) => workDayOf(made.state, day)!.holiday);
    expect(work).toEqual([true, false]);
  });

  it('is none on a day off, and no shooting day on one of travel', () => {
    expect(dayWith([['집합', 60]], '휴일')).toBeNull();
    expect(dayWith([['이동', 60]], '이동')).toMatchObject({ shooting: false });
  });
});
