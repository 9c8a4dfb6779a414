import { type Id, LEFT_NAME } from '@ddak/domain';
import { replaceWords } from '../../db/erasure/replace-words.ts';
import { SYSTEM } from '../../db/reader.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import { handOn } from './hand-on.ts';
import type { DeletionRepo } from './repo.ts';

export const ERASE_ACCOUNT = 'erase-account';
/** Tried for days: an account that is closed has to be empty some time. */
export const ERASE_QUEUE = { retryLimit: 200, retryDelay: 30, retryBackoff: true, retryDelayMax: 1800 };

/** A person on their way out, as they stand in what is kept outside of the database. */
export interface Leaver {
  readonly email: string;
  /** A text with what says who they are taken out. */
  readonly replace: (text: string) => string;
}

export interface ErasureParts {
  readonly deletions: DeletionRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly files: Pick<ProjectFiles, 'removeBytes'>;
  /** The folders in which people stand: letters, the outbox. */
  readonly folders: readonly ((leaver: Leaver) => Promise<void>)[];
  /** Notes the erasure where it outlives the database: a backup that is restored later still has the person (BK4). */
  readonly note: (userId: Id) => Promise<void>;
  readonly now: () => number;
}

/**
 * Empties an account that was closed (PD3): projects of theirs alone are erased, in others nobody is left; then the
 * queue, the folders and the server's own tables, by which the person is known until the end. Each step is whole, and
 * done again it finds nothing to do: whatever broke off is gone on with.
 */
export async function eraseAccount(parts: ErasureParts, userId: Id): Promise<void> {
  const { deletions, states, files, folders, now } = parts;
  const person = await deletions.person(userId);
  if (!person) return;
  await parts.note(userId);
  for (const { _id } of (await deletions.plan(userId)).erased) {
    const fileIds = await deletions.eraseProject(_id, userId);
    if (!fileIds) throw new Error(`somebody takes part in ${_id} by now`);
    states.forget(_id);
    for (const fileId of fileIds) await files.removeBytes(fileId);
  }
  const { name, email, phone } = person;
  const words = new Set([name, email, phone].filter((word) => word !== '' && word !== LEFT_NAME));
  for (const projectId of await deletions.tracesOf(userId))
    for (const word of await leaveProject(parts, projectId, userId, [...words])) words.add(word);
  await deletions.eraseJobs(userId, email);
  for (const erase of folders) await erase({ email, replace: (text) => replaceWords(text, [...words]) });
  await deletions.eraseRows(userId, now());
}

/** By a command, so that everybody who looks at the project sees it at once; then what the command leaves in the log. */
async function leaveProject(
  parts: ErasureParts,
  projectId: Id,
  userId: Id,
  words: readonly string[],
): Promise<readonly string[]> {
  const { deletions, states, runAs } = parts;
  await handOn(parts, projectId, userId);
  const actor = { _id: userId, name: LEFT_NAME };
  const done = await runAs(actor, projectId, 'forgetPerson', { userId }, { asServer: true });
  if (done.outcome === 'refused') throw new Error(`${projectId}: ${done.code}`);
  const view = await states.current(projectId, SYSTEM);
  const told = view ? await deletions.redactProject(projectId, { userId, words }, view.state) : [];
  states.forget(projectId);
  return told;
}
