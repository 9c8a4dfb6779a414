import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import {
  type CallsheetVersion,
  callOf,
  changesFor,
  recipientsOf,
  scenesFor,
  scenesWords,
} from '../../index.ts';

/** An issued day with a member, a guest, a person of the crew without an account, and the actors that it calls. */
const issued = () => {
  const made = shootingDay();
  const { production, callsheetId } = made;
  const guestId = production.member('guest');
  const team = [...production.state.crewTeam.values()].find(({ name }) => name === '조명')!;
  const crewId = production.newId();
  const consent = { guardian: '' };
  const person = { crewId, crewTeamId: team._id, name: '남도윤', roleTitle: '', userId: null, consent };
  production.run('addCrew', person);
  const publish = (): CallsheetVersion => {
    const { versionId } = publishSheet(production, callsheetId);
    return production.state.callsheetVersion.get(versionId)!;
  };
  return { ...made, guestId, crewId, team, publish };
};

it('CS45: an issued sheet goes to who may read it, the crew without an account, and the actors it calls', () => {
  const { production, guestId, crewId, publish } = issued();
  const { sheet } = publish();
  const named = recipientsOf(production.state, sheet);
  expect(named.filter(({ kind }) => kind === 'member').map(({ id }) => id)).toContain(guestId);
  expect(named).toContainEqual({ kind: 'crew', id: crewId, name: '남도윤', team: '조명' });
  const actors = named.filter(({ kind }) => kind === 'actor');
  expect(actors.map(({ id }) => id).sort()).toEqual(
    sheet.castCalls
      .filter(({ actor }) => actor !== '')
      .map(({ characterId }) => characterId)
      .sort(),
  );
  const nobody = { ...sheet, castCalls: [] };
  expect(recipientsOf(production.state, nobody, sheet)).toEqual(named);
  expect(recipientsOf(production.state, nobody).some(({ kind }) => kind === 'actor')).toBe(false);
});

it('CS33: an actor is called at their arrival, and told of the rows that they play in', () => {
  const { production, callsheetId, publish } = issued();
  const { sheet } = publish();
  const call = sheet.castCalls[0]!;
  const to = { kind: 'actor', id: call.characterId } as const;
  expect(callOf(production.state, sheet, to)).toMatchObject({ time: call.arrival, team: call.character });
  const own = scenesFor(production.state, sheet, to);
  expect(own.map(({ cells }) => cells.scene).join(' ')).toBe(call.scenes);
  expect(scenesWords(own)).toBe(`${own.length}씬 · 첫 씬 ${call.shoot} S#${own[0]!.cells.scene}`);
  const all = scenesFor(production.state, sheet, { kind: 'member', id: production.ownerId });
  expect(scenesWords(all)).toBe('6씬 · 첫 씬 09:00 S#12');
  expect(scenesWords([])).toBe('');

  const calls = production.state.callsheet.get(callsheetId)!.castCalls;
  const { _id } = calls.find(({ characterId }) => characterId === to.id)!;
  const put = {
    castCalls: [{ _id, characterId: to.id, arrival: 425, makeup: null, wardrobe: null, preparation: '우산' }],
  };
  production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
  const after = publish().sheet;
  const change = (kind: 'actor' | 'member', id: string) =>
    changesFor(production.state, { before: sheet, after }, { kind, id }).map(({ part }) => part);
  expect(change('actor', to.id)).toEqual(['배우 콜']);
  expect(change('actor', after.castCalls[1]?.characterId ?? '')).toEqual([]);
  expect(change('member', production.ownerId)).toEqual([]);

  const playsIn = (rowId: string): boolean => {
    const row = sheet.rows.find((one) => one.rowId === rowId);
    const scenes = row?.kind === 'scene' ? row.sceneIds : [];
    return scenes.some((id) => production.state.scene.get(id)?.characters.some(({ _id }) => _id === to.id));
  };
  const empty = { ...sheet, rows: [] };
  const gone = changesFor(production.state, { before: sheet, after: empty }, to);
  expect(gone.map(({ key }) => key)).toEqual(sheet.rows.map(({ rowId }) => rowId).filter(playsIn));
  expect(gone.length).toBeLessThan(sheet.rows.length);
});

it('CS107: who begins at another place than the day is called there, with its address, until somebody writes where', () => {
  const { production, callsheetId, people, places, rows, publish } = issued();
  const { shop, house } = places;
  production.run('editLocation', { locationId: house, patch: { address: '서울 마포구 성산로 40' } });
  production.run('editCallsheet', {
    ...{ callsheetId, patch: {}, remove: [] },
    put: { locations: [{ _id: production.newId(), locationId: house }] },
  });
  const before = publish().sheet;
  const told = (sheet: typeof before, id: string) => callOf(production.state, sheet, { kind: 'actor', id });
  // 수진 plays from S#40 on, 준호 from the first scene of the day.
  const sceneId = production.state.timetableRow.get(rows.s40)!.sceneData!;
  production.run('editScenes', { sceneIds: [sceneId], patch: { location: house } });
  const { sheet } = publish();
  expect(told(sheet, people.sujin)).toMatchObject({ place: '성산동 주택', address: '서울 마포구 성산로 40' });
  expect(told(sheet, people.junho)?.place).toBe(told(before, people.junho)?.place);
  expect(sheet.castCalls.flatMap(({ place = '' }) => place || [])).toEqual(['성산동 주택']);
  expect(sheet.extrasCalls.map(({ name, place }) => [name, place])).toEqual([
    ['행인', undefined],
    ['손님', '성산동 주택'],
  ]);
  const change = changesFor(production.state, { before, after: sheet }, { kind: 'actor', id: people.sujin });
  expect(change.some(({ part, after }) => part === '배우 콜' && after?.includes('성산동 주택'))).toBe(true);

  const { realName } = production.state.location.get(shop)!;
  const entry = production.state.callsheet
    .get(callsheetId)!
    .castCalls.find(({ characterId }) => characterId === people.sujin)!;
  const put = { castCalls: [{ ...entry, place: realName }] };
  production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
  expect(told(publish().sheet, people.sujin)).toMatchObject({
    place: realName,
    address: '서울 마포구 성산로 12',
  });
});
