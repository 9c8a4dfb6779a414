import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateFaults } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { bringIn, takeOut } from '../../testing/carry-project.ts';
import { servedProject } from '../../testing/served-project.ts';
import { end, type ServerProgram, startProgram } from '../../testing/server-program.ts';
import { newPerson, TestPerson } from '../../testing/test-person.ts';
import { testServer } from '../../testing/test-server.ts';

const KILLS = 4;

/** Something of everything, from another server. */
async function someZip(): Promise<{ zip: Uint8Array; rows: number }> {
  const server = await testServer();
  const served = await servedProject(server);
  const zip = await takeOut(served.person, served.projectId);
  const { scene, timetableRow } = await served.state();
  await served.close();
  await server.close();
  return { zip, rows: scene.size + timetableRow.size };
}

const names = (folder: string): string[] => {
  try {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    return all.filter((one) => one.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
};

/** What is wrong with what stands in the database and on the disk. */
async function examine({ databaseUrl }: ServerProgram, dataDir: string, rows: number): Promise<number> {
  const pool = openPool(databaseUrl, () => {}, 1);
  const all = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  try {
    const projects = await all('select id from project');
    expect(await all('select project_id as id from project_head')).toHaveLength(projects.length);
    expect(await all(`select id from "user" where email like '%imported.invalid'`)).toHaveLength(
      projects.length,
    );
    expect(await all('select screenplay_id as id from screenplay_text')).toHaveLength(2 * projects.length);
    for (const projectId of projects) {
      const { state } = (await new PgStore(pool, async () => {}).readSnapshot(projectId))!;
      expect(stateFaults(state)).toEqual([]);
      expect(state.scene.size + state.timetableRow.size).toBe(rows);
    }
    const files = (await all('select id from file')).sort();
    expect(files).toHaveLength(2 * projects.length);
    await expect.poll(() => names(join(dataDir, 'files')).sort(), { timeout: 20_000 }).toEqual(files);
    expect(names(join(dataDir, 'importing'))).toEqual([]);
    return projects.length;
  } finally {
    await pool.end();
  }
}

it('IM7: an import that is killed is there whole or not at all, and leaves nothing', async () => {
  const { zip, rows } = await someZip();
  const dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-import-'));
  const random = new SeededRandom(19);
  let program = await startProgram(dataDir).ready;
  const person = await newPerson(program);
  const answers: number[] = [];
  try {
    for (let i = 0; i < KILLS; i++) {
      const here = Object.assign(Object.create(TestPerson.prototype), person, { base: program.url });
      const sent = bringIn(here as TestPerson, zip).then(
        ({ status }) => answers.push(status),
        () => {},
      );
      await expect.poll(() => names(join(dataDir, 'importing')), { interval: 5 }).toHaveLength(1);
      await pause(random.int(0, 900));
      await end(program.child, 'SIGKILL');
      await sent;
      program = await startProgram(dataDir).ready;
      const there = await examine(program, dataDir, rows);
      expect(there).toBeGreaterThanOrEqual(answers.length);
    }
    expect(answers.every((status) => status === 201)).toBe(true);
  } finally {
    await end(program.child, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
