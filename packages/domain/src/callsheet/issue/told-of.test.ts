import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { type CallsheetVersion, changeWords, type Telling, toldOf } from '../../index.ts';

const issued = () => {
  const made = shootingDay();
  const { production, callsheetId } = made;
  const timetableId = production.state.callsheet.get(callsheetId)!.timetable;
  const colleague = production.member('member');
  const publish = (): CallsheetVersion => {
    const { versionId } = publishSheet(production, callsheetId);
    return production.state.callsheetVersion.get(versionId)!;
  };
  const told = (version: CallsheetVersion): readonly Telling[] => toldOf(production.state, version);
  const of = (list: readonly Telling[], id: string) => list.find(({ to }) => to.id === id);
  return { ...made, timetableId, colleague, publish, told, of };
};

it('CS46: the first version is told to all whom it goes to, but for who issued it', () => {
  const { production, colleague, publish, told, of } = issued();
  const list = told(publish());
  expect(of(list, colleague)).toMatchObject({ kind: 'called', changes: [] });
  expect(of(list, production.ownerId)).toBeUndefined();
  expect(list.some(({ to }) => to.kind === 'actor')).toBe(true);
});

it('CS46: a later one is told to those whose own lines changed, and in these words', () => {
  const { production, callsheetId, colleague, publish, told, of } = issued();
  const first = publish().sheet.castCalls[0]!;
  const actor = first.characterId;
  const call = production.state.callsheet
    .get(callsheetId)!
    .castCalls.find(({ characterId }) => characterId === actor)!;
  const arrival = 245;
  const put = { castCalls: [{ ...call, arrival }] };
  production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
  const list = told(publish());
  expect(of(list, colleague)).toBeUndefined();
  expect(list.map(({ to }) => to.id)).toEqual([actor]);
  expect(of(list, actor)?.kind).toBe('changed');
  expect(changeWords(of(list, actor)!.changes[0]!)).toBe(`콜 ${first.arrival} → 04:05`);
});

it('CS100: who has no call hears so once, and of what changes only where it calls them or calls them no more', () => {
  const { production, callsheetId, colleague, publish, told, of } = issued();
  const sheet = production.state.callsheet.get(callsheetId)!;
  const own = sheet.teamCalls.at(-1)!;
  const person = { name: '남도윤', roleTitle: '', userId: colleague, consent: null };
  production.run('addCrew', { crewId: production.newId(), crewTeamId: own.crewTeamId, ...person });
  const edit = (args: object) =>
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
  edit({ remove: [own._id] });
  expect(of(told(publish()), colleague)).toMatchObject({ kind: 'called' });
  edit({ patch: { weather: '눈' } });
  expect(of(told(publish()), colleague)).toBeUndefined();
  edit({ put: { teamCalls: [own] } });
  expect(of(told(publish()), colleague)).toMatchObject({ kind: 'called' });
  edit({ remove: [own._id] });
  expect(of(told(publish()), colleague)).toMatchObject({ kind: 'dropped' });
});

it('CS46: is told what changed since the version that they last saw, and what came and went since', () => {
  const { production, callsheetId, timetableId, colleague, publish, told, of } = issued();
  const first = publish();
  const confirms = false;
  const receiptId = production.newId();
  production.run('receiveCallsheet', { versionId: first._id, receiptId, confirms }, { as: colleague });
  const call = (calltime: number) => {
    production.run('editTimetable', { timetableId, patch: { calltime } });
    return of(told(publish()), colleague)!.changes.map(changeWords);
  };
  expect(call(450)[0]).toBe('콜 08:00 → 07:30');
  // They have not opened the second: what they know is the first.
  expect(call(420)[0]).toBe('콜 08:00 → 07:00');
  // As they saw it, and yet not as they were told.
  expect(call(480)[0]).toBe('콜 07:00 → 08:00');
  const patch = { weather: '눈' };
  production.run('editCallsheet', { callsheetId, patch, put: {}, remove: [] });
  expect(of(told(publish()), colleague)).toBeUndefined();
});

it('CS46: an earlier call of the day is told to everybody', () => {
  const { production, timetableId, colleague, publish, told, of } = issued();
  publish();
  production.run('editTimetable', { timetableId, patch: { calltime: 390 } });
  const own = of(told(publish()), colleague)!;
  expect(own.kind).toBe('changed');
  expect(changeWords(own.changes[0]!)).toMatch(/^콜 \d\d:\d\d → 06:30$/);
});

it('CS46: who is called no more is told so', () => {
  const { production, callsheetId, timetableId, publish, told, of } = issued();
  const { characterId } = publish().sheet.castCalls[0]!;
  const rows = [...production.state.timetableRow.values()].filter(
    (row) =>
      row.timetableId === timetableId &&
      row.rowType === 'scene' &&
      production.state.scene.get(row.sceneData ?? '')?.characters.some(({ _id }) => _id === characterId),
  );
  production.run('removeRows', { rowIds: rows.map(({ _id }) => _id) });
  const remove = production.state.callsheet
    .get(callsheetId)!
    .castCalls.flatMap((call) => (call.characterId === characterId ? call._id : []));
  production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove });
  expect(of(told(publish()), characterId)?.kind).toBe('dropped');
});

it('CS46: a day that is called off is told to all of them, and once more when it is shot after all', () => {
  const { production, callsheetId, colleague, publish, told, of } = issued();
  publish();
  const versionId = production.newId();
  production.run('cancelCallsheet', { callsheetId, versionId, note: '태풍' });
  const cancelled = production.state.callsheetVersion.get(versionId)!;
  expect(of(told(cancelled), colleague)?.kind).toBe('cancelled');
  expect(of(told(publish()), colleague)?.kind).toBe('called');
});
