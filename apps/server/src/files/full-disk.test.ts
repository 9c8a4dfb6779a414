import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { sendTestFile } from '../testing/send-test-file.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type Loose, newPerson, newProject } from '../testing/test-person.ts';
import { DiskFiles } from './disk-files.ts';
import { StoreFull } from './file-store.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const MB = 1024 * 1024;
/** In the blocks of the shell, of 512 or 1024 bytes. */
const LIMIT = 16 * 1024;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => name)
    : [];

describe('LM6: a disk that takes no more', () => {
  it.runIf(existsSync('/dev/full'))('is said by the system itself, and leaves nothing behind', async () => {
    const key = newId();
    // What is written for this key goes to the device that is always full.
    mkdirSync(join(folder, key.slice(-2)));
    symlinkSync('/dev/full', join(folder, key.slice(-2), `${key}.part`));
    const put = new DiskFiles(folder).put(key, Readable.from([Buffer.alloc(MB)]));
    const error = await put.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreFull);
    expect((error as Error).cause).toMatchObject({ code: 'ENOSPC' });
    expect(filesIn(folder)).toEqual([]);
  });

  it.runIf(process.platform !== 'win32')(
    'is answered 507 in words by a server whose files may grow no larger, which goes on serving',
    async () => {
      const database = await testDatabase();
      const { url, child } = await serve(database.url);
      const person = await newPerson({ url, databaseUrl: database.url });
      const { projectId, episodeId } = await newProject(person);
      const upload = (bytes: number) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ screenplayId: newId(), episodeId }))
          form.set(name, value);
        form.set(
          'file',
          new Blob(['S#1. 정류장 (밤)\n\n비가 온다.\n', Buffer.alloc(bytes, 'a')]),
          '긴 대본.txt',
        );
        return person.call('POST', `/projects/${projectId}/screenplays`, form);
      };
      expect(await upload(40 * MB)).toMatchObject({
        status: 507,
        body: { code: 'disk_full', message: expect.stringContaining('저장 공간이 가득') },
      });
      expect(filesIn(join(folder, 'files'))).toEqual([]);
      expect((await upload(100)).status).toBe(201);
      expect(filesIn(join(folder, 'files'))).toHaveLength(1);
      // FS6: so is a file that comes in parts; nothing of it is left, and its room is free again.
      const sent = await sendTestFile(person, projectId, '현장.mov', Buffer.alloc(40 * MB, 'a'));
      expect(sent).toMatchObject({ status: 507, body: { code: 'disk_full' } });
      expect(filesIn(join(folder, 'files'))).toHaveLength(1);
      const room = await person.call<Loose>('GET', '/auth/storage');
      expect(Number(room.body.data!.usedBytes)).toBeLessThan(MB);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  );
});

/** The server as a process that may make no file larger than the limit. */
function serve(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('sh', ['-c', `ulimit -f ${LIMIT}; exec "$0" "$1"`, process.execPath, MAIN], {
    env: {
      ...{ PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl },
      ...{ DDAK_LOG: 'error', DDAK_RATE_LIMIT: 'off' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        const url = /(http:\/\/127\S+)/.exec(said)?.[1];
        if (url) resolve({ url, child });
      });
    child.on('exit', () => reject(new Error(said)));
  });
}
