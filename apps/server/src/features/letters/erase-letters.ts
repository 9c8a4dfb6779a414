import { appendFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFrom } from './letter-file.ts';

const ASIDE = '.aside';

/**
 * Takes out the letters that came from an address. A file is put aside first, so that a letter that comes meanwhile
 * begins a new one; one that a process that died has put aside is gone on with.
 */
export async function eraseLetters(dataDir: string, email: string): Promise<void> {
  const folder = join(dataDir, 'letters');
  for (const name of await readdir(folder).catch(noFolder))
    if (name.endsWith('.jsonl'))
      await rename(join(folder, name), join(folder, `${name}.${Date.now()}${ASIDE}`));
  for (const name of await readdir(folder).catch(noFolder)) {
    if (!name.endsWith(ASIDE)) continue;
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => line !== '');
    const others = lines.filter((line) => !isFrom(line, email));
    const path = join(folder, name.slice(0, name.indexOf('.jsonl') + '.jsonl'.length));
    if (others.length > 0) await appendFile(path, `${others.join('\n')}\n`, { mode: 0o600 });
    await rm(join(folder, name));
  }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
