import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { reserveDataFolder } from './open-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-reserve-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('SN10: takes away the private files that a killed server has left half written, and nothing else', async () => {
  mkdirSync(join(dataDir, 'keys'));
  const whole = ['database.json', 'keys/web-push.key', 'notes.99.tmp'];
  const halves = ['server.json.99.tmp', 'calendar-feeds.key.99.tmp', 'keys/web-push.key.99.tmp'];
  for (const name of [...whole, ...halves]) writeFileSync(join(dataDir, name), '{}');
  const lock = await reserveDataFolder(readConfig({ DATA_DIR: dataDir }));
  await lock.release();
  const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(left.sort()).toEqual(['database.json', 'keys', 'keys/web-push.key', 'notes.99.tmp']);
});
