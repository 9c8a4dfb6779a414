import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Id, koreanDate, type OrganisedScreenplay } from '@ddak/domain';
import type { Storage } from '../../db/storage.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { readInSandbox } from '../../screenplay-reader/read-in-sandbox.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { SampleRepo } from './repo.ts';
import { sampleRows } from './sample-rows.ts';

const SCRIPT = fileURLToPath(new URL('./last-bus-umbrella.txt', import.meta.url));
const FILE_NAME = '막차의 우산 3고.txt';

export interface SampleParts {
  readonly samples: SampleRepo;
  readonly files: Pick<ProjectFiles, 'lay' | 'removeBytes'>;
  readonly storage: Pick<Storage, 'room'>;
  readonly runAs: RunAs;
  readonly readScript: typeof readInSandbox;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** SA1, SA2: the sample production of this person: the one that they have, or else a new one, there whole or not at all. */
export const makeSample = (parts: SampleParts, actor: Actor): Promise<Id> =>
  parts.samples.oneAtATime(actor._id, async (known) => known ?? (await make(parts, actor)));

async function make(parts: SampleParts, actor: Actor): Promise<Id> {
  const { usedBytes, limitBytes } = await parts.storage.room(actor._id);
  if (usedBytes + (await stat(SCRIPT)).size > limitBytes) throw new HttpFailure('storage_full');
  const [projectId, fileId, now] = [newId(), newId(), parts.now()];
  const script = { fileId, fileName: FILE_NAME, text: await readSample(parts, actor) };
  const { tables, screenplayId } = await sampleRows({
    ...{ actor, projectId, newId: () => newId(), script, now, today: koreanDate(now) },
  });
  const laid = await parts.files.lay(fileId, createReadStream(SCRIPT));
  const of = { projectId, createdAt: now };
  const file = {
    ...laid,
    kind: 'script',
    name: FILE_NAME,
    contents: 'text',
    uploadedBy: actor._id,
    ...of,
  } as const;
  const beside = { outsider: null, files: [file], texts: [{ screenplayId, organised: script.text, ...of }] };
  // Where it throws nobody knows whether it was done; what is nobody's then goes with the next sweep (FS3).
  const done = await parts.runAs(actor, projectId, 'makeSample', { tables }, { asServer: true, beside });
  if (done.outcome !== 'refused') return projectId;
  await parts.files.removeBytes(fileId);
  throw new Error(`the sample was refused: ${done.code} ${JSON.stringify(done.details)}`);
}

let read: OrganisedScreenplay | undefined;

/** Where every script is read; it is always the same one. */
async function readSample({ readScript }: SampleParts, { _id: person }: Actor): Promise<OrganisedScreenplay> {
  if (read) return read;
  const answer = await readScript(await readFile(SCRIPT), FILE_NAME, { person });
  if (!answer.ok) throw new Error(`the sample script was not read: ${answer.code}`);
  read = answer.organised;
  return read;
}
