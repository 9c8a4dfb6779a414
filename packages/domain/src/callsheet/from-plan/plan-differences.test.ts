import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type Callsheet, planDifferences, takeFromPlan } from '../../index.ts';

function sheetOfDay() {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const sheet = (): Callsheet => production.state.callsheet.get(callsheetId)!;
  const edit = (args: object) =>
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
  const differences = () => planDifferences(production.state, callsheetId);
  const told = () => differences().map(({ part, title, now, plan }) => [part, title, now, plan]);
  return { ...day, sheet, edit, differences, told };
}

describe('a sheet beside its plan', () => {
  it('CS39: differs in nothing as it was made', () => {
    expect(sheetOfDay().told()).toEqual([]);
  });

  it('CS39: tells every call, place and count that is not as the plan would have it', () => {
    const { production, sheet, edit, told, people } = sheetOfDay();
    const [team, gone] = sheet().teamCalls;
    const cast = sheet().castCalls.find(({ characterId }) => characterId === people.sujin)!;
    const blank = { count: null, calltime: null, charge: '' };
    edit({
      patch: { primaryCallLocation: '사무실', mealCount: 50 },
      put: {
        teamCalls: [{ ...team!, calltime: 400, place: '주차장' }],
        castCalls: [{ ...cast, arrival: 500, preparation: '젖은 코트' }],
        extrasCalls: [{ _id: production.newId(), name: '구경꾼', ...blank, count: 3 }],
      },
      remove: [gone!._id, sheet().locations[0]!._id],
    });
    expect(told()).toEqual([
      ['집합', '집합 장소', '사무실', '마포구 성산동 편의점'],
      ['촬영지', '마포구 성산동 편의점', null, '마포구 성산동 편의점'],
      ['배우 콜', expect.stringContaining('수진'), '도착 08:20 · 분장 09:40', '도착 09:40 · 분장 09:40'],
      ['보조출연 콜', '구경꾼', '3명', null],
      ['팀별 콜', '연출', '06:40', '07:30'],
      ['팀별 콜', '제작', null, '07:00'],
      ['식사', '식사 인원', '50명', expect.stringContaining('배우 4')],
    ]);
  });

  it('CS39: takes one of them, or all in one step; what only people know stays', () => {
    const { production, callsheetId, sheet, edit, differences } = sheetOfDay();
    const [team, gone] = sheet().teamCalls;
    edit({ put: { teamCalls: [{ ...team!, calltime: 400, place: '주차장' }] }, remove: [gone!._id] });
    const all = differences();
    expect(all).toHaveLength(2);
    production.run('editCallsheet', { callsheetId, ...takeFromPlan(all.slice(0, 1)) });
    expect(differences()).toHaveLength(1);
    production.run('editCallsheet', { callsheetId, ...takeFromPlan(differences()) });
    expect(differences()).toEqual([]);
    expect(sheet().teamCalls.find(({ _id }) => _id === team!._id)).toEqual({ ...team, place: '주차장' });
  });
});
