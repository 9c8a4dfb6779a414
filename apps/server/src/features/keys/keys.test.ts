import type { StorageRoom } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { createKey } from './create-key.ts';
import { KeyRepo } from './repo.ts';

let server: TestServer;
let pool: Pool;
let repo: KeyRepo;
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, (error) => {
    throw error;
  });
  repo = new KeyRepo(openOrm(pool));
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

describe('a code', () => {
  it('gives what its kind says, however it is written, and answers the user (SPEC 7)', async () => {
    const code = await createKey(repo, { kind: 'earlyBird', uses: 1 }, 1);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const person = await newPerson(server);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answer = await person.call('POST', `/auth/key/${encodeURIComponent(typed)}`);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { _id: person.user._id, keys: ['earlyBird'] } },
    });
    expect((await person.call('POST', '/auth/refresh')).body.data).toMatchObject({ keys: ['earlyBird'] });
  });

  it('is used by as many as it is for, each once, even when all come at once', async () => {
    const code = await createKey(repo, { kind: 'storage', uses: 2 }, 1);
    const people = await Promise.all(['하나', '둘', '셋'].map((name) => newPerson(server, name)));
    const answers = await Promise.all(people.map((person) => person.call('POST', `/auth/key/${code}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const winner = people[answers.findIndex(({ status }) => status === 200)]!;
    expect(await winner.call('POST', `/auth/key/${code}`)).toMatchObject({
      status: 409,
      body: { code: 'key_used', message: '이미 사용한 코드예요.' },
    });
  });

  it('that nobody made is refused, and none is kept as it is', async () => {
    const person = await newPerson(server);
    expect(await person.call('POST', '/auth/key/AAAA-BBBB-CCCC')).toMatchObject({
      status: 404,
      body: { code: 'key_not_found' },
    });
    const code = await createKey(repo, { kind: 'earlyBird', uses: 1 }, 1);
    const { rows } = await pool.query('select * from access_key');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });
});

describe('a storage code', () => {
  const upload = async (person: TestPerson, projectId: string, episodeId: string, bytes: number) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ screenplayId: newId(), episodeId, label: '' }))
      body.set(name, value);
    body.set('file', new Blob(['가'.repeat(bytes / 3)]), '초고.txt');
    return (await person.call('POST', `/projects/${projectId}/screenplays`, body)).status;
  };
  const room = async (person: TestPerson) =>
    (await person.call<{ data: StorageRoom }>('GET', '/auth/storage')).body.data;
  const MiB = 1024 * 1024;
  const large = 3 * 419_430;

  it('really makes room for uploads, which are counted to who sent them (SPEC 7)', async () => {
    const small = await testServer({ DDAK_STORAGE_MB: '1', DDAK_LOG: 'silent' });
    const owner = await newPerson(small);
    const { projectId, episodeId } = await newProject(owner);
    expect(await upload(owner, projectId, episodeId, large)).toBe(413);
    expect(await room(owner)).toEqual({ usedBytes: 0, limitBytes: MiB });
    const db = openPool(small.databaseUrl, () => {}, 1);
    const code = await createKey(new KeyRepo(openOrm(db)), { kind: 'storage', uses: 1, storageMb: 2 }, 1);
    await db.end();
    expect((await owner.call('POST', `/auth/key/${code}`)).status).toBe(200);
    expect(await upload(owner, projectId, episodeId, large)).toBe(201);
    expect(await room(owner)).toEqual({ usedBytes: large, limitBytes: 3 * MiB });
    // Two at once share the room that is left: one of them fits.
    const both = await Promise.all([1, 2].map(() => upload(owner, projectId, episodeId, large)));
    expect(both.sort()).toEqual([201, 413]);
    await small.close();
  });
});
