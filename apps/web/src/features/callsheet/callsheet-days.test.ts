import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callsheetDays, issuedDays, nextToMake, splitAtToday } from './callsheet-days.ts';

describe('the list of call sheets', () => {
  it('has a line for every day of the plan, with its sheet where one was made', () => {
    const { production, callsheetId } = shootingDay();
    const days = callsheetDays(production.state, new Set());
    expect(days.map((day) => `${day.label} ${day.date} ${day.call}`)).toEqual([
      '1회차 12.1 화 07:00',
      '2회차 12.2 수 08:00',
      '3회차 12.3 목 09:00',
    ]);
    expect(days.map((day) => day.sheet?._id ?? null)).toEqual([null, callsheetId, null]);
    expect(days[1]?.facts).toBe('6씬 · 종료 예정 21:10 · 마포구 성산동 편의점');
  });

  it('HM3: says of a sheet that its draft is other than what was issued', () => {
    const { production, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    const sheetOf = (changed: readonly string[]) =>
      callsheetDays(production.state, new Set(changed)).find(({ sheet }) => sheet)?.sheet;
    expect(sheetOf([])).toMatchObject({ number: 1, isChanged: false });
    expect(sheetOf([callsheetId])).toMatchObject({ number: 1, isChanged: true });
  });

  it('CS99: has the numbers that were issued, and says what the draft says otherwise', () => {
    const { production, day, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    const line = () => callsheetDays(production.state, new Set()).find(({ sheet }) => sheet)!;
    const issued = line();
    expect(issued.draft).toBe('');
    production.run('editTimetable', { timetableId: day, patch: { calltime: 450 } });
    production.allocate(day, production.scene(90, { plannedMinutes: 60 }));
    const { draft, ...now } = line();
    expect({ ...now, draft: '' }).toEqual(issued);
    expect(draft).toBe('집합 07:30 · 7씬 · 종료 예정 21:40');
  });

  it('TT2: tells the days of two units of one date apart', () => {
    const { production } = shootingDay();
    const other = production.day('2026-12-02', { unit: 'B' });
    production.allocate(other, production.scene(70));
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: other });
    const { plan } = publishSheet(production, callsheetId);
    expect(plan).toMatchObject({ kind: 'changes' });
    const label = '1회차 B팀';
    expect(callsheetDays(production.state, new Set()).map((day) => day.label)).toContain(label);
    expect(issuedDays(production.state)).toMatchObject([{ label }]);
  });

  it('leaves out days of rest', () => {
    const { production } = shootingDay();
    production.day('2026-12-05', { dayKind: '휴일' });
    production.day('2026-12-06', { dayKind: '준비' });
    expect(callsheetDays(production.state, new Set()).map((day) => day.label)).toEqual([
      '1회차',
      '2회차',
      '3회차',
      '준비',
    ]);
  });

  it('CS112: begins where the film stands, and asks for the sheet of the day that comes', () => {
    const { production } = shootingDay();
    for (let i = 4; i <= 20; i++)
      production.allocate(production.day(`2026-12-${String(i).padStart(2, '0')}`), production.scene(200 + i));
    const days = callsheetDays(production.state, new Set());
    const at = (today: string) => {
      const { over, shown } = splitAtToday(days, today);
      return [over.length, shown[0]?.date, nextToMake(days, today)?.date];
    };
    expect(at('2026-12-01')).toEqual([0, '12.1 화', '12.1 화']);
    expect(at('2026-12-08')).toEqual([0, '12.1 화', '12.8 화']);
    // The day before may still be shot after midnight, and is what is reported.
    expect(at('2026-12-15')).toEqual([13, '12.14 월', '12.15 화']);
    expect(at('2027-01-01')).toEqual([0, '12.1 화', undefined]);
  });
});
