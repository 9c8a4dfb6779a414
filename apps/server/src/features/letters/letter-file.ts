import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
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

/** The letters that came from an address. A line that was cut off by a crash is nobody's. */
export async function lettersOf(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'letters');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter((line) => isFrom(line, email)));
}

/** By its text: a line that was cut off is no JSON. */
export const isFrom = (line: string, email: string): boolean =>
  line.toLowerCase().includes(`"email":${JSON.stringify(email.toLowerCase())}`);

/** Adds a letter to the file of its kind. */
export async function keepLetter(dataDir: string, kind: string, letter: Letter): Promise<void> {
  await mkdir(join(dataDir, 'letters'), { recursive: true, mode: 0o700 });
  await appendFile(letterPath(dataDir, kind), `${JSON.stringify(letter)}\n`, { mode: 0o600 });
}
