import { copyFile, mkdir, readdir, rename, rmdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { clusterFolder } from '../db/embedded/open-embedded.ts';

/** What of a data folder a backup holds beside the database; all of them are there in what is to be put in place. */
export const SWAPPED = ['files', 'letters', 'mail', 'keys'] as const;
/** Where the embedded database lies, and the record that says so; with a DATABASE_URL none of ours. */
const DATABASE = 'postgres';
const RECORD = 'database.json';

/**
 * Moves what was made in `staging` into the data folder; what stood there lies in the answered folder, if anything.
 * Done again after it was broken off at any move, it goes on from there: what still lies in `staging` is not moved yet.
 * The record of the database comes last.
 */
export async function swapDataFolder(
  dataDir: string,
  staging: string,
  aside: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<string | null> {
  const away = join(dataDir, aside);
  await mkdir(away, { recursive: true, mode: 0o711 });
  const moveIfThere = async (from: string, to: string): Promise<void> => {
    if (await isThere(from)) await move(from, to);
  };
  const exchange = async (name: string): Promise<void> => {
    if (!(await isThere(join(staging, name)))) return;
    await moveIfThere(join(dataDir, name), join(away, name));
    await move(join(staging, name), join(dataDir, name));
  };
  for (const name of SWAPPED) await exchange(name);
  if (await isThere(join(staging, RECORD))) {
    if (relative(staging, clusterFolder(staging)) === DATABASE) await exchange(DATABASE);
    else await moveIfThere(join(dataDir, DATABASE), join(away, DATABASE));
    if (await isThere(join(dataDir, RECORD))) await copyFile(join(dataDir, RECORD), join(away, RECORD));
    await move(join(staging, RECORD), join(dataDir, RECORD));
  }
  return (await removeIfEmpty(away)) ? null : away;
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  if ((await readdir(folder)).length > 0) return false;
  await rmdir(folder);
  return true;
}
