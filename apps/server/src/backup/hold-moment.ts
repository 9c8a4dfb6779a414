import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Id } from '@ddak/domain';
import { areFiles, openSnapshot, type Snapshot } from '../db/backup/open-snapshot.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';

const PREFIX = '.backup-';
const DAY_MS = 24 * 60 * 60 * 1000;
const TRIES = 10;

/** The database and the files of one moment; both stay as they were while people write on. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly uploads: readonly { readonly key: Id; readonly sha256: string; readonly path: string }[];
  /** Files of which the server itself has lost the bytes. */
  readonly missing: readonly Id[];
}

/** Calls `fn` with a moment that is held for so long. */
export async function holdMoment<T>(
  url: string,
  { dataDir, store }: { readonly dataDir: string; readonly store: FileStore },
  fn: (moment: Moment) => Promise<T>,
): Promise<T> {
  await removeLeftovers(dataDir);
  const folder = join(dataDir, `${PREFIX}${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const moment = await findMoment(url, store, folder);
    try {
      return await fn(moment);
    } finally {
      await moment.snapshot.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Bytes come before their row and go after it, and never change. So a file of the snapshot that is not there has gone
 * since: then another moment is taken.
 */
async function findMoment(url: string, store: FileStore, folder: string): Promise<Moment> {
  for (let tries = 0; tries < TRIES; tries++) {
    const snapshot = await openSnapshot(url);
    try {
      const uploads = [];
      const missing: Id[] = [];
      for (const { _id: key, sha256 } of await snapshot.files()) {
        const path = join(folder, key);
        if (await store.hold(key, path)) uploads.push({ key, sha256, path });
        else missing.push(key);
      }
      const files = missing.length > 0 ? await areFiles(url, missing) : new Set();
      if (missing.every((key) => files.has(key))) return { snapshot, uploads, missing };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
  throw new BackupError('파일이 계속 지워지고 있어서 백업하지 못했어요. 조금 뒤에 다시 해 주세요.');
}

/** A backup that was killed leaves its folder behind. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(dataDir, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
