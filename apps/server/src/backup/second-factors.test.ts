import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openServer } from '../open-server.ts';
import { confirmedPerson, query, setApp, signInAs } from '../testing/factor-person.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let server: TestServer;
let folder: string;
let target: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-backup-'));
  target = await emptyDatabase();
});
afterAll(async () => {
  await server.close();
  await target.drop();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('AC25: brings second factors back, with the key that opens them, and nothing that works but once', async () => {
    const person = await confirmedPerson(server);
    const { app, recoveryCodes } = await setApp(person);
    await person.call('POST', '/auth/second-factor/totp');
    const path = join(folder, '백업.ddak');
    await writeBackup({ databaseUrl: server.databaseUrl, dataDir: server.dataDir, key: undefined }, path);
    const dataDir = join(folder, 'data');
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: target.url, DDAK_LOG: 'silent' };
    await restoreBackup(readConfig(env), path);
    const keys = join(dataDir, 'keys');
    expect(readdirSync(keys)).toContain('second-factor.key');
    expect(statSync(join(keys, 'second-factor.key')).mode & 0o777).toBe(0o600);
    expect(await query({ url: '', databaseUrl: target.url }, 'select from factor_challenge')).toEqual([]);
    const signIn = async (code: string, more = {}) => {
      const opened = await openServer(readConfig({ ...env, ...more }));
      try {
        const at = { url: opened.url, databaseUrl: target.url };
        const { status, body } = await signInAs(at, person, { code }, new TestPerson(opened.url));
        return body.code ?? status;
      } finally {
        await opened.close();
      }
    };
    // With another key none is let in, and it is said; with the one of before everything is as it was.
    expect(await signIn(app.code(1), { DDAK_FACTOR_KEY: 'another key, of no use here' })).toBe(
      'factor_unreadable',
    );
    expect(await signIn(app.code(1))).toBe(200);
    expect(await signIn(recoveryCodes[0]!)).toBe(200);
  });
});
