import { createECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { openVapidKeys } from './open-vapid-keys.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-vapid-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const path = () => join(dataDir, 'keys', 'web-push.key');

describe('PU1: the keys that push services know the server by', () => {
  it('are made once, readable by nobody else, and are the same at each start', () => {
    const made = openVapidKeys(dataDir);
    expect(openVapidKeys(dataDir)).toEqual(made);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readFileSync(path(), 'utf8').trim()).toBe(made.privateKey);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(made.privateKey, 'base64url'));
    expect(made.publicKey).toBe(pair.getPublicKey('base64url'));
    expect(made.publicKey).toMatch(/^B[\w-]{86}$/);
  });

  it('are not made anew over one that is damaged', () => {
    writeFileSync(path(), 'half');
    expect(() => openVapidKeys(dataDir)).toThrow('damaged');
  });

  it('are there once the server has started, and none where pushes are off', async () => {
    const there = async (env: Record<string, string>) => {
      const server = await testServer(env);
      const file = join(server.dataDir, 'keys', 'web-push.key');
      const found = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      await server.close();
      return found;
    };
    expect([await there({}), await there({ DDAK_PUSH: 'off' })]).toEqual([true, false]);
  });
});
