import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Erased {
  readonly email: string;
  /** What stands in mails to others, and what stands there instead. */
  readonly replace: (text: string) => string;
}

/** Takes the mails to a person out of the outbox, and the person out of mails to others. */
export async function eraseFromOutbox(dataDir: string, { email, replace }: Erased): Promise<void> {
  const folder = join(dataDir, 'mail', 'outbox');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const both = [join(folder, name), join(folder, name.replace(/\.txt$/, '.html'))];
    const head = (await readFile(both[0]!, 'utf8')).split('\n\n', 1)[0]!.toLowerCase();
    if (head.split('\n').includes(`to: ${email.toLowerCase()}`))
      for (const path of both) await rm(path, { force: true });
    else for (const path of both) await rewrite(path, replace);
  }
}

async function rewrite(path: string, replace: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const rewritten = replace(text);
  if (rewritten !== text) await writeFile(path, rewritten, { mode: 0o600 });
}
