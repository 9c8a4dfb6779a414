import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checklistOf, compareSheets, freezeCallsheet, lastVersion } from '../../index.ts';

function issuedWith(...texts: readonly string[]) {
  const { production, callsheetId } = shootingDay();
  const checklist = texts.map((text) => ({ _id: production.newId(), text, done: false }));
  production.run('editCallsheet', { callsheetId, patch: {}, put: { checklist }, remove: [] });
  publishSheet(production, callsheetId);
  const tick = (index: number, done: boolean, as?: string) =>
    production.try(
      'tickChecklist',
      { callsheetId, itemId: checklist[index]!._id, tickId: production.newId(), done },
      as ? { as } : {},
    );
  const shown = () => checklistOf(production.state, lastVersion(production.state, callsheetId)!);
  return { production, callsheetId, checklist, tick, shown };
}

describe('the checklist of an issued sheet', () => {
  it('CS73: is ticked by everybody who reads it, but guests', () => {
    const { production, tick, shown } = issuedWith('무전기 충전', '얼음');
    const [member, guest] = [production.member('member'), production.member('guest')];
    expect(tick(0, true, guest)).toMatchObject({ refusal: { code: 'forbidden' } });
    const [, { _id: memberId }] = [...production.state.projectMember.values()] as [unknown, { _id: string }];
    production.run('changeMember', { memberId, role: 'member', rights: { callsheet: 'none' } });
    expect(tick(0, true, member)).toMatchObject({ refusal: { code: 'forbidden' } });
    production.run('changeMember', { memberId, role: 'member', rights: {} });
    tick(0, true, member);
    expect(shown().map(({ text, done }) => [text, done])).toEqual([
      ['무전기 충전', true],
      ['얼음', false],
    ]);
    tick(0, false, production.ownerId);
    expect(shown()[0]).toMatchObject({ done: false, said: expect.stringContaining('표시 지움') });
  });

  it('CS73: an item keeps its tick from version to version; what is on no issued sheet has none', () => {
    const { production, callsheetId, checklist, tick, shown } = issuedWith('무전기 충전');
    tick(0, true);
    const added = { _id: production.newId(), text: '우산', done: false };
    const put = { checklist: [added] };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    const early = { callsheetId, itemId: added._id, tickId: production.newId(), done: true };
    expect(production.try('tickChecklist', early)).toMatchObject({ refusal: { code: 'not_found' } });
    publishSheet(production, callsheetId);
    expect(shown().map(({ _id, done }) => [_id, done])).toEqual([
      [checklist[0]!._id, true],
      [added._id, false],
    ]);
  });

  it('CS74: tells who ticked it first, and when', () => {
    const { production, tick, shown } = issuedWith('무전기 충전');
    const member = production.member('member');
    tick(0, true, member);
    const { said } = shown()[0]!;
    expect(said).toMatch(/^한지원 · \d+\.\d+ \d\d:\d\d$/);
    expect(tick(0, true)).toEqual({ kind: 'nothing' });
    expect(shown()[0]?.said).toBe(said);
  });

  it('CS104: says whose an item is, on the sheet and where it is ticked', () => {
    const { production, callsheetId, checklist, shown } = issuedWith('우산 3개');
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '제작')!;
    const put = { checklist: [{ ...checklist[0]!, crewTeamId: team._id }] };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    const before = lastVersion(production.state, callsheetId)!;
    const now = freezeCallsheet(production.state, callsheetId)!;
    expect(compareSheets(before.sheet, now)).toMatchObject([
      { before: '우산 3개', after: '제작팀 · 우산 3개' },
    ]);
    publishSheet(production, callsheetId);
    expect(shown()).toMatchObject([{ _id: checklist[0]!._id, text: '제작팀 · 우산 3개' }]);
  });

  it('CS75: changes no version, and nothing that would be issued', () => {
    const { production, callsheetId, tick } = issuedWith('무전기 충전');
    const version = lastVersion(production.state, callsheetId)!;
    tick(0, true);
    expect(lastVersion(production.state, callsheetId)).toBe(version);
    expect(version.sheet.checklist).toMatchObject([{ text: '무전기 충전', done: false }]);
    expect(compareSheets(version.sheet, freezeCallsheet(production.state, callsheetId)!)).toEqual([]);
    expect(publishSheet(production, callsheetId).plan).toMatchObject({ refusal: { code: 'callsheet_same' } });
  });
});
