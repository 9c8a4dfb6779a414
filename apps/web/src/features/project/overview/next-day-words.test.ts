import { comingDays, shortDate } from '@ddak/domain';
import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { nextDayWords } from './next-day-words.ts';

it('OV4: who does not plan is told what was issued, and what is only foreseen as such', () => {
  const { production, callsheetId } = shootingDay();
  const timetableId = production.state.callsheet.get(callsheetId)!.timetable;
  const words = (isPlanner: boolean): string => {
    const told = comingDays(production.state, '2026-11-01', isPlanner);
    const coming = told.find(({ day }) => day._id === timetableId)!;
    return nextDayWords(production.state, coming, isPlanner);
  };
  expect(words(false)).toBe('콜 08:00 예정 · 6씬 · 마포구 성산동 편의점');
  publishSheet(production, callsheetId);
  production.run('editTimetable', { timetableId, patch: { calltime: 390 } });
  expect(words(true)).toBe('콜 06:30 · 6씬 · 마포구 성산동 편의점');
  expect(words(false)).toBe('콜 08:00 · 6씬 · 마포구 성산동 편의점');
  production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '폭설' });
  expect([words(true), words(false)]).toEqual(['콜 06:30 · 6씬 · 마포구 성산동 편의점', '촬영 취소']);
});

it('OV4: days that were exchanged after one of them was issued stand for who does not plan where it was issued', () => {
  const { production, callsheetId, next } = shootingDay();
  const timetableId = production.state.callsheet.get(callsheetId)!.timetable;
  publishSheet(production, callsheetId);
  production.run('swapTimetables', { timetableId, withTimetableId: next });
  const dates = (isPlanner: boolean): string[] =>
    comingDays(production.state, '2026-12-02', isPlanner).map(
      ({ day, dayNo }) => `${dayNo}회차 ${shortDate(day.tableDate)}${day._id === timetableId ? ' 발행' : ''}`,
    );
  expect(dates(true)).toEqual(['3회차 12.2 수', '2회차 12.3 목 발행']);
  expect(dates(false).toSorted()).toEqual(['2회차 12.2 수 발행', '3회차 12.2 수']);
});
