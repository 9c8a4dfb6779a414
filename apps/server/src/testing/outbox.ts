import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The mails in a server's outbox to this address, oldest first, as plain text. */
export function mailsTo(dataDir: string, email: string): string[] {
  const folder = join(dataDir, 'mail', 'outbox');
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    // Nothing has been written yet.
    return [];
  }
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  return texts
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${email}\n`));
}

/** The token at the end of the link in the n-th mail to this address; waits until it has been written. */
export async function linkIn(dataDir: string, email: string, path: string, n = 0): Promise<string> {
  for (;;) {
    const found = mailsTo(dataDir, email)
      .filter((text) => text.includes(path))
      .at(n);
    const token = found && new RegExp(`${path}/(\\S+)`).exec(found)?.[1];
    if (token) return token;
    await pause(20);
  }
}
