import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { withDatabase } from '../db/with-database.ts';
import { PatchNoteError, readPatchNote, type WrittenNote } from '../features/patchnotes/read-patch-note.ts';
import { PatchNoteRepo } from '../features/patchnotes/repo.ts';
import { newId } from '../new-id.ts';
import { readInput } from './read-input.ts';

/** `ddak patchnote publish FILE.md`: publishes the file for everybody; prints its version. Returns the exit code. */
export async function publishPatchNoteCommand(file: string): Promise<number> {
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  let note: WrittenNote;
  try {
    note = readPatchNote(bytes);
  } catch (error) {
    if (error instanceof PatchNoteError) return fail(file, error.message);
    throw error;
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

function fail(file: string, message: string): number {
  process.stderr.write(`${file}: ${message}\n`);
  return 1;
}
