import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import type { Answer } from '../screenplay-reader/answer-of.ts';
import type { PreviewReading } from '../screenplay-reader/preview/read-preview.ts';
import { DiskFiles } from './disk-files.ts';
import { Previews } from './previews.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const [projectId, person] = [newId(), newId()];
const seen: Answer<PreviewReading> = {
  ok: true,
  result: { ok: true, small: btoa('small'), large: btoa('large') },
};

/** Previews of one picture, read as `answers` say in turn. */
function previewsOf(fileId: string, answers: Answer<PreviewReading>[]) {
  const file = { ...{ _id: fileId, projectId, kind: 'attachment', contents: 'jpeg' }, size: 10 } as never;
  const files = { find: async () => file, readKind: async () => Buffer.from('그림') };
  const stores = { small: new DiskFiles(join(folder, 'small')), large: new DiskFiles(join(folder, 'large')) };
  let reads = 0;
  const previews = new Previews({
    files,
    stores,
    read: async () => answers[Math.min(reads++, answers.length - 1)]!,
  });
  const find = async (size: 'small' | 'large') =>
    (await previews.find(size, projectId, fileId, person)).toString();
  return { find, reads: () => reads };
}

describe('pictures small enough to be looked at', () => {
  it('AT9: are made once for all who look, at once or later', async () => {
    const { find, reads } = previewsOf(newId(), [seen]);
    expect(await Promise.all([find('large'), find('large'), find('small')])).toEqual([
      'large',
      'large',
      'small',
    ]);
    expect(await find('large')).toBe('large');
    expect(reads()).toBe(1);
  });

  it('AT9: that a reader died of are tried again at the next look; what cannot be one is known', async () => {
    const dead = previewsOf(newId(), [{ ok: false, code: 'reader_timeout' }, seen]);
    expect([await dead.find('large'), await dead.find('large')]).toEqual(['preview_damaged', 'large']);
    const damaged: Answer<PreviewReading> = { ok: true, result: { ok: false, code: 'preview_damaged' } };
    const broken = previewsOf(newId(), [damaged]);
    expect([await broken.find('small'), await broken.find('large')]).toEqual([
      'preview_damaged',
      'preview_damaged',
    ]);
    expect(broken.reads()).toBe(1);
  });

  it.runIf(existsSync('/dev/full'))(
    'AT9: are seen on a full disk, too, where they cannot be kept',
    async () => {
      const fileId = newId();
      for (const size of ['small', 'large']) {
        mkdirSync(join(folder, size, fileId.slice(-2)), { recursive: true });
        symlinkSync('/dev/full', join(folder, size, fileId.slice(-2), `${fileId}.part`));
      }
      const { find } = previewsOf(fileId, [seen]);
      expect(await find('large')).toBe('large');
    },
  );
});
