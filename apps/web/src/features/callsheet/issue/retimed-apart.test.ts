import { compareSheets, freezeCallsheet } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { retimedApart } from './retimed-apart.ts';

it('CS114: a day that has only moved is counted, and does not hide what else is other', () => {
  const { production, callsheetId, day } = shootingDay();
  const before = freezeCallsheet(production.state, callsheetId)!;
  const now = () => retimedApart(compareSheets(before, freezeCallsheet(production.state, callsheetId)!));
  production.run('editCallsheet', { callsheetId, patch: { weather: '눈' }, put: {}, remove: [] });
  expect(now().retimed).toEqual([]);
  const { calltime } = production.state.timetable.get(day)!;
  production.run('editTimetable', { timetableId: day, patch: { calltime: calltime + 30 } });
  const { shown, retimed } = now();
  expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(['집합', '날씨']));
  expect(shown.some(({ part }) => part === '촬영 순서' || part === '배우 콜')).toBe(false);
  expect(new Set(retimed.map(({ part }) => part))).toEqual(
    new Set(['촬영 순서', '배우 콜', '팀별 콜', '보조출연 콜']),
  );
});
