import { callInstant, type ProjectHome } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const homesOf = async (person: TestPerson) => {
  const { body } = await person.call<{ data: { _id: string; home: ProjectHome | null }[] }>(
    'GET',
    '/projects',
  );
  return new Map(body.data.map(({ _id, home }) => [_id, home]));
};

it('HM1: the list tells my next call of issued sheets, and of the plan what I may read', async () => {
  const [owner, guest] = [await newPerson(server), await newPerson(server)];
  const { projectId, boardId, episodeId } = await newProject(owner);
  const [timetableId, sceneId, callsheetId] = [newId(), newId(), newId()];
  await owner.run(projectId, 'addScene', { sceneId, episodeId, sceneNo: 1, subSceneNo: '', setName: '카페' });
  await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2099-12-01' });
  const rows = [{ rowId: newId(), sceneId }];
  await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
  await owner.run(projectId, 'makeCallsheet', { callsheetId, timetableId });
  await addTestMember(owner, projectId, guest, 'guest');
  const unsent = [{ callsheetId, date: '2099-12-01', dayName: '1회차', isIssued: false }];
  const progress = { scenes: 1, allocated: 1, done: 0, days: 1, daysOver: 0 };
  expect((await homesOf(owner)).get(projectId)).toMatchObject({ call: null, progress, unsent });
  expect((await homesOf(guest)).get(projectId)).toMatchObject({ call: null, progress: null, unsent: [] });
  await publishTestSheet(owner, projectId, callsheetId);
  const { call } = (await homesOf(guest)).get(projectId)!;
  expect(call).toMatchObject({ callsheetId, date: '2099-12-01' });
  expect(call?.callAt).toBeGreaterThanOrEqual(callInstant('2099-12-01', 0));
  expect((await homesOf(owner)).get(projectId)).toMatchObject({ unsent: [] });
});

it('HM1: tells nothing of an archived project, nor of another’s', async () => {
  const [owner, other] = [await newPerson(server), await newPerson(server)];
  const { projectId } = await newProject(owner);
  await owner.run(projectId, 'archiveProject', {});
  expect([...(await homesOf(owner))]).toEqual([[projectId, null]]);
  expect((await homesOf(other)).size).toBe(0);
});
