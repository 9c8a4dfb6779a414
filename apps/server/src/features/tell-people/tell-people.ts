import { deriveId, idSchema, type NoticeKind, toldOfEntry } from '@ddak/domain';
import { z } from 'zod';
import { SYSTEM } from '../../db/reader.ts';
import type { TellPerson } from '../../notices/tell-person.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { SyncStore } from '../../sync/sync-store.ts';
import { noticePath } from './notice-path.ts';

export interface TellPeopleParts {
  readonly store: Pick<SyncStore, 'readLog'>;
  readonly states: ProjectStates;
  readonly tell: TellPerson;
}

/** Of these an open app says so by itself (SPEC.md section 6). */
const HEARD_BY_THEMSELVES: readonly NoticeKind[] = ['request', 'answer'];

const dataSchema = z.object({ projectId: idSchema, seq: z.coerce.number().int().min(1) });

/** NT5: tells people of one entry. Done twice, each has a notice once, by an id that follows from the matter. */
export async function tellPeople(
  { store, states, tell }: TellPeopleParts,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { projectId, seq } = dataSchema.parse(data);
  const [entry] = await store.readLog(projectId, seq - 1, 1);
  const state = (await states.atLeast(projectId, seq, SYSTEM))?.state;
  if (!state || entry?.seq !== seq) return;
  for (const { matter, stage = 0, path, ...told } of toldOfEntry(state, entry)) {
    const _id = deriveId(matter, `${told.kind} ${told.userId}`, stage);
    const notice = { ...told, _id, projectId, path: noticePath(projectId, path) };
    await tell(entry.actorId, notice, !HEARD_BY_THEMSELVES.includes(told.kind));
  }
}
