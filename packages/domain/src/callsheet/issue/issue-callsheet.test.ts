import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  buildCallsheetView,
  callInstant,
  callsheetVersionSchema,
  chatText,
  compareSheets,
  dayNumbers,
  findCommand,
  fingerprint,
  formValues,
  freezeCallsheet,
  isIssued,
  lastVersion,
  mayReadTable,
  openVersion,
  planUndo,
  rowsOf,
  type ShownPhones,
  sheetTitle,
  versionsOf,
  WITHDRAW_MS,
} from '../../index.ts';

const ready = () => {
  const made = shootingDay();
  const { production, callsheetId } = made;
  const publish = () => publishSheet(production, callsheetId);
  const issued = () => {
    const { versionId, plan } = publish();
    expect(plan.kind).toBe('changes');
    return versionId;
  };
  const sheet = () => production.state.callsheet.get(callsheetId)!;
  const version = (versionId: string) => production.state.callsheetVersion.get(versionId)!;
  const patch = (values: object) =>
    production.run('editCallsheet', { callsheetId, patch: values, put: {}, remove: [] });
  const withdraw = (versionId: string) => production.try('withdrawVersion', { versionId });
  return { ...made, publish, issued, sheet, version, patch, withdraw };
};
const refusal = (code: string) => ({ kind: 'refuse', refusal: { code } });

