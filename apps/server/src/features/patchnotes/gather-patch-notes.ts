import { inTransaction } from '../../db/in-transaction.ts';
import { openOrm, type Pool } from '../../db/pool.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import { PatchNoteRepo } from './repo.ts';
import { TELL_PATCH_NOTE } from './tell-patch-note.ts';

/**
 * NT13: puts in the telling of each patch note, once. They are looked for, since who publishes one (`ddak patchnote
 * publish`) may do so while no server runs.
 */
export async function gatherPatchNotes(
  { pool, enqueue, wake }: { readonly pool: Pool; readonly enqueue: EnqueueJobs; readonly wake: () => void },
  now: number,
): Promise<void> {
  for (const noteId of await new PatchNoteRepo(openOrm(pool)).untold()) {
    await inTransaction(pool, async (client) => {
      if (await new PatchNoteRepo(openOrm(client)).noteTold(noteId, now))
        await enqueue([{ name: TELL_PATCH_NOTE, data: { noteId } }], client);
    });
    wake();
  }
}
