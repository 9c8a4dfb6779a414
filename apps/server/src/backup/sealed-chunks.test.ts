import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { seal, unseal } from './sealed-chunks.ts';

const KEY = '열쇠는 열여섯 글자보다 길어야 합니다';
const AT = '2026-11-22T00:00:00.000Z';
/** More than two chunks. */
const CONTENT = randomBytes(2 * 1024 * 1024 + 77);

const streamOf = (bytes: Buffer, piece = 100_000): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
      bytes.subarray(i * piece, (i + 1) * piece),
    ),
  );
const sealed = (key?: string, content = CONTENT): Promise<Buffer> =>
  buffer(Readable.from(seal(streamOf(content), key, AT)));
const opened = (file: Buffer, key?: string): Promise<Buffer> =>
  buffer(Readable.from(unseal(streamOf(file), key)));

describe.each([
  ['with a key', KEY],
  ['without a key', undefined],
])('a sealed file %s', (_, key) => {
  it('comes back as it was, empty or of several chunks', async () => {
    for (const content of [CONTENT, Buffer.alloc(0), CONTENT.subarray(0, 1024 * 1024)])
      expect((await opened(await sealed(key, content), key)).equals(content)).toBe(true);
  });

  it('BK1: is refused wherever one bit of it is another', async () => {
    const file = await sealed(key);
    const places = [0, 9, 12, 40, 130, 200, 1_000_000, 1_500_000, file.length - 20, file.length - 1];
    for (const place of places) {
      const changed = Buffer.from(file);
      changed[place]! ^= 4;
      await expect(opened(changed, key), `byte ${place}`).rejects.toThrow(BackupError);
    }
  });

  it('BK1: is refused with its end cut off, with more behind it, and with its chunks in another order', async () => {
    const file = await sealed(key);
    const frame = 5 + 1024 * 1024 + 16;
    const begin = file.length - 2 * frame - (5 + 77 + 16);
    const chunk = (n: number): Buffer => file.subarray(begin + n * frame, begin + (n + 1) * frame);
    const wrong = [
      file.subarray(0, begin),
      file.subarray(0, begin + frame),
      file.subarray(0, file.length - 1),
      Buffer.concat([file, Buffer.from([0])]),
      Buffer.concat([file.subarray(0, begin), chunk(1), chunk(0), file.subarray(begin + 2 * frame)]),
      Buffer.concat([file.subarray(0, begin), chunk(0), file.subarray(begin + 2 * frame)]),
      Buffer.from('딱의 백업이 아닌 파일'),
    ];
    for (const one of wrong) await expect(opened(one, key)).rejects.toThrow(BackupError);
  });
});

it('BK3: nothing of it is read without the key, or with another', async () => {
  const secret = Buffer.from('남이 읽으면 안 되는 대본'.repeat(100));
  const file = await sealed(KEY, secret);
  expect(file.includes(Buffer.from('대본'))).toBe(false);
  await expect(opened(file)).rejects.toThrow('암호화된 백업이에요');
  await expect(opened(file, `${KEY}!`)).rejects.toThrow('DDAK_BACKUP_KEY가 백업할 때 쓴 것과 다르거나');
  // The same content under the same key never looks the same twice.
  expect((await sealed(KEY, secret)).equals(file)).toBe(false);
});
