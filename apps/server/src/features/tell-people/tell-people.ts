import { deriveId, idSchema, type ToldKind, toldOfEntry } from '@ddak/domain';
import { z } from 'zod';
import type { NewNotice } from '../../db/notices.ts';
import { SYSTEM } from '../../db/reader.ts';
import type { Push } from '../../push/push-message.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { SyncStore } from '../../sync/sync-store.ts';

export interface TellPeopleParts {
  readonly store: Pick<SyncStore, 'readLog'>;
  readonly states: ProjectStates;
  readonly tellInApp: (from: string, notice: Omit<NewNotice, 'createdAt'>, isHeard: boolean) => Promise<void>;
  readonly push: Push;
}

/** Of these an open app says so by itself (SPEC.md section 6). */
const HEARD_BY_THEMSELVES: readonly ToldKind[] = ['request', 'answer'];

const dataSchema = z.object({ projectId: idSchema, seq: z.coerce.number().int().min(1) });

/**
 * NT5: tells people of one entry, in the app and on their devices. Done twice, each has a notice once, by an id that
 * follows from the matter, and a device is handed the same push under the same key (PU6).
 */
export async function tellPeople(
  { store, states, tellInApp, push }: TellPeopleParts,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const { projectId, seq } = dataSchema.parse(data);
  const [entry] = await store.readLog(projectId, seq - 1, 1);
  const state = (await states.atLeast(projectId, seq, SYSTEM))?.state;
  if (!state || entry?.seq !== seq) return;
  const projectTitle = state.project.get(projectId)?.title ?? '';
  const told = toldOfEntry(state, entry).map((one) => ({
    ...one,
    _id: deriveId(one.matter, `${one.kind} ${one.userId}`, 0),
    path: `/projects/${projectId}${one.path === '' || one.path.startsWith('?') ? '' : '/'}${one.path}`,
  }));
  for (const { _id, kind, userId, section, title, body, path } of told) {
    const notice = { _id, userId, projectId, section, title, body, path };
    await tellInApp(entry.actorId, notice, !HEARD_BY_THEMSELVES.includes(kind));
  }
  let failure: unknown;
  for (const { _id, kind, userId, title, body, path, matter } of told)
    try {
      const shown = { title: `〈${projectTitle}〉 ${title}`, body, path };
      await push.send(userId, { ...shown, tag: `${kind} ${matter}`, key: _id });
    } catch (error) {
      // One whose push service is away keeps nobody else waiting; the job is done again for them.
      failure = error;
    }
  if (failure !== undefined) throw failure;
}
