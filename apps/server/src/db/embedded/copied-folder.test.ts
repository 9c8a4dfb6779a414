import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from './open-embedded.ts';
import { isPostgres, readPostmaster } from './postmaster-file.ts';

let root: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ddak-test-copy-'));
  chmodSync(root, 0o711);
  running = [];
});
afterEach(async () => {
  for (const one of running) await one.stop();
  rmSync(root, { recursive: true, force: true });
});

async function open(name: string): Promise<EmbeddedPostgres> {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const postgres = await openEmbedded(folder);
  running.push(postgres);
  return postgres;
}

async function answers({ url }: EmbeddedPostgres): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select 1');
  await client.end();
  return true;
}

describe('a data folder that was copied', () => {
  it('starts beside the one it was copied from, whose database goes on', async () => {
    // Made while nothing ran, so that it is whole; then it gets what a copy of the running folder brings along.
    await open('original');
    await running.pop()!.stop();
    execFileSync('cp', ['-a', join(root, 'original'), join(root, 'copy')]);
    const original = await open('original');
    const file = (folder: string) => join(root, folder, 'postgres', 'postmaster.pid');
    copyFileSync(file('original'), file('copy'));
    const { pid } = readPostmaster(original.cluster)!;
    const copy = await open('copy');
    expect(readPostmaster(copy.cluster)!.pid).not.toBe(pid);
    expect(isPostgres(pid)).toBe(true);
    expect(await Promise.all([original, copy].map(answers))).toEqual([true, true]);
  });

  it('does not touch the database of the original where that lies outside of both', async () => {
    const original = await open('original');
    const { pid } = readPostmaster(original.cluster)!;
    const record = JSON.parse(readFileSync(join(root, 'original', 'database.json'), 'utf8'));
    mkdirSync(join(root, 'copy'));
    writeFileSync(
      join(root, 'copy', 'database.json'),
      JSON.stringify({ ...record, cluster: original.cluster }),
    );
    await expect(open('copy')).rejects.toThrow('다른 데이터 폴더의 서버가 쓰고 있습니다');
    expect([readPostmaster(original.cluster)!.pid, await answers(original)]).toEqual([pid, true]);
  });

  it('is stopped where it has been moved to, while its database was running', async () => {
    const before = await open('before');
    const { pid } = readPostmaster(before.cluster)!;
    renameSync(join(root, 'before'), join(root, 'after'));
    const after = await open('after');
    running.shift();
    expect(readPostmaster(after.cluster)!.pid).not.toBe(pid);
    expect(await answers(after)).toBe(true);
  });
});
