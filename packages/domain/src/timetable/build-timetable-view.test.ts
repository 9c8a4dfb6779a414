import { Production, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildTimetableView } from '../index.ts';

describe('the printed plan', () => {
  it('shows every day with its number, its clock and its totals', () => {
    const { production } = shootingDay();
    const view = buildTimetableView(production.state, production.boardId)!;
    expect(view.days.map((day) => `${day.dayText} ${day.dateText} ${day.callText}`)).toEqual([
      '1회차 2026. 12. 1 (화) 집합 07:00',
      '2회차 2026. 12. 2 (수) 집합 08:00',
      '3회차 2026. 12. 3 (목) 집합 09:00',
    ]);
    expect(view.days[1]?.totalText).toBe('6씬 · 58컷 · 촬영 7시간 50분 · 종료 예정 21:10');
    expect(view.days[1]?.rows[1]?.cells).toMatchObject({
      time: '09:00 – 10:00',
      scene: '12',
      light: 'D',
      setting: 'I',
    });
  });

  it('TT11: marks a move of which the way is guessed, and says where moves are not known yet', () => {
    const production = new Production();
    const timetableId = production.day('2026-12-01', { calltime: 480 });
    const scenes = ['집', '공원', '학교'].map((setName, i) => production.scene(i + 1, { setName }));
    const rows = production.allocate(timetableId, ...scenes);
    const phaseData = { kind: '이동', label: '', minutes: 60, note: '' } as const;
    const move = { rowId: production.newId(), timetableId, afterRowId: rows[0]!, phaseData };
    production.run('addPhaseRow', move);
    const printed = () => {
      const [day] = buildTimetableView(production.state, production.boardId)!.days;
      return [day!.rows.find(({ kind }) => kind === 'phase')!.text, day!.totalText];
    };
    expect(printed()).toEqual([
      expect.stringMatching(/이동.*\(추정\)$/),
      expect.stringContaining('이동 미정 3곳'),
    ]);
    // Minutes that somebody has chosen are no guess.
    production.run('editRow', { rowId: move.rowId, patch: { phaseData: { ...phaseData, minutes: 35 } } });
    expect(printed()[0]).not.toContain('추정');
  });

  it('TT2: tells the day of a second unit from that of the first', () => {
    const production = new Production();
    for (const unit of ['A', 'B'] as const) production.day('2026-12-01', { unit });
    production.day('2026-12-02', { unit: 'B', dayKind: '이동' });
    const view = buildTimetableView(production.state, production.boardId)!;
    expect(view.days.map(({ dayText }) => dayText)).toEqual(['1회차', '1회차 B팀', '이동 B팀']);
  });

  it('gives a day of rest no number, and of an unknown board is null', () => {
    const { production } = shootingDay();
    production.day('2026-12-04', { dayKind: '휴일' });
    const view = buildTimetableView(production.state, production.boardId)!;
    expect(view.days.at(-1)).toMatchObject({ dayText: '휴일', rows: [], totalText: '' });
    expect(buildTimetableView(production.state, production.newId())).toBeNull();
  });

  it('TT37: leaves out a column in which no scene has anything', () => {
    const production = new Production();
    const day = production.day('2026-12-01');
    const keys = () =>
      buildTimetableView(production.state, production.boardId)!.columns.map(({ key }) => key);
    expect(keys()).toHaveLength(12);
    production.allocate(day, production.scene(1, { setName: '골목', setting: null, timeOfDay: null }));
    expect(keys()).toEqual(['time', 'scene', 'place', 'synopsis', 'minutes']);
    production.allocate(day, production.scene(2, { cutCount: 3 }));
    expect(keys()).toContain('cuts');
  });
});
