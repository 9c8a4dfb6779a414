import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { entryName } from './entry-name.ts';
import { type ZipEntry, zipped } from './zipped.ts';

async function* these(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

describe('a ZIP that is made while it is sent', () => {
  it('holds every entry under its Korean name, packed or not, an empty one too', async () => {
    const entries = these(
      { name: '문서/씬 구분표.txt', bytes: ['가'.repeat(100_000), Buffer.from('끝')] },
      { name: 'files/사진.jpg', bytes: [new Uint8Array([1, 2, 3])], isPacked: true },
      { name: '빈 파일', bytes: [] },
    );
    const read = unzipSync(new Uint8Array(await buffer(zipped(entries))));
    expect(Object.keys(read)).toEqual(['문서/씬 구분표.txt', 'files/사진.jpg', '빈 파일']);
    expect(strFromU8(read['문서/씬 구분표.txt']!)).toBe(`${'가'.repeat(100_000)}끝`);
    expect([...read['files/사진.jpg']!]).toEqual([1, 2, 3]);
    expect(read['빈 파일']).toHaveLength(0);
  });

  it('breaks where an entry does, and is never taken for whole', async () => {
    const broken = async function* () {
      yield 'half';
      throw new Error('the disk is gone');
    };
    const zip = zipped(these({ name: 'a', bytes: broken() }));
    await expect(buffer(zip)).rejects.toThrow('the disk is gone');
  });

  it('lets go of what it reads when nobody takes it any more', async () => {
    let isOpen = true;
    const endless = async function* () {
      try {
        for (;;) yield new Uint8Array(1 << 16);
      } finally {
        isOpen = false;
      }
    };
    const zip = zipped(these({ name: 'a', bytes: endless(), isPacked: true }));
    await once(zip, 'readable');
    zip.destroy();
    await once(zip, 'close');
    await expect.poll(() => isOpen).toBe(false);
  });
});

it('a name in a ZIP leads nowhere, is short enough for every system, and keeps its ending', () => {
  expect(entryName('../../etc/passwd')).toBe('__.._etc_passwd');
  expect(entryName('C:\\약도?.pdf')).toBe('C__약도_.pdf');
  expect(entryName('끝에 점...')).toBe('끝에 점');
  expect(entryName('..')).toBe('_');
  const long = entryName(`${'가'.repeat(300)}.hwp`);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(180);
  expect(long.endsWith('가.hwp')).toBe(true);
});
