import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { fileStoreContract } from '../testing/file-store-contract.ts';
import { DiskFiles } from './disk-files.ts';
import { StoreFull } from './file-store.ts';

let folder: string;
let files: DiskFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-files-'));
  files = new DiskFiles(join(folder, '파일 들'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const everything = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

/** A stream that ends in an error of the system. */
const failing = (code: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from('일부');
      throw Object.assign(new Error(code), { code });
    })(),
  );

fileStoreContract('files on the disk', async (own) => new DiskFiles(own));

describe('files on the disk', () => {
  it('come back as they were stored, readable by us alone', async () => {
    const key = newId();
    const { size, sha256 } = await files.put(
      key,
      Readable.from([Buffer.from('밤의 '), Buffer.from('정류장')]),
    );
    expect(size).toBe(16);
    expect(sha256).toHaveLength(64);
    expect((await files.read(key))?.toString()).toBe('밤의 정류장');
    expect(await text((await files.open(key))!)).toBe('밤의 정류장');
    const [path] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith(key),
    );
    expect(statSync(join(folder, path!)).mode & 0o777).toBe(0o600);
  });

  it('are not there before they are stored and after they were removed', async () => {
    const key = newId();
    expect(await files.open(key)).toBeUndefined();
    expect(await files.read(key)).toBeUndefined();
    await files.put(key, Readable.from(['가']));
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  it('leave nothing behind when they break off before their file is there', async () => {
    // One breaks off before anybody reads it, the other at its first reading.
    const unread = () => new Readable({ read: () => {}, construct: (done) => done(new Error('gone')) });
    const atFirst = () =>
      new Readable({
        read() {
          this.destroy(new Error('gone'));
        },
      });
    const broken = Array.from({ length: 100 }, (_, i) => files.put(newId(), i % 2 ? unread() : atFirst()));
    for (const put of await Promise.allSettled(broken))
      expect(put).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
    expect(everything()).toEqual([]);
  });

  it('leave nothing behind when they break off, and say when the disk is full', async () => {
    await expect(files.put(newId(), failing('ECONNRESET'))).rejects.toThrow('ECONNRESET');
    await expect(files.put(newId(), failing('ENOSPC'))).rejects.toThrow(StoreFull);
    expect(everything()).toEqual([]);
  });

  it('take ids only: no key leads out of their folder', async () => {
    await expect(files.put('../../etc/passwd', Readable.from(['가']))).rejects.toThrow();
  });
});
