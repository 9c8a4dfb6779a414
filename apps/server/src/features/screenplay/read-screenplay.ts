import { setImmediate } from 'node:timers/promises';
import { type Id, idSchema, type OrganisedScreenplay } from '@ddak/domain';
import { type ReadRefusal, refuseFile } from '@ddak/screenplay';
import { joinBreakdownByScene } from '@ddak/screenplay/breakdown';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { Job, LogEntry } from '../../sync/sync-store.ts';
import type { ScreenplayRepo } from './repo.ts';

export const READ_SCREENPLAY = 'read-screenplay';

/** What reads a script without being able to do harm. */
export type ReadScript = (
  bytes: Uint8Array,
  fileName: string,
  options?: { readonly password?: string; readonly person?: string; readonly known?: readonly string[] },
) => Promise<{ readonly ok: true; readonly organised: OrganisedScreenplay } | ReadRefusal>;

export interface ReadingDeps {
  readonly screenplays: ScreenplayRepo;
  readonly files: Pick<ProjectFiles, 'read'>;
  readonly runAs: RunAs;
  readonly readScript: ReadScript;
  /** The name that an account goes by now: a job names nobody. */
  readonly nameOf: (userId: Id) => Promise<string>;
  readonly now: () => number;
}

/** The reading that a new version asks for. */
export function readingJobs(projectId: Id, entry: LogEntry): Job[] {
  if (entry.name !== 'addScreenplay') return [];
  return entry.changes.flatMap((change) => {
    if (change.table !== 'screenplay' || change.op !== 'insert') return [];
    const { _id: screenplayId, fileId, fileName, uploadedBy } = change.row;
    return [
      {
        name: READ_SCREENPLAY,
        person: uploadedBy,
        data: { projectId, screenplayId, fileId, fileName, uploadedBy },
      },
    ];
  });
}

const dataSchema = z.object({
  projectId: idSchema,
  screenplayId: idSchema,
  fileId: idSchema,
  fileName: z.string(),
  uploadedBy: idSchema,
});
type Reading = z.infer<typeof dataSchema>;

const GIVEN_UP = '서버에 문제가 생겨 읽지 못했어요. 잠시 뒤에 다시 올려 주세요.';

/**
 * Reads an uploaded script and says what came of it, in the name of who uploaded it. May run twice (a process can die
 * in between): the text is kept once, and the second command finds nothing to do.
 */
export async function readScreenplay(
  deps: ReadingDeps,
  data: Readonly<Record<string, string>>,
  lastTry: boolean,
): Promise<void> {
  const reading = dataSchema.parse(data);
  const { projectId, screenplayId } = reading;
  // As they are called once it is read: they may have gone meanwhile.
  const actorNow = async (): Promise<Actor> => ({
    _id: reading.uploadedBy,
    name: await deps.nameOf(reading.uploadedBy),
  });
  let outcome: Outcome;
  try {
    outcome = await readOnce(deps, reading);
  } catch (error) {
    if (lastTry)
      await deps.runAs(
        await actorNow(),
        projectId,
        'failScreenplay',
        { screenplayId, message: GIVEN_UP },
        SERVER,
      );
    throw error;
  }
  await tellOutcome(deps.runAs, await actorNow(), projectId, screenplayId, outcome);
}

const SERVER = { asServer: true };

export type Outcome = Awaited<ReturnType<ReadScript>>;

/** Writes on the version what came of reading it. */
export async function tellOutcome(
  runAs: RunAs,
  actor: Actor,
  projectId: Id,
  screenplayId: Id,
  outcome: Outcome,
): Promise<void> {
  if (outcome.ok) {
    const { format } = outcome.organised;
    await runAs(actor, projectId, 'finishScreenplay', { screenplayId, format }, SERVER);
  } else {
    const code = outcome.code === 'password_needed' ? outcome.code : null;
    await runAs(actor, projectId, 'failScreenplay', { screenplayId, message: outcome.message, code }, SERVER);
  }
}

async function readOnce(deps: ReadingDeps, reading: Reading): Promise<Outcome> {
  const { projectId, screenplayId, fileId, fileName } = reading;
  const kept = await deps.screenplays.readText(projectId, screenplayId);
  if (kept) return { ok: true, organised: kept };
  const bytes = await deps.files.read(projectId, fileId);
  if (!bytes) return refuseFile('file_lost');
  const known = await deps.screenplays.namesOfPeople(projectId);
  const outcome = await deps.readScript(bytes, fileName, { person: reading.uploadedBy, known });
  return outcome.ok ? keepReading(deps, projectId, screenplayId, outcome.organised) : outcome;
}

/** Keeps what was read, together with what its scenes may need by all that the project has taught (BD5). */
export async function keepReading(
  deps: ReadingDeps,
  projectId: Id,
  screenplayId: Id,
  read: OrganisedScreenplay,
): Promise<Outcome> {
  const learned = await deps.screenplays.learnedNames(projectId);
  const organised = await joinBreakdownByScene(read, learned, setImmediate);
  await deps.screenplays.keepText(projectId, screenplayId, organised, deps.now());
  return { ok: true, organised };
}
