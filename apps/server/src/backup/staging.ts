import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lockDataFolder } from '../db/embedded/data-lock.ts';
import { clusterFolder, stopLeftOver } from '../db/embedded/open-embedded.ts';
import { readPrivateJson, writePrivateJson } from '../db/embedded/private-file.ts';
import { SWAPPED, swapDataFolder } from './swap-data-folder.ts';

const PREFIX = 'restoring-';
const NAME = /^restoring-\w{6}$/;
const MARK = 'restore.json';

/** Where what stood there is put aside; null while the folder is still being filled. */
const markSchema = z.object({ aside: z.string().nullable() });

/** The folder beside what stands in which a restore makes everything. */
export interface Staging {
  readonly path: string;
  /**
   * All is there: what is begun here is finished, by the next start if it fails. Answers what stood there before. The
   * folder is gone then.
   */
  putInPlace(isEmbedded: boolean): Promise<string | null>;
  /** Gives up what was made. */
  remove(): Promise<void>;
}

/** Makes the folder, and holds it: what nobody holds was left by a restore that was killed. */
export async function openStaging(dataDir: string): Promise<Staging> {
  const path = await mkdtemp(join(dataDir, PREFIX));
  // The user that PostgreSQL runs as passes through it.
  await chmod(path, 0o711);
  const lock = await lockDataFolder(path);
  // Somebody who starts just now looks whether it was left.
  if (!lock) return openStaging(dataDir);
  writePrivateJson(join(path, MARK), { aside: null });
  for (const name of SWAPPED) await mkdir(join(path, name), { mode: 0o700 });
  return {
    path,
    putInPlace: async (isEmbedded) => {
      const mark = { aside: `before-restore-${new Date().toISOString().replace(/\W/g, '')}` };
      try {
        writePrivateJson(join(path, MARK), mark);
        const aside = await putInPlace(dataDir, path, { ...mark, isEmbedded });
        await rm(path, REMOVE);
        return aside;
      } finally {
        await lock.release();
      }
    },
    remove: async () => {
      await rm(path, REMOVE);
      await lock.release();
    },
  };
}

/**
 * BK2: what a restore that was killed has left in the data folder. Where all had been made, it is put in its place;
 * else it is taken away, with the database that may still run there. A folder that is not ours, or at which somebody is
 * at work, stays.
 */
export async function finishRestores(dataDir: string, isEmbedded: boolean): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((entry) => NAME.test(entry))) {
    const path = join(dataDir, name);
    const mark = markSchema.optional().parse(readPrivateJson(join(path, MARK)));
    const lock = mark && (await lockDataFolder(path));
    if (!lock) continue;
    try {
      if (mark.aside === null) await discardDatabase(path);
      else await putInPlace(dataDir, path, { aside: mark.aside, isEmbedded });
      await rm(path, REMOVE);
    } finally {
      await lock.release();
    }
  }
}

/** The embedded database that was being filled, where one was begun; it may lie outside of the folder. */
async function discardDatabase(path: string): Promise<void> {
  if (readPrivateJson(join(path, 'database.json')) === undefined) return;
  await stopLeftOver(path);
  await rm(clusterFolder(path), REMOVE);
}

async function putInPlace(
  dataDir: string,
  path: string,
  { aside, isEmbedded }: { aside: string; isEmbedded: boolean },
): Promise<string | null> {
  // Nobody works on what is put aside: a killed server leaves its database running.
  if (isEmbedded) await stopLeftOver(dataDir);
  return swapDataFolder(dataDir, path, aside);
}

/** An initdb of a killed restore may still be writing. */
const REMOVE = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;
