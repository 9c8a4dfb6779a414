import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a visitor has sent, with the time it came (ISO 8601). */
export interface Letter {
  readonly at: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly text?: string | undefined;
}

/** Where the operator finds the letters of a kind: one JSON object a line. */
export const letterPath = (dataDir: string, kind: string): string =>
  join(dataDir, 'letters', `${kind}.jsonl`);

/** Adds a letter to the file of its kind. */
export async function keepLetter(dataDir: string, kind: string, letter: Letter): Promise<void> {
  await mkdir(join(dataDir, 'letters'), { recursive: true, mode: 0o700 });
  await appendFile(letterPath(dataDir, kind), `${JSON.stringify(letter)}\n`, { mode: 0o600 });
}
