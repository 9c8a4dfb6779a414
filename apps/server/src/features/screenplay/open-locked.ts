import { can, type Id, memberOf, type Screenplay } from '@ddak/domain';
import type { OpenedScreenplay } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { keepReading, type ReadingDeps, tellOutcome } from './read-screenplay.ts';

export interface OpeningDeps extends ReadingDeps {
  readonly states: ProjectStates;
}

/**
 * SP9: reads a version again whose file asked for its password. The password is only in this call: it is in no job, no
 * command and no log. Fails with `password_wrong` where it does not open the file.
 */
export async function openLocked(
  deps: OpeningDeps,
  projectId: Id,
  screenplayId: Id,
  actor: Actor,
  password: string,
): Promise<OpenedScreenplay> {
  const { fileId, fileName } = await lockedVersion(deps.states, projectId, screenplayId, actor);
  const bytes = await deps.files.read(projectId, fileId);
  if (!bytes) throw new HttpFailure('not_found');
  const known = await deps.screenplays.namesOfPeople(projectId);
  const outcome = await deps.readScript(bytes, fileName, { password, person: actor._id, known });
  if (!outcome.ok && (outcome.code === 'password_wrong' || outcome.code === 'password_needed'))
    throw new HttpFailure('password_wrong');
  if (outcome.ok) await keepReading(deps, projectId, screenplayId, outcome.organised);
  await tellOutcome(deps.runAs, actor, projectId, screenplayId, outcome);
  return { state: outcome.ok ? 'review' : 'failed' };
}

async function lockedVersion(
  states: ProjectStates,
  projectId: Id,
  screenplayId: Id,
  actor: Actor,
): Promise<Screenplay> {
  const view = await states.current(projectId, actor._id);
  const member = view ? memberOf(view.state, actor._id) : undefined;
  if (!view || !member) throw new HttpFailure('project_not_found');
  if (!can(member, 'write', 'screenplay')) throw new HttpFailure('forbidden');
  const version = view.state.screenplay.get(screenplayId);
  if (!version) throw new HttpFailure('not_found');
  if (version.failureCode !== 'password_needed') throw new HttpFailure('refused');
  return version;
}
