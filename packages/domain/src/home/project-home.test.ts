import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { callInstant, type Id, memberOf, projectHome } from '../index.ts';

const EVE = callInstant('2026-12-01', 20 * 60);

function issued() {
  const day = shootingDay();
  publishSheet(day.production, day.callsheetId);
  const homeOf = (userId: Id, now = EVE) =>
    projectHome(day.production.state, memberOf(day.production.state, userId)!, now);
  return { ...day, homeOf };
}

describe('what home says of a project', () => {
  it('HM1: the next call of what was issued, the scenes and the days', () => {
    const { production, homeOf, callsheetId } = issued();
    const home = homeOf(production.ownerId);
    expect(home.call).toMatchObject({ callsheetId, date: '2026-12-02', time: '08:00', cancels: false });
    expect(home.call?.callAt).toBe(callInstant('2026-12-02', 480));
    expect(home.progress).toEqual({ scenes: 8, allocated: 8, done: 0, days: 3, daysOver: 0 });
    expect(home.nextDay).toEqual({ dayName: '1회차', date: '2026-12-01', scenes: 1 });
  });

  it('HM1: counts down to my own call, not to everybody’s', () => {
    const { production, homeOf } = issued();
    const userId = production.member('member');
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
    const crewId = production.newId();
    const consent = { guardian: '' };
    const person = { crewId, crewTeamId: team._id, name: '남도윤', roleTitle: '', userId, consent };
    production.run('addCrew', person);
    expect(homeOf(userId).call).toMatchObject({ time: '07:00', callAt: callInstant('2026-12-02', 420) });
  });

  it('HM1: of a draft no call, and to a guest nothing of the plan', () => {
    const { production, callsheetId } = shootingDay();
    const guest = production.member('guest');
    const homeOf = (userId: Id) => projectHome(production.state, memberOf(production.state, userId)!, EVE);
    expect([homeOf(guest).call, homeOf(production.ownerId).call]).toEqual([null, null]);
    publishSheet(production, callsheetId);
    expect(homeOf(guest)).toMatchObject({ call: { time: '08:00' }, progress: null, nextDay: null });
    expect(homeOf(guest)).toMatchObject({ requests: 0, unsent: [] });
  });

  it('HM2: a day is over on the day after it, by the date in Korea', () => {
    const { production, homeOf } = issued();
    const at = (date: string, minutes: number) => homeOf(production.ownerId, callInstant(date, minutes));
    expect(at('2026-12-02', 23 * 60 + 59)).toMatchObject({
      progress: { daysOver: 1 },
      nextDay: { date: '2026-12-02' },
    });
    expect(at('2026-12-03', 0)).toMatchObject({ progress: { daysOver: 2 }, nextDay: { date: '2026-12-03' } });
    expect(at('2026-12-04', 0)).toMatchObject({ progress: { daysOver: 3 }, nextDay: null });
  });

  it('HM1, OV4: who does not plan is told the next day as it was issued, wherever the plan has it by now', () => {
    const { production, day, next, homeOf } = issued();
    const member = production.member('member');
    production.run('swapTimetables', { timetableId: day, withTimetableId: next });
    const at = callInstant('2026-12-03', 0);
    expect(homeOf(production.ownerId, at).nextDay).toMatchObject({ dayName: '2회차', date: '2026-12-03' });
    // By the sheet it was yesterday; of the day that is now planned for then nothing was issued.
    expect(homeOf(member, at).nextDay).toBeNull();
  });

  it('HM3: sheets that nobody has been sent as they stand, for who writes them', () => {
    const { production, callsheetId, next, homeOf } = issued();
    const [editor, member] = [production.member('editor'), production.member('member')];
    expect(homeOf(editor).unsent).toEqual([]);
    production.run('editCallsheet', { callsheetId, patch: { weather: '눈' }, put: {}, remove: [] });
    const other = production.newId();
    production.run('makeCallsheet', { callsheetId: other, timetableId: next });
    expect(homeOf(editor).unsent).toEqual([
      { callsheetId, date: '2026-12-02', dayName: '2회차', isIssued: true },
      { callsheetId: other, date: '2026-12-03', dayName: '3회차', isIssued: false },
    ]);
    expect(homeOf(member).unsent).toEqual([]);
    expect(homeOf(editor, callInstant('2026-12-04', 0)).unsent).toEqual([]);
  });

  it('HM3: how many ask to take part, for who may answer', () => {
    const { production, homeOf } = issued();
    const member = production.member('member');
    const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
    const asker = { userId: production.newId(), name: '윤슬', email: 'asks@example.com' };
    const request = { requestId: production.newId(), ...asker, role: 'member', userRequest } as const;
    production.try('addCrewRequest', request, { asServer: true });
    expect([homeOf(production.ownerId).requests, homeOf(member).requests]).toEqual([1, 0]);
  });
});
