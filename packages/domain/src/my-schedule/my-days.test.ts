import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callInstant, memberOf, myDays, type ProjectState } from '../index.ts';

const daysOf = (state: ProjectState, userId: string, from = '2026-12-01') =>
  myDays(state, memberOf(state, userId)!, from);

describe('MS1: my days of a project', () => {
  it('are those that were issued, by my own call, and the rest of the plan', () => {
    const { production, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    const userId = production.member('editor');
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
    const person = {
      crewId: production.newId(),
      crewTeamId: team._id,
      name: '남도윤',
      roleTitle: '',
      userId,
    };
    production.run('addCrew', { ...person, consent: { guardian: '' } });
    const days = daysOf(production.state, userId);
    expect(days.map(({ dayName, date, standing }) => [dayName, date, standing])).toEqual([
      ['1회차', '2026-12-01', 'planned'],
      ['2회차', '2026-12-02', 'issued'],
      ['3회차', '2026-12-03', 'planned'],
    ]);
    expect(days[1]).toMatchObject({ time: '07:00', team: '제작', callsheetId });
    expect(days[1]!.callAt).toBe(callInstant('2026-12-02', 420));
    expect(days[1]!.endsAt).toBeGreaterThan(days[1]!.callAt!);
    expect(days[0]).toMatchObject({ team: '', callsheetId: null, issuedAt: null });
  });

  it('are to who may not read the plan what was issued alone', () => {
    const { production, callsheetId } = shootingDay();
    const guest = production.member('guest');
    expect(daysOf(production.state, guest)).toEqual([]);
    publishSheet(production, callsheetId);
    expect(daysOf(production.state, guest).map(({ date }) => date)).toEqual(['2026-12-02']);
  });

  it('have a day that was called off, and none of before', () => {
    const { production, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
    const days = daysOf(production.state, production.ownerId, '2026-12-02');
    expect(days.map(({ date, standing }) => [date, standing])).toEqual([
      ['2026-12-02', 'off'],
      ['2026-12-03', 'planned'],
    ]);
  });

  it('are as they were issued until they are issued again, and have no day off', () => {
    const { production, callsheetId } = shootingDay();
    publishSheet(production, callsheetId);
    const { timetable: timetableId } = production.state.callsheet.get(callsheetId)!;
    production.run('editTimetable', { timetableId, patch: { tableDate: '2026-12-09' } });
    production.day('2026-12-05', { dayKind: '휴일' });
    const days = daysOf(production.state, production.ownerId);
    expect(days.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  });

  it('say no time of a day on which nothing stands', () => {
    const { production } = shootingDay();
    production.day('2026-12-06');
    const days = daysOf(production.state, production.ownerId, '2026-12-06');
    expect(days).toMatchObject([{ time: null, callAt: null, endsAt: null, place: '' }]);
  });
});
