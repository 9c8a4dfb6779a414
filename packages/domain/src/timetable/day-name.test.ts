import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dayText } from '../callsheet/view-head.ts';
import { commandSubject, dayNumbers, nameOfDay, nameShootingDays, sheetDayName } from '../index.ts';
import { planLines } from '../notice/plan-lines.ts';
import { sceneCell } from '../report/scene-cells.ts';

function film(unit: 'A' | 'B') {
  const made = new Production();
  const first = made.day('2026-12-01');
  const other = made.day(unit === 'A' ? '2026-12-02' : '2026-12-01', { unit });
  const off = made.day('2026-12-05', { unit, dayKind: '준비' });
  const sceneId = made.scene(3);
  const [row] = made.allocate(first, sceneId);
  made.split(row!, other);
  return { made, first, other, off, sceneId, board: made.boardId };
}

describe('a day of a second unit', () => {
  it('TT2: is named with its unit wherever a day is named', () => {
    const { made, first, other, off, sceneId, board } = film('B');
    const dayOf = (id: string) => made.state.timetable.get(id)!;
    expect([first, other, off].map((id) => nameOfDay(made.state, dayOf(id)))).toEqual([
      '1회차',
      '1회차 B팀',
      '준비 B팀',
    ]);
    expect(commandSubject(made.state, { timetableId: other })).toBe('1회차 B팀 12.1 화');
    expect(sceneCell(made.state, made.state.scene.get(sceneId)!, 'days')).toBe('1회차, 1회차 B팀');
    expect(nameShootingDays(made.state.timetable.values(), dayNumbers(made.state, board))).toBe(
      '1회차, 1회차 B팀',
    );
    const from = made.log.length;
    made.run('editTimetable', { timetableId: other, patch: { calltime: 450 } });
    made.run('editTimetable', { timetableId: off, patch: { calltime: 450 } });
    const told = made.log.slice(from).flatMap((changes) => planLines(made.state, changes));
    expect(told).toEqual(['1회차 B팀 집합을 07:30으로 바꿨어요', '12.5 토 B팀 집합을 07:30으로 바꿨어요']);
  });

  it('TT2: is named so on its sheet too, of which an issued one keeps the printed text alone', () => {
    const { made, first, other, off } = film('B');
    const sheetOf = (id: string) => {
      const { dayNo, text } = dayText(made.state, made.state.timetable.get(id)!);
      return { dayNo, dayText: text };
    };
    expect(sheetOf(other)).toEqual({ dayNo: 1, dayText: 'B팀 1회차 / 총 1회차' });
    expect([first, other, off].map((id) => sheetDayName(sheetOf(id)))).toEqual([
      '1회차',
      '1회차 B팀',
      '준비 B팀',
    ]);
  });
});

it('TT2: the only unit is not named', () => {
  const { made, first, other, off, sceneId, board } = film('A');
  const names = [first, other, off].map((id) => nameOfDay(made.state, made.state.timetable.get(id)!));
  expect(names).toEqual(['1회차', '2회차', '준비']);
  expect(sceneCell(made.state, made.state.scene.get(sceneId)!, 'days')).toBe('1회차, 2회차');
  expect(nameShootingDays(made.state.timetable.values(), dayNumbers(made.state, board))).toBe('1, 2회차');
  const { dayNo, text } = dayText(made.state, made.state.timetable.get(other)!);
  expect(sheetDayName({ dayNo, dayText: text })).toBe('2회차');
});
