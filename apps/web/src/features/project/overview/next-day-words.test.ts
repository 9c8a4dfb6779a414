import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { nextDayWords } from './next-day-words.ts';

it('OV4: who does not plan is told what was issued, and what is only foreseen as such', () => {
  const { production, callsheetId } = shootingDay();
  const timetableId = production.state.callsheet.get(callsheetId)!.timetable;
  const words = (isPlanner: boolean): string => {
    const day = production.state.timetable.get(timetableId)!;
    return nextDayWords(production.state, { day, sceneIds: ['a', 'b'] }, isPlanner);
  };
  expect(words(false)).toBe('콜 08:00 예정 · 2씬 · 마포구 성산동 편의점');
  publishSheet(production, callsheetId);
  production.run('editTimetable', { timetableId, patch: { calltime: 390 } });
  expect(words(true)).toBe('콜 06:30 · 2씬 · 마포구 성산동 편의점');
  expect(words(false)).toBe('콜 08:00 · 6씬 · 마포구 성산동 편의점');
  production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '폭설' });
  expect([words(true), words(false)]).toEqual(['콜 06:30 · 2씬 · 마포구 성산동 편의점', '촬영 취소']);
});