describe('an issued call sheet', () => {
  it('CS24: is a numbered version of all that it prints, and stays as it was', () => {
    const { production, callsheetId, issued, sheet, version, patch, day } = ready();
    const first = issued();
    expect(callsheetVersionSchema.parse(version(first))).toEqual(version(first));
    expect([version(first).number, sheet().status]).toEqual([1, 'published']);
    const draft = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
    expect(draft.edition).toBe('작성 중');
    const before = openVersion(production.state, version(first), { phones: 'all' });
    expect(before.edition).toMatch(/^1판 · 12\.1 \d\d:\d\d 발행$/);
    patch({ weather: '눈' });
    production.run('editTimetable', { timetableId: day, patch: { calltime: 540 } });
    expect(openVersion(production.state, version(first), { phones: 'all' })).toEqual(before);
    const second = issued();
    expect([version(second).number, sheet().status]).toEqual([2, 'revised']);
    expect(lastVersion(production.state, callsheetId)).toBe(version(second));
    expect(versionsOf(production.state, callsheetId).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('CS24: no undo takes it back, nor a day or a sheet from under it', () => {
    const { production, issued } = ready();
    for (const name of ['publishCallsheet', 'withdrawVersion', 'cancelCallsheet'])
      expect(findCommand(name)?.final).toBe(true);
    const making = production.log.length - 1;
    issued();
    const { plan } = planUndo(production.state, production.log[making]!, production.context());
    expect(plan.kind).toBe('refuse');
  });

  it('CS25: is refused where its publisher saw something else, where it is empty, and where nothing is new', () => {
    const { production, callsheetId, publish, issued, patch, day } = ready();
    const seen = fingerprint(callsheetId, freezeCallsheet(production.state, callsheetId)!);
    patch({ weather: '눈' });
    const late = { callsheetId, versionId: production.newId(), seen, note: '' };
    expect(production.try('publishCallsheet', late)).toMatchObject(refusal('callsheet_changed'));
    issued();
    expect(publish().plan).toMatchObject(refusal('callsheet_same'));
    production.run('removeRows', { rowIds: rowsOf(production.state, day).map(({ _id }) => _id) });
    expect(publish().plan).toMatchObject(refusal('callsheet_empty'));
  });

  it('CS26: holds no phone, and no name of the people to call: those are of now, by right', () => {
    const { production, callsheetId, issued, version } = ready();
    const crew = [...production.state.crew.values()].find(({ roleTitle }) => roleTitle === '제작PD')!;
    const contacts = [{ _id: production.newId(), crewId: crew._id }];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { contacts }, remove: [] });
    const one = version(issued());
    expect(JSON.stringify(one)).not.toContain('010-');
    production.run('editCrew', { crewId: crew._id, patch: { name: '오하람' } });
    const open = (phones: ShownPhones) => openVersion(production.state, one, { phones }).contacts;
    expect(open('all')).toEqual([{ role: '제작PD', name: '오하람', phone: '010-0000-0101' }]);
    expect(open('none')).toEqual([{ role: '제작PD', name: '오하람', phone: '' }]);
    expect(open('marked')).toEqual(open('none'));
    const { _id: contactId } = [...production.state.personContact.values()].find(
      ({ crewId }) => crewId === crew._id,
    )!;
    production.run('setPhoneShown', { contactId, phoneShown: true });
    expect(open('marked')).toEqual(open('all'));
  });

  it('CS27: differs from another in the lines that were written or moved, not in numbers that follow', () => {
    const { production, callsheetId, issued, version, patch, day } = ready();
    const { sheet } = version(issued());
    const changes = () => compareSheets(sheet, freezeCallsheet(production.state, callsheetId)!);
    expect(changes()).toEqual([]);
    patch({ weather: '눈' });
    const snow = { part: '집합', title: '날씨', after: '눈' };
    expect(changes()).toMatchObject([snow]);
    const team = production.state.callsheet.get(callsheetId)!.teamCalls[0]!;
    production.run('editCallsheet', {
      callsheetId,
      patch: {},
      put: { teamCalls: [{ ...team, calltime: 400 }] },
      remove: [],
    });
    expect(changes()).toMatchObject([snow, { part: '팀별 콜', key: team.crewTeamId, after: '06:40' }]);
    production.run('editTimetable', { timetableId: day, patch: { calltime: 510 } });
    const parts = changes().map(({ part, title }) => `${part} ${title}`);
    expect(parts).toContain('집합 집합');
    expect(parts).toContain('배우 콜 준호 · 김도현');
  });

  it('CS27: tells of a line that was there already what in it changed, and of a new one all that it says', () => {
    const { production, callsheetId, issued, version, patch, day } = ready();
    const { sheet } = version(issued());
    const [team] = production.state.callsheet.get(callsheetId)!.teamCalls;
    const put = { teamCalls: [{ ...team!, preparation: '우비' }] };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    patch({ notices: ['밤샘 촬영'] });
    const row = rowsOf(production.state, day).find(({ sceneData }) => sceneData !== null)!;
    production.run('editScenes', {
      sceneIds: [row.sceneData!],
      patch: { timeOfDay: 'night', timeText: '밤', cutCount: 7 },
    });
    const told = compareSheets(sheet, freezeCallsheet(production.state, callsheetId)!);
    expect(told.map(({ before, after }) => [before, after])).toEqual([
      ['낮 · 컷 8', '밤 · 컷 7'],
      ['준비물 없음', '우비'],
      [null, '밤샘 촬영'],
    ]);
  });

  it('CS28: is taken back within a minute, and what was issued before counts again', () => {
    const { production, callsheetId, issued, patch, sheet, version, withdraw, publish } = ready();
    const first = issued();
    patch({ weather: '눈' });
    const second = issued();
    expect(withdraw(first)).toMatchObject(refusal('version_followed'));
    expect(withdraw(second).kind).toBe('changes');
    expect(version(second).withdrawnAt).toBe(production.now);
    expect([lastVersion(production.state, callsheetId)?._id, sheet().status]).toEqual([first, 'published']);
    expect(withdraw(second).kind).toBe('nothing');
    patch({ weather: '비' });
    const third = publish();
    expect(version(third.versionId).number).toBe(3);
    production.now += WITHDRAW_MS;
    expect(withdraw(third.versionId)).toMatchObject(refusal('version_too_old'));
  });

  it('CS28: the only one taken back leaves a draft, that stays since it was issued once', () => {
    const { production, callsheetId, issued, sheet, withdraw, day } = ready();
    withdraw(issued());
    expect([sheet().status, isIssued(production.state, callsheetId)]).toEqual(['draft', true]);
    expect(production.try('removeCallsheet', { callsheetId })).toMatchObject(refusal('callsheet_published'));
    expect(production.try('removeTimetable', { timetableId: day }).kind).toBe('refuse');
  });

  it('CS29: a cancelled day is told by a version of its own, and issued again it is shot after all', () => {
    const { production, callsheetId, issued, sheet, publish } = ready();
    const versionId = production.newId();
    const cancel = { callsheetId, versionId, note: '폭설' };
    expect(production.try('cancelCallsheet', cancel)).toMatchObject(refusal('not_found'));
    issued();
    production.run('cancelCallsheet', cancel);
    const last = lastVersion(production.state, callsheetId)!;
    expect(last).toMatchObject({ _id: versionId, number: 2, cancels: true, note: '폭설' });
    expect(sheet().status).toBe('cancelled');
    expect(openVersion(production.state, last, { phones: 'none' }).edition).toMatch(/^2판 · .* 취소$/);
    expect(publish().plan.kind).toBe('changes');
    expect(sheet().status).toBe('revised');
  });

  it('CS103: what nobody goes by says so in its head, in the chat text and in a form of one’s own', () => {
    const { production, callsheetId, issued, version } = ready();
    const opened = (versionId: string) =>
      openVersion(production.state, version(versionId), { phones: 'none' });
    const first = issued();
    expect([opened(first).notInForce, sheetTitle(opened(first))]).toEqual(['', '일일촬영계획표']);
    const versionId = production.newId();
    production.run('cancelCallsheet', { callsheetId, versionId, note: '폭설' });
    const off = opened(versionId);
    expect(sheetTitle(off)).toBe('촬영 취소 · 일일촬영계획표');
    expect(formValues(off).words.제목).toBe('촬영 취소 · 일일촬영계획표');
    expect(chatText(off).split('\n')[0]).toMatch(/ · 촬영 취소$/);
    // What is changed after it is nothing to go by either, until it is issued again.
    production.run('editCallsheet', { callsheetId, patch: { weather: '눈' }, put: {}, remove: [] });
    const draft = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
    expect([sheetTitle(draft()), draft().edition]).toEqual(['촬영 취소 · 일일촬영계획표', '작성 중']);
    production.run('withdrawVersion', { versionId });
    expect(draft().notInForce).toBe('');
    expect(sheetTitle(opened(versionId))).toBe('거둔 판 · 일일촬영계획표');
    // Taking back leaves the version before in force.
    expect(opened(first).notInForce).toBe('');
  });

  it('CS30: a draft is for those who write sheets, a version for all who read them', () => {
    const holder = (role: 'member' | 'lead' | 'guest') => ({ role, rights: {} });
    expect([
      mayReadTable(holder('lead'), 'callsheet'),
      mayReadTable(holder('lead'), 'callsheetVersion'),
    ]).toEqual([true, true]);
    for (const role of ['member', 'guest'] as const) {
      expect(mayReadTable(holder(role), 'callsheet')).toBe(false);
      expect(mayReadTable(holder(role), 'callsheetVersion')).toBe(true);
    }
  });
});

describe('the 회차 of an issued day', () => {
  it('TT2: stays, and the others count on around it', () => {
    const { production, issued, day } = ready();
    const numberOf = (id: string) => dayNumbers(production.state, production.boardId).get(id);
    expect(numberOf(day)).toBe(2);
    issued();
    const earlier = production.day('2026-11-30');
    expect([numberOf(earlier), numberOf(day)]).toEqual([1, 2]);
    expect(new Set(dayNumbers(production.state, production.boardId).values()).size).toBe(4);
  });

  it('TT2: is given up by a day that is cancelled before its call, and kept after it', () => {
    const { production, callsheetId, issued, day, next } = ready();
    issued();
    const numberOf = (id: string) => dayNumbers(production.state, production.boardId).get(id);
    const before = { ...production.state };
    const cancel = () =>
      production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '' });
    production.now = callInstant('2026-12-02', 480) - 60_000;
    cancel();
    expect([numberOf(day), numberOf(next)]).toEqual([undefined, 2]);
    production.state = before;
    production.now = callInstant('2026-12-02', 480);
    cancel();
    expect([numberOf(day), numberOf(next)]).toEqual([2, 3]);
  });
});
