import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Id, idSchema } from '@ddak/domain';
import { z } from 'zod';
import type { Erased } from '../db/backup/load-rows.ts';

const lineSchema = z.object({ userId: idSchema, at: z.int() });

/** Adds an account to those that were erased, once. The line is on the disk when this answers. */
export async function noteErasure(path: string, userId: Id, at: number): Promise<void> {
  const text = await readText(path);
  if (parse(text).some((one) => one.userId === userId)) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o711 });
  const handle = await open(path, 'a', 0o600);
  try {
    // A line that a crash cut off must not swallow this one.
    const begin = text === '' || text.endsWith('\n') ? '' : '\n';
    await handle.write(`${begin}${JSON.stringify({ userId, at })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Who was erased, by ids alone. A line that was cut off is one whose erasure goes on, and notes it again. */
export const readErasures = async (path: string): Promise<readonly Erased[]> => parse(await readText(path));

const parse = (text: string): Erased[] =>
  text.split('\n').flatMap((line) => {
    if (!line.endsWith('}')) return [];
    return [lineSchema.parse(JSON.parse(line))];
  });

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
