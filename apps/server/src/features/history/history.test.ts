import type { HistoryPage, RestorePreview } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let editor: TestPerson;
let projectId: string;
const [sceneId, other, timetableId] = [newId(), newId(), newId()];
beforeAll(async () => {
  server = await testServer();
  [owner, editor] = [await newPerson(server, '정서윤'), await newPerson(server, '한지원')];
  const project = await newProject(owner);
  projectId = project.projectId;
  await addTestMember(owner, projectId, editor, 'editor');
  const at = { episodeId: project.episodeId, subSceneNo: '', setName: '카페' };
  await owner.run(projectId, 'addScene', { sceneId, ...at, sceneNo: 1 });
  await owner.run(projectId, 'addScene', { sceneId: other, ...at, sceneNo: 2 });
  await owner.run(projectId, 'addTimetable', {
    timetableId,
    boardId: project.boardId,
    tableDate: '2026-12-01',
  });
});
afterAll(() => server.close());

const history = async (person: TestPerson, query = '') =>
  (await person.call<{ data: HistoryPage }>('GET', `/projects/${projectId}/history${query}`)).body.data;
const edit = (person: TestPerson, id: string, note: string) =>
  person.run(projectId, 'editScenes', { sceneIds: [id], patch: { note } });

describe('the history of a project', () => {
  it('HI1: says who did what, the newest first, page by page', async () => {
    await edit(editor, sceneId, '우천 시 대체');
    const { entries } = await history(owner);
    expect(entries[0]).toMatchObject({
      label: '씬 고치기',
      actorName: editor.user.name,
      lines: [
        {
          ...{ title: 'S#1', what: '비고 없음 → 우천 시 대체' },
          part: { row: sceneId, fields: [{ column: 'note', label: '비고' }] },
        },
      ],
      mayUndo: true,
    });
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq).toSorted((a, b) => b - a));
    const older = await history(owner, `?before=${entries[0]!.seq}`);
    expect(older.entries[0]!.seq).toBe(entries[1]!.seq);
    expect(older.next).toBeNull();
  });

  it('HI2: shows what rights of today let somebody read, and to a guest nothing', async () => {
    const contactId = newId();
    const said = { phone: '010-0000-1234', email: '', phoneShown: false };
    const [teamId, crewId] = [newId(), newId()];
    const team = { crewTeamId: teamId, name: '제작팀', colour: 1, calltimeOffset: 0 };
    await owner.run(projectId, 'addCrewTeam', team);
    const crew = { crewId, crewTeamId: teamId, name: '배나루', roleTitle: '', userId: null };
    await owner.run(projectId, 'addCrew', { ...crew, consent: { guardian: '' } });
    await owner.run(projectId, 'setPersonContact', { contactId, crewId, ...said });
    const member = await newPerson(server);
    await addTestMember(owner, projectId, member, 'member');
    const labels = async (person: TestPerson) => (await history(person)).entries.map(({ label }) => label);
    expect(await labels(owner)).toContain('연락처 바꾸기');
    expect(await labels(member)).not.toContain('연락처 바꾸기');
    expect((await history(member)).entries.some(({ mayUndo }) => mayUndo)).toBe(false);
    const guest = await newPerson(server);
    await addTestMember(owner, projectId, guest, 'guest');
    expect((await guest.call('GET', `/projects/${projectId}/history`)).status).toBe(403);
  });

  it('HI2, CS30: tells of a draft of a call sheet as long as somebody may write it', async () => {
    const callsheetId = newId();
    await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
    const writer = await newPerson(server, '오하린');
    const memberId = await addTestMember(owner, projectId, writer, 'editor');
    const tells = async () =>
      (await history(writer, `?object=${callsheetId}`)).entries.map(({ label }) => label);
    expect(await tells()).toEqual(['일촬표 만들기']);
    await owner.run(projectId, 'changeMember', { memberId, role: 'member', rights: {} });
    expect(await tells()).toEqual([]);
  });

  it('HI3: is filtered by person, by object and by time', async () => {
    await edit(owner, other, '둘째');
    await owner.run(projectId, 'allocateScenes', {
      ...{ timetableId, afterRowId: null },
      rows: [{ rowId: newId(), sceneId: other }],
    });
    const byEditor = await history(owner, `?actor=${editor.user._id}`);
    expect(new Set(byEditor.entries.map(({ actorName }) => actorName))).toEqual(new Set([editor.user.name]));
    const ofOther = (await history(owner, `?object=${other}`)).entries;
    expect(ofOther.map(({ label }) => label)).toEqual(['씬 배정하기', '씬 고치기', '씬 더하기']);
    const { at } = ofOther[1]!;
    expect((await history(owner, `?object=${other}&until=${at}`)).entries).toHaveLength(1);
  });

  it('HI4: says what going back would do, does it as one step, and undoes that too', async () => {
    const noteOf = async () => {
      const { entries } = await history(owner, `?object=${sceneId}`);
      return entries[0]!.lines.map(({ what }) => what);
    };
    const first = await edit(editor, sceneId, '가');
    await edit(owner, sceneId, '나');
    await edit(editor, other, '다');
    const path = `/projects/${projectId}/history/${first._id}/restore?scope=all`;
    const { body } = await owner.call<{ data: RestorePreview }>('GET', path);
    expect(body.data).toMatchObject({ left: 0, more: 0 });
    expect(body.data.lines).toContainEqual({ title: 'S#1', what: '비고 나 → 우천 시 대체' });
    const args = { commandId: first._id, laterToo: 'all' };
    const [result] = await owner.send(projectId, command('undo', args));
    expect(result!.outcome).toBe('committed');
    expect(await noteOf()).toEqual(['비고 나 → 우천 시 대체']);
    const [back] = await owner.send(projectId, command('undo', { commandId: result!._id }));
    expect(back!.outcome).toBe('committed');
    const nobody = `/projects/${projectId}/history/${newId()}/restore?scope=all`;
    expect((await owner.call('GET', nobody)).status).toBe(404);
  });

  it('HI5: says what going back with one field would do, does it as one step, and refuses in words', async () => {
    const first = await edit(editor, sceneId, '라');
    await edit(owner, sceneId, '마');
    await edit(editor, other, '바');
    const path = `/projects/${projectId}/history/${first._id}/restore-part?row=${sceneId}&column=note`;
    const before = (await owner.call<{ data: RestorePreview }>('GET', path)).body.data;
    expect(before).toMatchObject({ left: 0, more: 0, refused: null });
    expect(before.lines).toHaveLength(1);
    expect(before.lines[0]!.what).toMatch(/^비고 마 → /);
    const args = { commandId: first._id, part: { row: sceneId, column: 'note' } };
    const [result] = await owner.send(projectId, command('undo', args));
    expect(result!.outcome).toBe('committed');
    const [newest] = (await history(owner)).entries;
    expect(newest!.lines.map(({ title, what }) => `${title} ${what}`)).toEqual([
      `S#1 ${before.lines[0]!.what}`,
    ]);
    const reader = await newPerson(server);
    await addTestMember(owner, projectId, reader, 'member');
    expect((await reader.call<{ data: RestorePreview }>('GET', path)).body.data.refused).toBeTruthy();
    expect(await reader.send(projectId, command('undo', args))).toMatchObject([{ code: 'forbidden' }]);
    const [back] = await owner.send(projectId, command('undo', { commandId: result!._id }));
    expect(back!.outcome).toBe('committed');
  });
});
