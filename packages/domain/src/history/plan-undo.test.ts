import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, type ProjectState, planUndo, TABLE_NAMES } from '../index.ts';

const undo = (production: Production, steps = 1, as = production.ownerId) => {
  const done = production.log.at(-steps)!;
  const result = planUndo(production.state, done, production.context({ as }));
  if (result.plan.kind === 'changes') {
    production.state = applyChanges(production.state, result.plan.changes);
    production.log.push([...result.plan.changes]);
  }
  return result;
};

const plain = (state: ProjectState) =>
  Object.fromEntries(
    TABLE_NAMES.map((table) => [table, [...state[table].values()].sort((a, b) => (a._id < b._id ? -1 : 1))]),
  );

const film = () => {
  const production = new Production();
  const location = production.location('성산동 편의점');
  const scene = production.scene(1, { location });
  const day = production.day('2026-12-01');
  production.allocate(day, scene);
  return { production, location, scene, day };
};

describe('undo', () => {
  it('UN1: puts back what a command has changed, and redo is undo of the undo', () => {
    const { production, scene } = film();
    const before = plain(production.state);
    production.run('editScenes', { sceneIds: [scene], patch: { setName: '편의점', plannedMinutes: 90 } });
    const after = plain(production.state);
    expect(undo(production)).toMatchObject({ restored: 1, left: [] });
    expect(plain(production.state)).toEqual(before);
    undo(production);
    expect(plain(production.state)).toEqual(after);
  });

  it('UN1: leaves a row that somebody has touched since, and names it', () => {
    const { production, scene } = film();
    const other = production.scene(2);
    production.run('editScenes', { sceneIds: [scene, other], patch: { setName: '편의점' } });
    production.run('editScenes', { sceneIds: [scene], patch: { setName: '약국' } });
    const result = undo(production, 2);
    expect(result).toMatchObject({ restored: 1, left: [{ table: 'scene', _id: scene }] });
    expect(production.state.scene.get(scene)!.setName).toBe('약국');
    expect(production.state.scene.get(other)!.setName).toBe('');
  });

  it('UN2: brings a deleted scene back under its id with its rows', () => {
    const { production, scene } = film();
    const before = plain(production.state);
    production.run('removeScenes', { sceneIds: [scene] });
    undo(production);
    expect(plain(production.state)).toEqual(before);
  });

  it('UN2: a link whose end has gone stays cut', () => {
    const { production, scene, location } = film();
    production.run('removeScenes', { sceneIds: [scene] });
    production.run('removeLocation', { locationId: location });
    undo(production, 2);
    expect(production.state.scene.get(scene)!.location).toBeNull();
  });

  it('UN3: a row that others refer to by now is not taken away', () => {
    const production = new Production();
    const day = production.day('2026-12-01');
    production.allocate(day, production.scene(1));
    const result = planUndo(production.state, production.log[1]!, production.context());
    expect(result.plan).toMatchObject({ kind: 'refuse', refusal: { code: 'nothing_left_to_undo' } });
    expect(result.left).toEqual([{ table: 'timetable', _id: day }]);
  });

  it("UN4: is planned with today's rights", () => {
    const { production, scene } = film();
    production.run('editScenes', { sceneIds: [scene], patch: { setName: '편의점' } });
    const member = production.member('member');
    expect(undo(production, 2, member).plan).toMatchObject({ kind: 'refuse' });
  });

  it('UN6: a deleted scene stays away when another has its number by now, and is named', () => {
    const production = new Production();
    const scene = production.scene(1);
    production.run('removeScenes', { sceneIds: [scene] });
    production.scene(1);
    const result = undo(production, 2);
    expect(result.plan).toMatchObject({ kind: 'refuse', refusal: { code: 'nothing_left_to_undo' } });
    expect(result.left).toEqual([{ table: 'scene', _id: scene }]);
  });

  it('UN6: a moved day is not put back on a date that another has taken', () => {
    const production = new Production();
    const day = production.day('2026-12-01');
    production.run('editTimetable', { timetableId: day, patch: { tableDate: '2026-12-05' } });
    production.day('2026-12-01');
    expect(undo(production, 2).left).toEqual([{ table: 'timetable', _id: day }]);
    expect(production.state.timetable.get(day)!.tableDate).toBe('2026-12-05');
  });

  it('UN6: rows that stand in each other’s places go back together, whichever came first', () => {
    const production = new Production();
    const [one, two, three] = [1, 2, 3].map((sceneNo) => production.scene(sceneNo)) as [
      string,
      string,
      string,
    ];
    const before = plain(production.state);
    const move = (_id: string, from: number, to: number) =>
      ({ table: 'scene', op: 'update', _id, before: { sceneNo: from }, after: { sceneNo: to } }) as const;
    const done = [move(one, 1, 2), move(two, 2, 1), move(three, 3, 4)];
    production.state = applyChanges(production.state, done);
    production.log.push(done);
    expect(undo(production)).toMatchObject({ restored: 3, left: [] });
    expect(plain(production.state)).toEqual(before);
  });

  it('UN6: where one of them finds its place taken by a stranger, those that need its room stay, too', () => {
    const production = new Production();
    const [one, two] = [1, 2].map((sceneNo) => production.scene(sceneNo)) as [string, string];
    const move = (_id: string, from: number, to: number) =>
      ({ table: 'scene', op: 'update', _id, before: { sceneNo: from }, after: { sceneNo: to } }) as const;
    const done = [move(two, 2, 3), move(one, 1, 2)];
    production.state = applyChanges(production.state, done);
    production.log.push(done);
    production.scene(1);
    const left = [one, two].map((_id) => ({ table: 'scene', _id }));
    expect(undo(production, 2).left).toEqual(left);
  });

  it('UN11: a character whose number somebody has by now comes back under the next one, and redo takes it away', () => {
    const production = new Production();
    const [junho, sujin] = [production.character('준호'), production.character('수진')];
    const scene = production.scene(1, {}, [sujin]);
    production.run('turnIntoItem', { characterId: sujin, type: 'props' });
    const added = production.character('미영');
    const numberOf = (id: string) => production.state.character.get(id)?.characterNumber;
    expect([numberOf(junho), numberOf(added)]).toEqual([1, 2]);
    expect(undo(production, 2).left).toEqual([]);
    expect([numberOf(junho), numberOf(added), numberOf(sujin)]).toEqual([1, 2, 3]);
    expect(production.state.scene.get(scene)!.characters).toEqual([{ _id: sujin }]);
    expect(production.state.breakdownItem.size).toBe(0);
    expect(undo(production).left).toEqual([]);
    expect([numberOf(junho), numberOf(added), numberOf(sujin)]).toEqual([1, 2, undefined]);
  });

  it('UN11, UN6: a number that somebody else has is not put back, and numbers that were exchanged are', () => {
    const production = new Production();
    const [junho, sujin] = [production.character('준호'), production.character('수진')];
    const before = plain(production.state);
    const fill = (characterId: string, characterNumber: number) => ({
      characterId,
      patch: { characterNumber },
    });
    production.run('fillCharacters', { fills: [fill(junho, 2), fill(sujin, 1)] });
    expect(undo(production).left).toEqual([]);
    expect(plain(production.state)).toEqual(before);
    production.run('editCharacter', { characterId: junho, patch: { characterNumber: 7 } });
    production.run('editCharacter', { characterId: sujin, patch: { characterNumber: 1 } });
    const result = undo(production, 2);
    expect(result.plan).toMatchObject({ refusal: { code: 'nothing_left_to_undo' } });
    expect(result.left).toEqual([{ table: 'character', _id: junho }]);
  });

  it('UN11: of two who have one number already, everything else still goes back', () => {
    const production = new Production();
    const [junho, sujin] = [production.character('준호'), production.character('수진')];
    production.state = applyChanges(production.state, [
      {
        ...{ table: 'character', op: 'update', _id: sujin },
        ...{ before: { characterNumber: 2 }, after: { characterNumber: 1 } },
      },
    ]);
    production.run('editCharacter', { characterId: junho, patch: { actorName: '김도현' } });
    expect(undo(production)).toMatchObject({ restored: 1, left: [] });
  });

  it('UN5: an access epoch rises even when a change of rights is undone', () => {
    const production = new Production();
    const userId = production.member('editor');
    const member = [...production.state.projectMember.values()].find((one) => one.userId === userId)!;
    production.run('changeMember', { memberId: member._id, role: 'member', rights: {} });
    undo(production);
    expect(production.state.projectMember.get(member._id)).toMatchObject({ role: 'editor', accessEpoch: 3 });
  });

  it('UN7: brings back what the command had taken along, without a right of its own: pay with its person', () => {
    const production = new Production();
    const [crewTeamId, crewId] = [production.newId(), production.newId()];
    production.run('addCrewTeam', { crewTeamId, name: '촬영팀', colour: 0, calltimeOffset: 0 });
    production.run('addCrew', {
      crewId,
      crewTeamId,
      name: '이도윤',
      roleTitle: '',
      userId: null,
      consent: { guardian: '' },
    });
    const pay = { payId: production.newId(), crewId, characterId: null, dayRate: 300_000, holdRate: 0 };
    production.run('setPersonPay', pay);
    const userId = production.member('manager');
    const member = [...production.state.projectMember.values()].find((one) => one.userId === userId)!;
    const rights = { cost: 'none', contacts: 'none' } as const;
    production.run('changeMember', { memberId: member._id, role: 'manager', rights });
    const before = plain(production.state);
    production.run('removeCrew', { crewId }, { as: userId });
    expect(production.state.personPay.size).toBe(0);
    const after = plain(production.state);
    expect(undo(production, 1, userId)).toMatchObject({ restored: 2, left: [] });
    expect(plain(production.state)).toEqual(before);
    expect(undo(production, 1, userId)).toMatchObject({ restored: 2, left: [] });
    expect(plain(production.state)).toEqual(after);
  });

  it('UN7: what others have said of a row that stays is not taken away without it', () => {
    const { production, day } = film();
    const rowId = [...production.state.timetableRow.keys()][0]!;
    const userId = production.member('editor');
    const say = (parentId: string | null) => {
      const commentId = production.newId();
      const target = { targetKind: 'timetableRow', targetId: rowId } as const;
      production.run('addComment', { commentId, ...target, parentId, text: '비가 오면 실내로' });
      return commentId;
    };
    const first = say(null);
    const answer = say(first);
    production.run('removeTimetable', { timetableId: day }, { as: userId });
    undo(production, 1, userId);
    const brought = production.log.length;
    const later = say(null);
    const before = plain(production.state);
    const { plan, left } = undo(production, production.log.length - brought + 1, userId);
    expect(plan).toMatchObject({ kind: 'refuse', refusal: { code: 'nothing_left_to_undo' } });
    expect(left.map(({ _id }) => _id)).toEqual(expect.arrayContaining([rowId, first, answer]));
    expect(plain(production.state)).toEqual(before);
    expect([...production.state.comment.keys()]).toEqual(expect.arrayContaining([first, answer, later]));
  });

  it('UN7: brings back links that were cut in sections of others, and nothing else of them', () => {
    const production = new Production();
    const character = production.character('준호');
    const day = production.day('2026-12-01');
    production.allocate(day, production.scene(1, {}, [character]));
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: day });
    const userId = production.member('editor');
    const member = [...production.state.projectMember.values()].find((one) => one.userId === userId)!;
    const castCall = {
      _id: production.newId(),
      characterId: character,
      arrival: 360,
      makeup: null,
      wardrobe: null,
      preparation: '',
    };
    const rest = { contacts: [], locations: [], checklist: [], teamCalls: [] };
    const put = { ...rest, castCalls: [castCall] };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    production.run('changeMember', { memberId: member._id, role: 'editor', rights: { callsheet: 'none' } });
    const before = plain(production.state);
    production.run('removeCharacter', { characterId: character }, { as: userId });
    expect(production.state.callsheet.get(callsheetId)!.castCalls).toEqual([]);
    undo(production, 1, userId);
    expect(plain(production.state)).toEqual(before);
  });
});
