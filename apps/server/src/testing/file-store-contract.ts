import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Id } from '@ddak/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, type Part, StoreFull, TooMuch, WrongPlace } from '../files/file-store.ts';
import { newId } from '../new-id.ts';

const of = (said: string): Readable => Readable.from([Buffer.from(said)]);
const sha256 = (said: string): string => createHash('sha256').update(said).digest('hex');
const asItCame = () => undefined;

/** A stream that ends in an error of the system. */
const failing = (code: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from('일부');
      throw Object.assign(new Error(code), { code });
    })(),
  );

/** What every FileStore promises. `make`: one that nothing lies in, over that folder. */
export function fileStoreContract(name: string, make: (folder: string) => Promise<FileStore>): void {
  describe(`${name} keep the promises of a file store`, () => {
    let folder: string;
    let store: FileStore;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ddak-test-store-'));
      store = await make(join(folder, '파일 들'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    const listed = async () => {
      const all: { key: Id; whole: boolean }[] = [];
      for await (const { key, whole } of store.list()) all.push({ key, whole });
      return all.sort((a, b) => (a.key < b.key ? -1 : 1));
    };
    const append = (key: Id, part: Partial<Part> & Pick<Part, 'from' | 'bytes'>) =>
      store.append(key, { most: 100, signal: new AbortController().signal, ...part });

    it('give back what was put there, by stream and at once', async () => {
      const key = newId();
      const bytes = Readable.from([Buffer.from('밤의 '), Buffer.from('정류장')]);
      expect(await store.put(key, bytes)).toEqual({ size: 16, sha256: sha256('밤의 정류장') });
      expect((await store.read(key))?.toString()).toBe('밤의 정류장');
      expect(await text((await store.open(key))!)).toBe('밤의 정류장');
      expect(await store.come(key)).toEqual({ bytes: 16, isWhole: true });
    });

    it('have nothing before it was put there, nor after it was removed, once or again', async () => {
      const key = newId();
      const nothing = async () => {
        expect(await store.open(key)).toBeUndefined();
        expect(await store.read(key)).toBeUndefined();
        expect(await store.come(key)).toEqual({ bytes: 0, isWhole: false });
        expect(await store.hold(key, join(folder, 'held'))).toBe(false);
      };
      await nothing();
      await store.put(key, of('가'));
      await store.remove(key);
      await store.remove(key);
      await nothing();
    });

    it('FS3: leave nothing of what broke off, and say when there is no room', async () => {
      await expect(store.put(newId(), failing('ECONNRESET'))).rejects.toThrow('ECONNRESET');
      await expect(store.put(newId(), failing('ENOSPC'))).rejects.toThrow(StoreFull);
      expect(await listed()).toEqual([]);
    });

    it('FS6: take parts one after another, go on behind a break, and make them whole, once or again', async () => {
      const key = newId();
      await append(key, { from: 0, bytes: of('밤의 ') });
      await expect(append(key, { from: 7, bytes: failing('ECONNRESET') })).rejects.toThrow('ECONNRESET');
      const { bytes: come, isWhole } = await store.come(key);
      expect([come, isWhole]).toEqual([13, false]);
      await expect(append(key, { from: 7, bytes: of('정') })).rejects.toThrow(WrongPlace);
      expect(await listed()).toEqual([{ key, whole: false }]);
      expect(await store.read(key)).toBeUndefined();
      await append(key, { from: 13, bytes: of('정류장') });
      const whole = { size: 22, sha256: sha256('밤의 일부정류장'), head: Buffer.from('밤의 일부정류장') };
      expect(await store.finish(key, asItCame)).toEqual(whole);
      expect(await store.finish(key, asItCame)).toEqual(whole);
      expect(await text((await store.open(key))!)).toBe('밤의 일부정류장');
      expect(await listed()).toEqual([{ key, whole: true }]);
    });

    it('FS6: take no more than was announced, and nothing more of a line that was given up', async () => {
      const key = newId();
      await expect(append(key, { from: 0, most: 3, bytes: of('가나다') })).rejects.toThrow(TooMuch);
      const stop = new AbortController();
      const bytes = new Readable({ read: () => {} });
      const given = append(newId(), { from: 0, bytes, signal: stop.signal });
      stop.abort();
      await expect(given).rejects.toThrow();
    });

    it('FS11: keep what is mended in the place of what came', async () => {
      const key = newId();
      await append(key, { from: 0, bytes: of('사진과 자리') });
      const mend = () => (bytes: Buffer) => bytes.subarray(0, 6);
      const mended = { size: 6, sha256: sha256('사진'), head: Buffer.from('사진') };
      expect(await store.finish(key, mend)).toEqual(mended);
      expect((await store.read(key))?.toString()).toBe('사진');
    });

    it('list all that lies there, with when it came', async () => {
      const before = Date.now() - 60_000;
      const keys = Array.from({ length: 8 }, () => newId());
      for (const key of keys) await store.put(key, of(key));
      expect(await listed()).toEqual([...keys].sort().map((key) => ({ key, whole: true })));
      for await (const { at } of store.list()) expect(at).toBeGreaterThan(before);
    });

    it('BK1: hold bytes on the disk whatever becomes of the file', async () => {
      const key = newId();
      await store.put(key, of('밤의 정류장'));
      expect(await store.hold(key, join(folder, 'held'))).toBe(true);
      await store.remove(key);
      expect(readFileSync(join(folder, 'held'), 'utf8')).toBe('밤의 정류장');
    });

    it('settle without changing anything that is whole', async () => {
      const key = newId();
      await store.put(key, of('가'));
      await store.settle();
      expect((await store.read(key))?.toString()).toBe('가');
      expect(await listed()).toEqual([{ key, whole: true }]);
    });

    it('take ids only: no key leads elsewhere', async () => {
      for (const key of ['../../etc/passwd', '', '?list-type=2'])
        await expect(store.put(key, of('가'))).rejects.toThrow();
      expect(await listed()).toEqual([]);
    });
  });
}
