import type { Id } from '@ddak/domain';
import { SYSTEM } from '../../db/reader.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { RetentionRepo } from './repo.ts';

export const ERASE_CONTACTS = 'erase-contacts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody's doing: in the log it stands beside the owner's id, under this name. */
const BY_ITSELF = '자동 정리';

export interface RetentionParts {
  readonly retention: RetentionRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  /** For how many days after archiving phones and e-mails are kept. */
  readonly contactDays: number;
  readonly now: () => number;
}

/** Archived by this moment, a project keeps its contacts no longer. */
export const archivedUntil = ({ contactDays, now }: RetentionParts): number => now() - contactDays * DAY_MS;

/**
 * PD6: takes phones and e-mails from a project whose days in the archive are over: by a command, so that they leave
 * every device; then from the log that the command has added to; and last it is noted. Done again, it finds nothing to do.
 */
export async function eraseContacts(parts: RetentionParts, projectId: Id): Promise<void> {
  const { retention, states, runAs, now } = parts;
  const view = await states.current(projectId, SYSTEM);
  const owner = [...(view?.state.projectMember.values() ?? [])].find(({ role }) => role === 'owner');
  if (!owner) return;
  const actor = { _id: owner.userId, name: BY_ITSELF };
  const args = { archivedUntil: archivedUntil(parts) };
  const done = await runAs(actor, projectId, 'eraseContacts', args, { asServer: true });
  if (done.outcome === 'refused') {
    if (done.code === 'not_archived') return;
    throw new Error(`${projectId}: ${done.code}`);
  }
  // What is written after this, once the project is taken out of the archive, stays.
  await retention.redactContacts(projectId, done.seq);
  states.forget(projectId);
  await retention.noteErased(projectId, now());
}
