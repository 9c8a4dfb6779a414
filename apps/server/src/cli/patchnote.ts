import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { withDatabase } from '../db/with-database.ts';
import { PatchNoteError, readPatchNote } from '../features/patchnotes/read-patch-note.ts';
import { PatchNoteRepo } from '../features/patchnotes/repo.ts';
import { newId } from '../new-id.ts';

/** `ddak patchnote publish FILE.md`: publishes the file for everybody; prints its version. Returns the exit code. */
export async function publishPatchNoteCommand(file: string): Promise<number> {
  let note: ReturnType<typeof readPatchNote>;
  try {
    note = readPatchNote(await readFile(file, 'utf8'));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!missing && !(error instanceof PatchNoteError)) throw error;
    process.stderr.write(`${missing ? `파일이 없어요: ${file}` : (error as Error).message}\n`);
    return 1;
  }
  await withDatabase(readConfig(process.env), async ({ url }) => {
    const pool = openPool(url, (error) => process.stderr.write(`${error.message}\n`), 1);
    try {
      const now = Date.now();
      await new PatchNoteRepo(openOrm(pool)).publish({ _id: newId(now), ...note, publishedAt: now });
    } finally {
      await pool.end();
    }
  });
  process.stdout.write(`${note.version}\n`);
  return 0;
}
