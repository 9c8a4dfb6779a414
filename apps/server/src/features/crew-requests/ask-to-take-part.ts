import { type Id, memberOf, type Role } from '@ddak/domain';
import type { CrewRequestForm } from '@ddak/protocol';
import { asSystem } from '../../db/reader.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import { hashCode } from '../../secrets.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';

interface Way {
  readonly projectId: Id;
  readonly role: Role;
}

/** What asking needs of invitations. Undefined: the code leads nowhere (any more). */
export interface Invitations {
  findUsable(codeHash: string, now: number): Promise<Way | undefined>;
  use(codeHash: string, userId: Id, now: number): Promise<Way | undefined>;
}

export interface AskParts {
  readonly invitations: Invitations;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly now: () => number;
}

interface Asker {
  readonly _id: Id;
  readonly name: string;
  readonly email: string;
}

/** Where an invitation leads; fails alike for a code that nobody made and one that is over. */
export async function wayIn({ invitations, now }: AskParts, inviteCode: string): Promise<Way> {
  const way = await asSystem('door', () => invitations.findUsable(hashCode(inviteCode), now()));
  if (!way) throw new HttpFailure('invitation_not_found');
  return way;
}

export async function takesPart({ states }: AskParts, projectId: Id, userId: Id): Promise<boolean> {
  const view = await states.current(projectId, userId);
  return view !== undefined && view !== null && memberOf(view.state, userId) !== undefined;
}

/** Uses an invitation: from now on the project has a request of this person. */
export async function askToTakePart(parts: AskParts, asker: Asker, form: CrewRequestForm): Promise<void> {
  const { invitations, runAs, now } = parts;
  const way = await asSystem('door', () => invitations.use(hashCode(form.inviteCode), asker._id, now()));
  if (!way || way.role === 'owner') throw new HttpFailure('invitation_not_found');
  const { _id: userId, name, email } = asker;
  const args = { requestId: newId(), userId, name, email, role: way.role, userRequest: form.userRequest };
  const result = await runAs(asker, way.projectId, 'addCrewRequest', args, { asServer: true });
  if (result.outcome !== 'refused') return;
  if (result.code === 'already_exists') throw new HttpFailure('already_member');
  throw new HttpFailure('refused', { code: result.code }, result.message);
}
