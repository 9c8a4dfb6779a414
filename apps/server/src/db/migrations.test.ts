import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idSchema } from '@ddak/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The schema as it was before a migration. */
async function migrateUpTo(name: string, on: Client): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ddak-test-migrations-'));
  cpSync(FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await migrate(drizzle(on), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

const insert = (table: string, row: Record<string, unknown>) =>
  client.query(`insert into ${table} select * from json_populate_record(null::${table}, $1)`, [
    JSON.stringify(row),
  ]);

describe('a database of an older version', () => {
  it('FS1: whose versions name files of other projects: they lose the text, keep a file of their own, and the log says it', async () => {
    await migrateUpTo('file_of_one_project', client);
    const [userId, theirs, mine, fileId] = [newId(), newId(), newId(), newId()];
    await insert('"user"', {
      ...{ id: userId, email: 'a@example.com', name: '김하은', phone: '', password_hash: '', consents: [] },
      created_at: 0,
    });
    const blank = { production_company: '', director: '', producer: '', assistant_director: '', colour: 0 };
    const numbers = { default_calltime: 0, minutes_per_eighth: 1, minutes_per_cut: 1, show_eighths: true };
    const versions: Record<string, string> = {};
    for (const id of [theirs, mine]) {
      await insert('project_head', { project_id: id, seq: 7 });
      const words = { title: '밤', project_type: 'feature', episode_word: '부', labour_rules: {} };
      await insert('project', { id, ...words, ...blank, ...numbers });
    }
    const file = { id: fileId, project_id: theirs, name: 'a.txt', size: 3, sha256: '', uploaded_by: userId };
    await insert('file', { ...file, created_at: 0 });
    for (const [project, state] of [
      [theirs, 'review'],
      [mine, 'review'],
      [mine, 'accepted'],
    ] as const) {
      const [episodeId, id] = [newId(), newId()];
      await insert('episode', { id: episodeId, project_id: project, order_key: 'a', title: '' });
      const about = { version_no: 1, label: '', file_name: 'a.txt', uploaded_by: userId, created_at: 0 };
      const ids = { id, project_id: project, episode_id: episodeId, file_id: fileId };
      await insert('screenplay', { ...ids, ...about, format: 'txt', state });
      await insert('screenplay_text', {
        screenplay_id: id,
        project_id: project,
        organised: {},
        created_at: 0,
      });
      versions[`${project === mine ? 'mine' : 'theirs'} ${state}`] = id;
    }
    await migrateDatabase(database.url);
    const { rows } = await client.query(
      `select s.id, s.state, s.failure, f.id as file, f.project_id = s.project_id as own, f.size::int
       from screenplay s join file f on f.id = s.file_id order by array_position($1::uuid[], s.id)`,
      [Object.values(versions)],
    );
    const told = { failure: expect.stringMatching(/[가-힣]/) };
    expect(rows).toMatchObject([
      { id: versions['theirs review'], state: 'review', file: fileId, own: true, size: 3 },
      { id: versions['mine review'], state: 'failed', own: true, size: 0, ...told },
      { id: versions['mine accepted'], state: 'accepted', own: true, size: 0, failure: null },
    ]);
    for (const row of rows) expect(idSchema.safeParse(row.file).success).toBe(true);
    const texts = await client.query('select screenplay_id from screenplay_text');
    expect(texts.rows).toEqual([{ screenplay_id: versions['theirs review'] }]);
    const log = await client.query('select project_id, seq::int, name, changes from change_log order by seq');
    expect(log.rows).toMatchObject([
      { project_id: mine, seq: 8, name: 'failScreenplay' },
      { project_id: mine, seq: 9, name: 'failScreenplay' },
    ]);
    const changes = log.rows.flatMap((row) => row.changes);
    const [first] = changes.filter(({ _id }) => _id === versions['mine review']);
    expect(first).toMatchObject({
      ...{ table: 'screenplay', op: 'update' },
      before: { fileId, state: 'review', failure: null, failureCode: null },
      after: { fileId: rows[1].file, state: 'failed', ...told, failureCode: null },
    });
    const heads = await client.query('select seq::int from project_head order by seq');
    expect(heads.rows).toEqual([{ seq: 7 }, { seq: 9 }]);
    // What the file's owner does with it is not in anybody's way any more.
    for (const table of ['screenplay', 'file'])
      await client.query(`delete from ${table} where project_id = $1`, [theirs]);
  });
});

it('CO6: rates that were saved as they are usual were said by nobody', async () => {
  const older = await emptyDatabase();
  const before = new Client({ connectionString: older.url });
  await before.connect();
  await migrateUpTo('cost_rates', before);
  const [projectId, id] = [newId(), newId()];
  await before.query(`set ddak.account = 'system'`);
  await before.query('insert into project_head (project_id, seq) values ($1, 7)', [projectId]);
  await before.query(
    `insert into project (id, title, project_type, episode_word, production_company, director, producer,
       assistant_director, colour, default_calltime, minutes_per_eighth, minutes_per_cut, show_eighths, labour_rules)
     values ($1, '밤', 'feature', '부', '', '', '', '', 0, 0, 1, 1, true, '{}')`,
    [projectId],
  );
  await before.query(
    `insert into cost_rates (id, project_id, meal_per_head, company_move, crew_day, shoot_day, drop_after_days)
     values ($1, $2, 12000, 400000, 7500000, 0, 10)`,
    [id, projectId],
  );
  await migrateDatabase(older.url);
  const { rows } = await before.query(
    'select meal_per_head, company_move, crew_day, shoot_day, second_shoot_day from cost_rates',
  );
  expect(rows).toEqual([
    { meal_per_head: '12000', company_move: null, crew_day: null, shoot_day: '0', second_shoot_day: null },
  ]);
  await before.end();
  await older.drop();
});
