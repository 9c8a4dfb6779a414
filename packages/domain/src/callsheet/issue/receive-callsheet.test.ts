import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type CallsheetVersion,
  callInstant,
  callOf,
  changesForMe,
  memberOf,
  myDays,
  nextIssued,
  ownCallAt,
  projectHome,
  readableState,
  readersOf,
  receiptOf,
} from '../../index.ts';

/** An issued day, a member of the camera team, and a guest. */
const issued = () => {
  const made = shootingDay();
  const { production, callsheetId } = made;
  const [userId, guestId] = [production.member('member'), production.member('guest')];
  const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
  const consent = { guardian: '' };
  const crewId = production.newId();
  const person = { crewId, crewTeamId: team._id, name: '남도윤', roleTitle: '', userId, consent };
  production.run('addCrew', person);
  const publish = () => {
    const { versionId } = publishSheet(production, callsheetId);
    return production.state.callsheetVersion.get(versionId)!;
  };
  const say = (versionId: string, confirms: boolean, as = userId) =>
    production.try('receiveCallsheet', { versionId, receiptId: production.newId(), confirms }, { as });
  return { ...made, userId, guestId, team, publish, say };
};

describe('who has a version', () => {
  it('CS32: is told once for each person: missing, opened, confirmed', () => {
    const { production, userId, guestId, publish, say } = issued();
    const version = publish();
    const members = () => readersOf(production.state, version).filter(({ kind }) => kind === 'member');
    const standings = () => members().map((one) => [one.id, one.standing]);
    expect(standings().map(([, standing]) => standing)).toEqual(['missing', 'missing']);
    say(version._id, false);
    expect(say(version._id, false).kind).toBe('nothing');
    expect(standings()).toEqual([
      [guestId, 'missing'],
      [userId, 'opened'],
    ]);
    say(version._id, true);
    const { confirmedAt, openedAt } = receiptOf(production.state, version._id, userId)!;
    expect([confirmedAt, openedAt < confirmedAt!]).toEqual([production.now, true]);
    expect(say(version._id, true).kind).toBe('nothing');
    expect(members()[1]).toMatchObject({ team: '제작', standing: 'confirmed' });
    expect(production.state.callsheetReceipt.size).toBe(1);
  });

  it('CS32: is asked anew of each version, and no more of one that was taken back', () => {
    const { production, userId, callsheetId, publish, say } = issued();
    const first = publish();
    say(first._id, true);
    const patch = { weather: '눈' };
    production.run('editCallsheet', { callsheetId, patch, put: {}, remove: [] });
    const second = publish();
    expect(receiptOf(production.state, second._id, userId)).toBeUndefined();
    production.run('withdrawVersion', { versionId: second._id });
    expect(say(second._id, true)).toMatchObject({ refusal: { code: 'version_withdrawn' } });
  });
});

describe('who is asked again', () => {
  const standingOf = ({ production }: ReturnType<typeof issued>, version: CallsheetVersion, id: string) =>
    readersOf(production.state, version).find((one) => one.id === id)?.standing;
  const editCall = ({ production, callsheetId, team }: ReturnType<typeof issued>, calltime: number) => {
    const { teamCalls } = production.state.callsheet.get(callsheetId)!;
    const call = teamCalls.find(({ crewTeamId }) => crewTeamId === team._id)!;
    const put = { teamCalls: [{ ...call, calltime }] };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
  };

  it('CS89: is only who has something new in their own lines since what they confirmed', () => {
    const made = issued();
    const { production, userId, guestId, publish, say } = made;
    const first = publish();
    for (const who of [userId, guestId]) say(first._id, true, who);
    editCall(made, 450);
    const second = publish();
    expect(standingOf(made, second, userId)).toBe('missing');
    expect(standingOf(made, second, guestId)).toBe('confirmed');
    say(second._id, false, guestId);
    expect(standingOf(made, second, guestId)).toBe('confirmed');
    say(second._id, true);
    const patch = { weather: '눈' };
    production.run('editCallsheet', { callsheetId: made.callsheetId, patch, put: {}, remove: [] });
    const third = publish();
    expect([standingOf(made, third, userId), standingOf(made, third, guestId)]).toEqual([
      'confirmed',
      'confirmed',
    ]);
  });

  it('CS89: is everybody of a day that is called off', () => {
    const made = issued();
    const { production, userId, callsheetId, publish, say } = made;
    say(publish()._id, true);
    const versionId = production.newId();
    production.run('cancelCallsheet', { callsheetId, versionId, note: '폭우' });
    expect(standingOf(made, production.state.callsheetVersion.get(versionId)!, userId)).toBe('missing');
  });
});

