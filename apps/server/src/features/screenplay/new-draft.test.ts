import type { Scene, Screenplay } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesOf, uploadAndRead } from '../../testing/read-script.ts';
import { command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const FIRST = `S#1. 정류장 (밤)

도윤이 우산을 편다. 버스가 그냥 지나간다.

S#2. 편의점 (밤)

도윤이 커피를 오래 젓는다. 점원이 하품을 한다.
`;
const SECOND = FIRST.replace(
  'S#2. 편의점',
  'S#2. 병원 옥상 (낮)\n\n간호사가 빨래를 걷는다. 바람이 세다.\n\nS#3. 편의점',
);

let server: TestServer;
let owner: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  project = await newProject(owner);
});
afterAll(() => server.close());

const tables = () => tablesOf<{ screenplay: Screenplay[]; scene: Scene[] }>(owner, project.projectId);
const upload = (text: string) => uploadAndRead(owner, project, text);

it('SP12: a program that says nothing is refused by name where scenes were renumbered, and can say which is which', async () => {
  await owner.send(project.projectId, command('acceptScreenplay', { screenplayId: await upload(FIRST) }));
  const before = (await tables()).scene;
  const shop = before.find(({ sceneNo }) => sceneNo === 2)!;
  const screenplayId = await upload(SECOND);
  const [refused] = await owner.send(project.projectId, command('acceptScreenplay', { screenplayId }));
  expect(refused).toMatchObject({ outcome: 'refused', code: 'scenes_disagree' });
  expect(refused).toHaveProperty('message', expect.stringContaining('S#2, S#3'));
  expect((await tables()).scene).toEqual(before);
  const scenes = [
    { headingLine: 3, sceneId: null },
    { headingLine: 5, sceneId: shop._id },
  ];
  const [done] = await owner.send(project.projectId, command('acceptScreenplay', { screenplayId, scenes }));
  expect(done).toMatchObject({ outcome: 'committed' });
  const now = (await tables()).scene.map(({ _id, sceneNo, setName }) => ({ _id, sceneNo, setName }));
  expect(now).toHaveLength(3);
  expect(now).toContainEqual({ _id: shop._id, sceneNo: 3, setName: '편의점' });
});
