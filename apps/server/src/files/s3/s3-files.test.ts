import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Id } from '@ddak/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { fileStoreContract } from '../../testing/file-store-contract.ts';
import { s3Server } from '../../testing/s3-server.ts';
import { DiskFiles } from '../disk-files.ts';
import { StoreAway, StoreFull } from '../file-store.ts';
import { Bucket } from './bucket.ts';
import { S3Files } from './s3-files.ts';

/** A store that answers is not held to be silent on a machine with much else to do: 300 ms were too short there. */
const PATIENCE = { silenceMs: 1_000, pauseMs: 1 };
/** More than goes through a line at once. */
const SCRIPT = '밤의 정류장에 비가 온다.\n'.repeat(100_000);
const asItCame = () => undefined;

let s3: Awaited<ReturnType<typeof s3Server>>;
let folder: string;
beforeAll(async () => {
  s3 = await s3Server();
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-s3-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.objects.clear();
  s3.moods.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

const storeOver = (disk: DiskFiles, config = s3.config) => new S3Files(new Bucket(config, PATIENCE), disk);

fileStoreContract('files in a bucket', async (own) => {
  s3.objects.clear();
  return storeOver(new DiskFiles(own));
});

describe('FS12: files in a bucket', () => {
  const disk = () => new DiskFiles(folder);
  const store = () => storeOver(disk());
  const put = async (said = SCRIPT): Promise<Id> => {
    const key = newId();
    await store().put(key, Readable.from([Buffer.from(said)]));
    return key;
  };
  const onDisk = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];

  it('lie in its folder under their ids, and on the disk no more', async () => {
    const key = await put();
    expect([...s3.objects.keys()]).toEqual([`team/${key}`]);
    expect(onDisk()).toEqual([]);
  });

  it('come whole past a server that fails, is too busy or hangs up twice', async () => {
    for (const mood of [500, 503, 'drop', 'silent'] as const) {
      s3.moods.push(mood, mood);
      const key = await put();
      s3.moods.push(mood, mood);
      expect((await store().read(key))?.toString()).toBe(SCRIPT);
      s3.moods.push(mood, mood);
      await store().remove(key);
      expect(s3.objects.size).toBe(0);
    }
  });

  it('are away where it goes on failing; what was to be put there is nowhere', async () => {
    for (const mood of [500, 'drop', 'silent'] as const) {
      s3.moods.push(mood, mood, mood);
      await expect(put()).rejects.toThrow(StoreAway);
      expect(onDisk()).toEqual([]);
    }
  });

  it('are away, and not gone, where nobody listens or the key is a wrong one', async () => {
    const key = await put();
    const { url } = s3.config;
    const calls = s3.calls.length;
    for (const wrong of [{ secret: 'another' }, { keyId: 'another' }, { region: 'eu-west-1' }]) {
      const strange = storeOver(disk(), { ...s3.config, ...wrong });
      await expect(strange.read(key)).rejects.toThrow(StoreAway);
    }
    // What is refused is not asked again.
    expect(s3.calls.length - calls).toBe(3);
    const elsewhere = url.replace('ddak-files', 'no-such-bucket');
    await expect(storeOver(disk(), { ...s3.config, url: elsewhere }).read(key)).rejects.toThrow(StoreAway);
    const closed = 'http://127.0.0.1:1/ddak-files';
    await expect(storeOver(disk(), { ...s3.config, url: closed }).read(key)).rejects.toThrow(StoreAway);
  });

  it('are never given short: an answer that stops in the middle breaks off, and is asked for again', async () => {
    const key = await put();
    for (const mood of ['half', 'stuck'] as const) {
      s3.moods.push(mood);
      await expect(text((await store().open(key))!)).rejects.toThrow();
      s3.moods.push(mood, mood);
      expect((await store().read(key))?.toString()).toBe(SCRIPT);
      s3.moods.push(mood);
      await expect(store().hold(key, join(folder, 'held'))).rejects.toThrow();
      expect(onDisk()).toEqual([]);
    }
  });

  it('say when the bucket has no room', async () => {
    s3.moods.push(507);
    await expect(put()).rejects.toThrow(StoreFull);
    expect(onDisk()).toEqual([]);
  });

  it('FS6: that were whole when the bucket was away go over the next time', async () => {
    const key = newId();
    const signal = new AbortController().signal;
    await store().append(key, { from: 0, most: 10, bytes: Readable.from([Buffer.from('가')]), signal });
    s3.moods.push(500, 500, 500);
    await expect(store().finish(key, asItCame)).rejects.toThrow(StoreAway);
    expect(await store().come(key)).toEqual({ bytes: 3, isWhole: true });
    expect(await store().finish(key, asItCame)).toMatchObject({ size: 3 });
    expect([...s3.objects.keys()]).toEqual([`team/${key}`]);
    expect(onDisk()).toEqual([]);
  });

  it('that lie on the disk from before are read there, and go over when it settles', async () => {
    const key = newId();
    await disk().put(key, Readable.from([Buffer.from('밤의 정류장')]));
    expect(await text((await store().open(key))!)).toBe('밤의 정류장');
    s3.moods.push(500, 500, 500);
    await expect(store().settle()).rejects.toThrow(StoreAway);
    expect((await store().read(key))?.toString()).toBe('밤의 정류장');
    await store().settle();
    expect(onDisk()).toEqual([]);
    expect((await store().read(key))?.toString()).toBe('밤의 정류장');
  });
});
