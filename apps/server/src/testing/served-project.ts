import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ProjectState } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { openPool } from '../db/pool.ts';
import { DiskFiles } from '../files/disk-files.ts';
import { PgStore } from '../sync/pg-store.ts';
import { type FullProject, fullProject } from './full-project.ts';
import { type TestCore, testCore } from './test-core.ts';
import { addTestUser } from './test-people.ts';
import { newPerson, type TestPerson } from './test-person.ts';
import type { TestServer } from './test-server.ts';

export interface ServedProject extends FullProject {
  readonly person: TestPerson;
  readonly test: TestCore;
  /** What was sent, by the file's id. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  state(): Promise<ProjectState>;
  close(): Promise<void>;
}

/** A project with something in everything on a running server, its files' bytes too. */
export async function servedProject(server: TestServer, seed = 5): Promise<ServedProject> {
  const pool = openPool(server.databaseUrl, () => {}, 2);
  const test = testCore(new PgStore(pool, async () => {}));
  const person = await newPerson(server, '정서윤');
  const owner = { _id: person.user._id, name: person.user.name };
  const members = [await addTestUser(server.databaseUrl, '한지원')];
  const askers = [await addTestUser(server.databaseUrl, '오하람')];
  const filling = { test, pool, random: new SeededRandom(seed) };
  const full = await fullProject(filling, { owner, members, askers });
  const store = new DiskFiles(join(server.dataDir, 'files'));
  const named = [
    [full.fileId, '밤의 정류장 3고.txt', 'S#1. 정류장 (밤)\n비가 온다.\n'],
    [full.attachmentId, '../약도:1층.jpg', '\u0001\u0002 그림이라고 하자'],
  ] as const;
  const bytes = new Map<string, Buffer>();
  for (const [fileId, name, text] of named) {
    bytes.set(fileId, Buffer.from(text));
    await store.put(fileId, Readable.from([Buffer.from(text)]));
    const sha256 = createHash('sha256').update(text).digest('hex');
    await pool.query('update file set name = $2, size = $3, sha256 = $4 where id = $1', [
      ...[fileId, name, Buffer.byteLength(text), sha256],
    ]);
  }
  return {
    ...{ ...full, person, test, bytes },
    state: () => test.state(full.projectId),
    close: () => pool.end(),
  };
}
