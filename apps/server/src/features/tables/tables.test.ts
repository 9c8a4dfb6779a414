import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loose, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
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
});
