import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerPlace } from './shared-server.ts';

const PATIENCE_MS = 60_000;

function mails(server: ServerPlace): string[] {
  const folder = join(server.dataDir, 'mail', 'outbox');
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    // Nothing has been written yet.
    return [];
  }
}

/** The path of the link of this kind (`/auth/reset`) in the latest mail to that address; waits for the mail. */
export async function mailedPath(server: ServerPlace, email: string, kind: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    const found = mails(server)
      .filter((text) => text.includes(`To: ${email}\n`) && text.includes(kind))
      .at(-1);
    const path = found && new RegExp(`${kind}/\\S+`).exec(found)?.[0];
    if (path) return path;
    await pause(50);
  }
  throw new Error(`no mail with ${kind} came to ${email}`);
}
