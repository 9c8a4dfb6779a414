import { MOST_SAID, shapeOf } from '@ddak/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import {
  addTestMember,
  type Loose,
  newPerson,
  newProject,
  type TestPerson,
} from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let projectId: string;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  ({ projectId } = await newProject(owner));
});
afterAll(() => server.close());

function send(content: string | Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return owner.call<Loose>('POST', `/projects/${projectId}/tables`, form);
}

describe('a table that is sent to be looked at', () => {
  it('TI19: comes back as its cells', async () => {
    const answer = await send("이름,연락처\n김하늘,'=010\n", '명단.csv');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      notes: [],
      schedule: null,
      sheets: [
        {
          name: '',
          isHidden: false,
          rows: [
            { row: 1, cells: ['이름', '연락처'], goesOn: [], wide: [] },
            { row: 2, cells: ['김하늘', '=010'], goesOn: [], wide: [] },
          ],
        },
      ],
    });
  });

  it('TI19: is refused in words where it cannot be read', async () => {
    const cut = await send(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), '명단.xlsx');
    expect(cut).toMatchObject({
      status: 422,
      body: { code: 'table_unreadable', details: { code: 'file_damaged' } },
    });
    expect((await send('%PDF-1.7', '명단.pdf')).body.message).toContain('XLSX, CSV');
  });

  it('TI20: what is said of its columns stays with the project, for whoever takes over the next one', async () => {
    const [colleague, reader] = [await newPerson(server), await newPerson(server)];
    await addTestMember(owner, projectId, colleague, 'manager');
    await addTestMember(owner, projectId, reader, 'member');
    const mapping = {
      kind: 'crew' as const,
      shape: shapeOf(['조', '성명']),
      said: [{ head: '조', field: 'crewTeam' }],
    };
    const say = (who: TestPerson, more: object = {}) =>
      who.run(projectId, 'mapColumns', { mappingId: newId(), ...mapping, ...more });
    const known = async (who: TestPerson) => {
      const { body } = await who.call<Loose>('GET', `/projects/${projectId}/feed?wait=0`);
      const [snapshot] = (body.data?.messages ?? []) as unknown as Loose[];
      return snapshot?.tables?.columnMapping;
    };
    expect(await say(owner)).toMatchObject({ outcome: 'committed' });
    expect(await known(colleague)).toMatchObject([mapping]);
    const said = [{ head: '조', field: 'roleTitle' }];
    expect(await say(colleague, { said })).toMatchObject({ outcome: 'committed' });
    expect(await known(owner)).toMatchObject([{ ...mapping, said }]);
    expect(await say(reader)).toMatchObject({ outcome: 'refused', code: 'forbidden' });
    const tooMuch = Array.from({ length: MOST_SAID + 1 }, (_, i) => ({ head: `열 ${i}`, field: 'note' }));
    expect(await say(owner, { said: tooMuch })).toMatchObject({ outcome: 'refused' });
    expect(await known(owner)).toHaveLength(1);
  });
});
