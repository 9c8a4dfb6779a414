import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateFaults } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { end, type ServerProgram, startProgram } from '../../testing/server-program.ts';
import { newPerson, TestPerson } from '../../testing/test-person.ts';

/** All but the first of them when the bytes of the script lie there: what is left is the one transaction. */
const KILLS = process.env.DDAK_LONG === '1' ? 12 : 3;

const bytesIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).map(({ name }) => name);
};

/** How many samples there are; each must be whole, and nothing may lie beside them. */
async function examine({ databaseUrl }: ServerProgram, dataDir: string): Promise<number> {
  const pool = openPool(databaseUrl, () => {}, 1);
  const all = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  try {
    const projects = await all('select id from project where is_sample');
    expect(await all('select project_id as id from project_head')).toEqual(projects);
    expect(await all('select project_id as id from project_member')).toEqual(projects);
    expect(await all('select project_id as id from screenplay_text')).toEqual(projects);
    const files = await all('select id from file');
    expect(files).toHaveLength(projects.length);
    await expect.poll(() => bytesIn(dataDir), { timeout: 20_000 }).toEqual(files);
    for (const projectId of projects) {
      const { state } = (await new PgStore(pool, async () => {}).readSnapshot(projectId))!;
      expect(stateFaults(state)).toEqual([]);
      expect([state.crew.size, state.callsheet.size]).toEqual([40, 10]);
      expect([...state.screenplay.values()].map(({ fileId }) => fileId)).toEqual(files);
    }
    return projects.length;
  } finally {
    await pool.end();
  }
}

it('SA1, SA2: a sample that is killed while it is made is there whole or not at all, and once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-sample-'));
  const random = new SeededRandom(31);
  let program = await startProgram(dataDir).ready;
  const person = await newPerson(program);
  const here = () =>
    Object.assign(Object.create(TestPerson.prototype), person, { base: program.url }) as TestPerson;
  const look = () => here().call('POST', '/sample-project');
  const found: number[] = [];
  try {
    for (let i = 0; i < KILLS; i++) {
      const known = found.at(-1) ?? 0;
      const sent = look().then(
        ({ status }) => status,
        () => null,
      );
      const isLaid = i > 0 && known === 0;
      if (isLaid) await expect.poll(() => bytesIn(dataDir), { interval: 1, timeout: 20_000 }).toHaveLength(1);
      await pause(random.int(0, 900 * (i + 1)));
      await end(program.child, 'SIGKILL');
      const answer = await sent;
      program = await startProgram(dataDir).ready;
      found.push(await examine(program, dataDir));
      // What was answered was there, and stays.
      expect(found.at(-1)).toBeGreaterThanOrEqual(answer === 201 ? 1 : known);
    }
    expect((await look()).status).toBe(201);
    expect(await examine(program, dataDir)).toBe(1);
    process.stdout.write(`samples after each kill: ${found.join(' ')}\n`);
  } finally {
    await end(program.child, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 480_000);
