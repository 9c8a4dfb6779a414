import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Erased {
  readonly email: string;
  /** What stands in mails to others, and what stands there instead. */
  readonly replace: (text: string) => string;
}

/**
 * Takes the mails to a person out of the outbox, and the person out of mails to others. A mail is two files, of which
 * either may have been taken away by hand.
 */
export async function eraseFromOutbox(dataDir: string, { email, replace }: Erased): Promise<void> {
  const folder = join(dataDir, 'mail', 'outbox');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = new Set(names.flatMap((name) => /^(.+)\.(?:txt|html)$/.exec(name)?.[1] ?? []));
  for (const mail of mails) {
    const files = names.filter((name) => name === `${mail}.txt` || name === `${mail}.html`);
    const paths = files.map((name) => join(folder, name));
    if (files.includes(`${mail}.txt`) && (await isTo(join(folder, `${mail}.txt`), email)))
      for (const path of paths) await rm(path, { force: true });
    else for (const path of paths) await rewrite(path, replace);
  }
}

async function isTo(path: string, email: string): Promise<boolean> {
  const head = (await readFile(path, 'utf8')).split('\n\n', 1)[0] ?? '';
  return head.toLowerCase().split('\n').includes(`to: ${email.toLowerCase()}`);
}

async function rewrite(path: string, replace: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const rewritten = replace(text);
  if (rewritten !== text) await writeFile(path, rewritten, { mode: 0o600 });
}
