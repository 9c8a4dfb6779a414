import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import type { Pool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import type { ServerProgram } from '../server-program.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../test-person.ts';

/** Somebody who deletes their account: it is erased in the end, or nothing has happened. */
export interface Leaver {
  readonly person: TestPerson;
  readonly projectId: Id;
  /** A project of theirs alone. */
  readonly own: Id;
  isTold: boolean;
}

const PATIENCE = 600;

export async function makeLeaver(
  program: ServerProgram,
  pool: Pool,
  owner: TestPerson,
  projectId: Id,
): Promise<Leaver> {
  const person = await newPerson(program, `떠날${newId().slice(-10)}`);
  await addTestMember(owner, projectId, person, 'editor');
  const { projectId: own } = await newProject(person);
  for (const id of [projectId, own])
    await person.run(id, 'addCharacter', { characterId: newId(), name: newId().slice(-12) });
  const confirm = 'update session set confirmed_until = $1 where user_id = $2';
  await pool.query(confirm, [Date.now() + 600_000, person.user._id]);
  return { person, projectId, own, isTold: false };
}

export async function leave(leaver: Leaver): Promise<void> {
  const answer = await leaver.person.call('DELETE', '/auth/user').catch(() => null);
  leaver.isTold = answer?.status === 200;
}

/** After a start: who was told to be gone is gone everywhere, and who was not told is gone or wholly there. */
export async function examineLeaver(pool: Pool, dataDir: string, leaver: Leaver): Promise<string[]> {
  const { person, isTold } = leaver;
  const { _id, name } = person.user;
  for (let tries = 0; tries < PATIENCE; tries++, await pause(50)) {
    const { rows } = await pool.query('select deleted_at, erased_at from "user" where id = $1', [_id]);
    const isClosed = rows[0].deleted_at !== null;
    if (isClosed && rows[0].erased_at === null) continue;
    const faults = isTold && !isClosed ? [`${name} was told to be deleted, and is not`] : [];
    const wanted = isClosed ? { traces: 0, projects: 0, noted: 1 } : { traces: 4, projects: 1, noted: 0 };
    const found = await tracesOf(pool, dataDir, leaver);
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`of ${name} there is ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}`);
    return faults;
  }
  return [`${name} is closed and not erased`];
}

/** Where the name stands: in the account, in both memberships, beside what was done. */
async function tracesOf(pool: Pool, dataDir: string, { person, projectId, own }: Leaver) {
  const { rows } = await pool.query<{ traces: number; projects: number }>(
    `select
       (select count(*)::int from "user" where name = $1) +
       (select count(distinct project_id)::int from project_member where name = $1) +
       (select count(*)::int from change_log where project_id = $3 and name = 'addCharacter' and actor_name = $1) as traces,
       (select count(*)::int from project where id = $2) as projects`,
    [person.user.name, own, projectId],
  );
  const ledger = join(dataDir, 'erasures.jsonl');
  return { ...rows[0]!, noted: linesWith(ledger, person.user._id) };
}

function linesWith(path: string, word: string): number {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes(word)).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
