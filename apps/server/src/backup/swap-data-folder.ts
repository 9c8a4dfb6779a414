import { copyFile, mkdir, readdir, rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = ['files', 'letters', 'mail'];
/** Where the embedded database lies, and the record that says so; with a DATABASE_URL none of ours. */
const DATABASE = 'postgres';
const RECORD = 'database.json';

/**
 * Moves what was made in `staging` into the data folder; what stood there lies in the answered folder, if anything. The
 * record of the database comes last: until it is replaced, whatever is broken off leaves a folder in which the server
 * refuses to start, and nothing is lost.
 */
export async function swapDataFolder(dataDir: string, staging: string): Promise<string | null> {
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replace(/\W/g, '')}`);
  const isEmbedded = await isThere(join(staging, RECORD));
  await mkdir(aside, { mode: 0o711 });
  for (const name of isEmbedded ? [...FOLDERS, DATABASE] : FOLDERS) {
    await moveIfThere(join(dataDir, name), join(aside, name));
    await moveIfThere(join(staging, name), join(dataDir, name));
  }
  if (isEmbedded) {
    if (await isThere(join(dataDir, RECORD))) await copyFile(join(dataDir, RECORD), join(aside, RECORD));
    await rename(join(staging, RECORD), join(dataDir, RECORD));
  }
  return (await removeIfEmpty(aside)) ? null : aside;
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

async function moveIfThere(from: string, to: string): Promise<void> {
  if (await isThere(from)) await rename(from, to);
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  if ((await readdir(folder)).length > 0) return false;
  await rmdir(folder);
  return true;
}
