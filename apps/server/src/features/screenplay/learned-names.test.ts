import type {
  ArgsOf,
  BreakdownItem,
  CommandName,
  OrganisedScreenplay,
  Scene,
  Screenplay,
} from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { tablesOf, uploadAndRead } from '../../testing/read-script.ts';
import { command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const SCRIPT =
  'S#1. 정류장 (밤)\n\n도윤이 우산을 편다. 의자 세 개가 놓여 있다. 모카뽁이가 놓여 있다.\n\nS#2. 편의점 (밤)\n\n도윤이 커피를 마신다.\n';

let server: TestServer;
let owner: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  project = await newProject(owner);
});
afterAll(() => server.close());

const path = (rest: string): string => `/projects/${project.projectId}/${rest}`;

const tables = () =>
  tablesOf<{ screenplay: Screenplay[]; scene: Scene[]; breakdownItem: BreakdownItem[] }>(
    owner,
    project.projectId,
  );

async function read(): Promise<{ screenplayId: string; names: string[] }> {
  const screenplayId = await uploadAndRead(owner, project, SCRIPT);
  const text = await owner.call<{ data: OrganisedScreenplay }>(
    'GET',
    path(`screenplays/${screenplayId}/text`),
  );
  const names = text.body.data.scenes[0]?.items.map(({ name }) => name) ?? [];
  return { screenplayId, names };
}

async function run<N extends CommandName>(name: N, args: ArgsOf<N>): Promise<void> {
  const results = await owner.send(project.projectId, command(name, args));
  expect(results).toMatchObject([{ outcome: 'committed' }]);
}

it('BD5: a reading offers what the project has accepted, and not what it has turned down', async () => {
  const first = await read();
  expect(first.names).toEqual(['우산', '의자']);
  await run('acceptScreenplay', { screenplayId: first.screenplayId });
  const { scene, breakdownItem } = await tables();
  const chair = breakdownItem.find(({ name }) => name === '의자')!;
  expect(chair).toMatchObject({ status: 'suggested', source: 'ai', quantity: 3, evidence: { line: 2 } });
  await run('rejectBreakdownItems', { itemIds: [chair._id] });
  const own = {
    type: 'props',
    subtype: '',
    quantity: null,
    note: '',
    source: 'manual',
    evidence: null,
  } as const;
  const items = [{ ...own, _id: newId(), name: '모카 뽁이' }];
  await run('addBreakdownItems', { sceneId: scene[0]!._id, items });
  expect((await read()).names.sort()).toEqual(['모카 뽁이', '우산']);
});

it('OG79: a reading knows the people of the project, by the names that they had, too', async () => {
  const [junho, nurse] = [newId(), newId()];
  await run('addCharacter', { characterId: junho, name: '준호', kind: 'lead' });
  await run('addCharacter', { characterId: nurse, name: '간호사', kind: 'minor' });
  await run('editCharacter', { characterId: nurse, patch: { name: '박 간호사' } });
  const pages = 'S#9. 복도 (낮)\n\n침대가 지나간다.\n\n준호\t몰라요.\n간호사\t뛰시면 안 돼요.\n';
  const screenplayId = await uploadAndRead(owner, project, pages);
  const text = await owner.call<{ data: OrganisedScreenplay }>(
    'GET',
    path(`screenplays/${screenplayId}/text`),
  );
  expect(text.body.data.scenes[0]!.characters.map(({ name }) => name)).toEqual(['준호', '간호사']);
});
