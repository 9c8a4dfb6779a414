import { deriveId, idSchema } from '@ddak/domain';
import { z } from 'zod';
import { asSystem } from '../../db/reader.ts';
import type { TellPerson } from '../../notices/tell-person.ts';
import type { Job } from '../../sync/sync-store.ts';
import type { PatchNoteRepo } from './repo.ts';

/** Tells everybody who has an account of a patch note. */
export const TELL_PATCH_NOTE = 'tell-patch-note';

export interface TellPatchNoteParts {
  readonly patchNotes: Pick<PatchNoteRepo, 'find' | 'accountsAfter'>;
  readonly tell: TellPerson;
  readonly putJob: (job: Job) => Promise<void>;
}

/** So many are told by one job: it has to be done within its time, however many accounts there are. */
const PEOPLE_PER_JOB = 500;

const dataSchema = z.object({ noteId: idSchema, after: idSchema.optional() });

/** NT13: tells these, and leaves the others to the next job. Done twice, each has it once (NT1). */
export async function tellPatchNote(
  { patchNotes, tell, putJob }: TellPatchNoteParts,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { noteId, after = null } = dataSchema.parse(data);
  const note = await patchNotes.find(noteId);
  if (!note) return;
  const people = await asSystem('jobs', () => patchNotes.accountsAfter(after, PEOPLE_PER_JOB));
  const about = { kind: 'news', projectId: null, section: null, path: '/?news' } as const;
  const words = { title: `새 소식: ${note.title}`, body: '' };
  for (const userId of people)
    await tell(noteId, { ...about, ...words, userId, _id: deriveId(noteId, `news ${userId}`, 0) }, false);
  const last = people[PEOPLE_PER_JOB - 1];
  if (last) await putJob({ name: TELL_PATCH_NOTE, data: { noteId, after: last } });
}