describe('my call', () => {
  it('CS33: is my team’s time and place where the sheet calls it, else everybody’s', () => {
    const { production, userId, guestId, publish } = issued();
    const { sheet } = publish();
    const place = '마포구 성산동 편의점';
    const address = '서울 마포구 성산로 12';
    expect(callOf(production.state, sheet, { kind: 'member', id: userId })).toEqual({
      ...{ time: '07:00', team: '제작', place, address, preparation: '' },
    });
    expect(callOf(production.state, sheet, { kind: 'member', id: guestId })).toMatchObject({
      time: '08:00',
      team: '',
      place,
    });
  });

  it('CS100: is none where the sheet calls other teams, and never the time of another', () => {
    const { production, userId, guestId, callsheetId, team, publish } = issued();
    const { teamCalls } = production.state.callsheet.get(callsheetId)!;
    const callOn = (sheet: CallsheetVersion['sheet'], id: string) =>
      callOf(production.state, sheet, { kind: 'member', id });
    expect(callOn(publish().sheet, userId)).toMatchObject({ time: '07:00' });
    const own = teamCalls.find(({ crewTeamId }) => crewTeamId === team._id)!;
    const edit = (args: object) =>
      production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
    edit({ remove: [own._id] });
    const without = publish();
    expect(callOn(without.sheet, userId)).toBeNull();
    // Who is in no team comes when everybody does.
    expect(callOn(without.sheet, guestId)).toMatchObject({ time: '08:00', team: '' });
    expect(callOf(production.state, without.sheet, { kind: 'actor', id: production.newId() })).toBeNull();
    edit({ remove: teamCalls.map(({ _id }) => _id) });
    expect(callOn(publish().sheet, userId)).toMatchObject({ time: '08:00', team: '' });
  });

  it('CS32: nobody is waited for whom a version does not call, but whom it calls no more', () => {
    const { production, userId, callsheetId, team, publish } = issued();
    const isAsked = () => readersOf(production.state, publish()).some(({ id }) => id === userId);
    const edit = (args: object) =>
      production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
    const { teamCalls } = production.state.callsheet.get(callsheetId)!;
    const own = teamCalls.find(({ crewTeamId }) => crewTeamId === team._id)!;
    expect(isAsked()).toBe(true);
    edit({ remove: [own._id] });
    expect(isAsked()).toBe(true);
    edit({ patch: { weather: '눈' } });
    expect(isAsked()).toBe(false);
  });

  it('CS100: is looked for on the days that call me, before others', () => {
    const { production, userId, callsheetId, team, publish } = issued();
    const { teamCalls } = production.state.callsheet.get(callsheetId)!;
    const own = teamCalls.find(({ crewTeamId }) => crewTeamId === team._id)!;
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [own._id] });
    const first = publish();
    const now = callInstant('2026-12-01', 900);
    expect(nextIssued(production.state, now, userId)?._id).toBe(first._id);
    const member = memberOf(production.state, userId)!;
    expect(projectHome(production.state, member, now).call).toBeNull();
    expect(myDays(production.state, member, '2026-12-02').map(({ date }) => date)).not.toContain(
      '2026-12-02',
    );
    const next = [...production.state.timetable.values()].find(
      ({ tableDate }) => tableDate === '2026-12-03',
    )!;
    const other = production.newId();
    production.run('makeCallsheet', { callsheetId: other, timetableId: next._id });
    const { versionId } = publishSheet(production, other);
    expect(nextIssued(production.state, now, userId)?._id).toBe(versionId);
    expect(projectHome(production.state, member, now).call).toMatchObject({ date: '2026-12-03' });
  });

  it('AC6, CS33: is told to a guest too, who sees nobody of the crew but themselves', () => {
    const { production, guestId, team, publish } = issued();
    const person = { crewId: production.newId(), crewTeamId: team._id, name: '한지원', roleTitle: '' };
    production.run('addCrew', { ...person, userId: guestId, consent: { guardian: '' } });
    const { sheet } = publish();
    const seen = readableState(production.state, memberOf(production.state, guestId)!);
    expect([...seen.crew.keys()]).toEqual([person.crewId]);
    expect(callOf(seen, sheet, { kind: 'member', id: guestId })).toMatchObject({
      time: '07:00',
      team: '제작',
    });
  });

  it('CS33: is counted down to by its own time, of a night past midnight too', () => {
    const { production, userId, guestId, publish } = issued();
    const { sheet } = publish();
    const atOf = (id: string) => ownCallAt(sheet, callOf(production.state, sheet, { kind: 'member', id })!);
    expect([atOf(userId), atOf(guestId)]).toEqual([
      callInstant('2026-12-02', 420),
      callInstant('2026-12-02', 480),
    ]);
    expect(ownCallAt(sheet, { time: '25:30' })).toBe(callInstant('2026-12-03', 90));
  });

  it('CS33: is of the next day that was issued, and until half a day after its call', () => {
    const { production, publish } = issued();
    const version = publish();
    const call = callInstant('2026-12-02', 480);
    expect(nextIssued(production.state, call, production.ownerId)).toBe(version);
    expect(nextIssued(production.state, call + 13 * 3_600_000, production.ownerId)).toBeUndefined();
  });

  it('CS33: says what is new for me since the version that I have opened', () => {
    const { production, userId, guestId, callsheetId, team, publish, say } = issued();
    const first = publish();
    expect(changesForMe(production.state, first, userId)).toBeNull();
    say(first._id, false);
    const { teamCalls } = production.state.callsheet.get(callsheetId)!;
    const change = (name: string, calltime: number) => {
      const { _id } = [...production.state.crewTeam.values()].find((one) => one.name === name)!;
      const call = teamCalls.find(({ crewTeamId }) => crewTeamId === _id)!;
      const put = { teamCalls: [{ ...call, calltime }] };
      production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    };
    change('조명', 400);
    expect(changesForMe(production.state, publish(), userId)).toEqual([]);
    change('제작', 450);
    const third = publish();
    expect(changesForMe(production.state, third, userId)).toMatchObject([
      { key: team._id, before: '07:00', after: '07:30' },
    ]);
    expect(changesForMe(production.state, third, guestId)).toBeNull();
  });

  it('CS33: says first that my own call is another, then what else is', () => {
    const { production, callsheetId, day, userId, team, publish, say } = issued();
    say(publish()._id, false);
    const { calltime } = production.state.timetable.get(day)!;
    production.run('editTimetable', { timetableId: day, patch: { calltime: calltime - 30 } });
    production.run('editCallsheet', { callsheetId, patch: { weather: '눈' }, put: {}, remove: [] });
    const [first, ...others] = changesForMe(production.state, publish(), userId)!;
    expect(first).toMatchObject({ part: '팀별 콜', key: team._id });
    expect(others.map(({ part }) => part).filter((part) => part === '팀별 콜')).toEqual([]);
    expect(others.map(({ title }) => title)).toEqual(expect.arrayContaining(['집합', '날씨']));
  });
});
