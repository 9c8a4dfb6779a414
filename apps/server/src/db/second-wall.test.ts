import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Id } from '@ddak/domain';
import { SeededRandom } from '@ddak/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JobQueue } from '../jobs/job-queue.ts';
import { newId } from '../new-id.ts';
import { PgStore } from '../sync/pg-store.ts';
import { type FullProject, fullProject } from '../testing/full-project.ts';
import { type TestCore, testCore } from '../testing/test-core.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { admitAppRole, roleOf } from './admit-app-role.ts';
import { kindOfFailure } from './failures.ts';
import { findWall, type Wall } from './find-wall.ts';
import { openPool, type Pool } from './pool.ts';
import { asAccount, asSystem, SYSTEM } from './reader.ts';

/** Tables that everybody's queries see all of, and why. A new table has a wall, or a line here. */
const OPEN_TABLES: Readonly<Record<string, string>> = {
  user: 'found by its address before anybody is known; an index cannot be used behind a wall by lower(email)',
  access_key: 'codes that are nobody’s yet, known by their hashes alone',
  patch_note: 'told to everybody',
  loose_file: 'ids of bytes that are nobody’s',
};

let database: TestDatabase;
let admin: Pool;
let pools: Readonly<Record<Wall, Pool>>;
let test: TestCore;
let mine: FullProject;
let foreign: FullProject;

const fail = (error: Error): never => {
  throw error;
};

beforeAll(async () => {
  database = await testDatabase();
  admin = openPool(database.url, fail);
  await admitAppRole(database.ownerUrl, await roleOf(database.appUrl));
  pools = {
    none: admin,
    forced: openPool(database.ownerUrl, fail, 3),
    'two-roles': openPool(database.appUrl, fail, 3),
  };
  test = testCore(new PgStore(pools['two-roles'], async () => {}));
  const filling = { test, pool: admin, random: new SeededRandom(5) };
  const people = (...names: string[]) => Promise.all(names.map((name) => addTestUser(database.url, name)));
  const projects = [];
  for (const name of ['김하은', '이도윤']) {
    const [owner, member, asker] = await people(name, '한지원', '오하람');
    const full = await fullProject(filling, { owner: owner!, members: [member!], askers: [asker!] });
    await fillRest(full);
    projects.push(full);
  }
  [mine, foreign] = projects as [FullProject, FullProject];
}, 120_000);
afterAll(async () => {
  for (const pool of Object.values(pools ?? {})) await pool.end();
  await database.drop();
});

/** What no command makes. */
async function fillRest({ projectId, owner }: FullProject): Promise<void> {
  const [id, hash] = [newId(), newId()];
  const by = owner._id;
  await admin.query(
    `insert into invitation (id, project_id, role, max_uses, created_by, created_at, expires_at)
     values ($1, $2, 'guest', 1, $3, 0, 1)`,
    [id, projectId, by],
  );
  await admin.query('insert into invitation_code (code_hash, invitation_id) values ($1, $2)', [hash, id]);
  await admin.query('insert into invitation_use values ($1, $2, 0)', [id, by]);
  await admin.query(
    `insert into call_link (id, project_id, callsheet, kind, played_by, token_hash, created_at)
     select $1, project_id, id, 'room', '', $2, 0 from callsheet where project_id = $3 limit 1`,
    [id, hash, projectId],
  );
  await admin.query(
    `insert into call_delivery (id, project_id, version, recipient, user_id, kind, channel, round, status, created_at)
     select $1::uuid, project_id, id, 'member:' || $2, $2::uuid, 'called', 'mail', 9, 'waiting', 0
     from callsheet_version where project_id = $3 limit 1`,
    [id, by, projectId],
  );
  await admin.query(
    `insert into refinement (screenplay_id, project_id, run_id, state, done, total, skipped, calls, tokens, updated_at)
     select id, project_id, id, 'done', 0, 0, 0, 0, 0, 0 from screenplay where project_id = $1 limit 1`,
    [projectId],
  );
  await admin.query(
    `insert into session (id, user_id, family_id, refresh_hash, access_hash, access_expires_at, expires_at, created_at)
     values ($1, $2, $1, $3, $3, 9, 9, 0)`,
    [id, by, hash],
  );
  await admin.query(
    `insert into push_subscription (id, user_id, family_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $1, $3, '', '', 0)`,
    [id, by, hash],
  );
  await admin.query(
    `insert into notice (id, user_id, project_id, kind, in_app, section, title, body, path, created_at)
     values ($1, $2, $3, 'call', true, 'callsheet', '', '', '/', 0)`,
    [id, by, projectId],
  );
  await admin.query("insert into notice_settings (user_id, choices) values ($1, '{}')", [by]);
  await admin.query(
    'insert into calendar_feed (id, user_id, token_hash, created_at) values ($1, $2, $3, 0)',
    [id, by, hash],
  );
  await admin.query("insert into grid_layout values ($1, 'scene', '{}')", [by]);
  await admin.query("insert into avatar values ($1, $2, 'x', 0)", [by, id]);
  await admin.query('insert into plan_told values ($1, 0)', [projectId]);
  await admin.query("insert into upload values ($1, $2, '', 1, $3, 0)", [id, projectId, by]);
  await admin.query("insert into mail_token values ($1, 'confirmEmail', $2, '', 0, 9)", [hash, by]);
  await admin.query("insert into access_key values ($1, $2, 'storage', 1, 0, 0)", [id, hash]);
  await admin.query('insert into used_key values ($1, $2, 0)', [by, id]);
  await admin.query("insert into totp values ($1, 'sealed', 0, 0)", [by]);
  await admin.query(
    "insert into passkey (id, user_id, credential_id, public_key, counter, name, created_at) values ($1, $2, $3, '', 0, '', 0)",
    [id, by, hash],
  );
  await admin.query('insert into recovery_code values ($1, $2, 0)', [by, hash]);
  await admin.query("insert into factor_challenge values ($1, $2, 'totp', 'sealed', 9)", [id, by]);
}

const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled,
    exists (select from pg_policy p where p.polrelid = c.oid) as policy
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

/** The walled tables, each with what says whose a row is. */
async function walled(): Promise<{ name: string; whose: string }[]> {
  const { rows } = await admin.query<{ name: string; whose: string }>(
    `select c.relname as name, case
       when c.relname = 'project' then 'id::text'
       when c.relname in ('invitation_code', 'invitation_use')
         then '(select i.project_id::text from invitation i where i.id = invitation_id)'
       when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'project_id')
         then 'project_id::text'
       else 'user_id::text' end as whose
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relrowsecurity order by 1`,
  );
  return rows;
}

/** What the owner of `mine` gets to see or to change of others', and what they do not get of their own. */
async function examine(pool: Pool): Promise<string[]> {
  const faults: string[] = [];
  const own: Id[] = [mine.projectId, mine.owner._id];
  for (const { name, whose } of await walled()) {
    const counted = `select count(*)::int as all, count(*) filter (where ${whose} = any ($1))::int as own from "${name}"`;
    const count = async (from: Pool) =>
      (await from.query<{ all: number; own: number }>(counted, [own])).rows[0]!;
    const there = await count(admin);
    if (there.own === 0 || there.own === there.all) faults.push(`${name}: nothing to tell apart`);
    const seen = await asAccount(mine.owner._id, () => count(pool));
    if (seen.all !== seen.own) faults.push(`${name}: ${seen.all - seen.own} foreign rows are shown`);
    if (seen.own !== there.own) faults.push(`${name}: ${seen.own} of ${there.own} own rows are shown`);
    const gone = await asAccount(mine.owner._id, () => deleted(pool, name, whose, own));
    if (gone > 0) faults.push(`${name}: ${gone} foreign rows can be deleted`);
    if ((await count(pool)).all > 0) faults.push(`${name}: nobody is shown rows`);
    if ((await asSystem('clearing', () => count(pool))).all !== there.all)
      faults.push(`${name}: the server is not shown every row`);
  }
  return faults;
}

/** How many rows of others a deletion would take. */
async function deleted(pool: Pool, name: string, whose: string, own: readonly Id[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const gone = await client.query(`delete from "${name}" where ${whose} <> all ($1)`, [own]);
    return gone.rowCount ?? 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the second wall', () => {
  it('AC16: stands on every table, but for those that belong to nobody', async () => {
    const { rows } = await admin.query<{ name: string; walled: boolean; policy: boolean }>(TABLES);
    const open = rows.filter((table) => !table.walled || !table.policy).map(({ name }) => name);
    const advice =
      'Let its migration call ddak_wall_by_project or ddak_wall_by_account (migrations/0014_second_wall.sql).';
    expect(open, advice).toEqual(Object.keys(OPEN_TABLES).sort());
  });

  it.each(['forced', 'two-roles'] as const)(
    'AC16 AC17: (%s) shows an account its own, nobody nothing, and the server all',
    async (wall) => {
      expect(await examine(pools[wall])).toEqual([]);
    },
  );

  it('AC16: is missed on each table where it does not stand', async () => {
    const missed: string[] = [];
    for (const { name } of await walled()) {
      await admin.query(`alter policy wall on "${name}" rename to before`);
      await admin.query(`create policy open on "${name}" using (true)`);
      const faults = await examine(pools['two-roles']);
      if (faults.some((fault) => fault.startsWith(`${name}: `) && fault.endsWith('are shown')))
        missed.push(name);
      await admin.query(`drop policy open on "${name}"`);
      await admin.query(`alter policy before on "${name}" rename to wall`);
    }
    expect(missed).toEqual((await walled()).map(({ name }) => name));
    expect(await examine(pools['two-roles'])).toEqual([]);
  });

  it.each(['forced', 'two-roles'] as const)(
    'AC16: (%s) lets nobody write into what is not theirs',
    async (wall) => {
      const insert = `insert into episode (id, project_id, order_key, title) values ($1, $2, 'a', '')`;
      const put = (projectId: Id) =>
        asAccount(mine.owner._id, () => pools[wall].query(insert, [newId(), projectId]));
      await put(mine.projectId);
      const error = await put(foreign.projectId).then(
        () => null,
        (refused: unknown) => refused,
      );
      // A remembered refusal of the command, and told as a bug; not "try again" for ever.
      expect(kindOfFailure(error)).toBe('integrity');
      const away = asAccount(mine.owner._id, () =>
        pools[wall].query('update episode set project_id = $1 where project_id = $2', [
          foreign.projectId,
          mine.projectId,
        ]),
      );
      await expect(away).rejects.toThrow(/row-level security/);
    },
  );

  it.each(['forced', 'two-roles'] as const)(
    'AC27, PI3: (%s) hides the pictures of a project from who is locked out of it, and not their own',
    async (wall) => {
      const [locked, owner] = [await addTestUser(database.url, '문서하'), mine.owner._id];
      const demand = (on: boolean) =>
        admin.query('update project set needs_second_factor = $1 where id = $2', [on, mine.projectId]);
      await admin.query(
        `insert into project_member (id, project_id, user_id, name, role, rights, access_epoch)
         values ($1, $2, $3, '문서하', 'guest', '{}', 1)`,
        [newId(), mine.projectId, locked._id],
      );
      await admin.query("insert into avatar values ($1, $2, 'x', 0)", [locked._id, newId()]);
      const shownTo = (viewer: Id) =>
        asAccount(viewer, async () => {
          const { rows } = await pools[wall].query<{ user_id: Id }>('select user_id from avatar');
          return rows.map(({ user_id }) => user_id).sort();
        });
      const both = [locked._id, owner].sort();
      expect(await shownTo(locked._id)).toEqual(both);
      await demand(true);
      expect(await shownTo(locked._id)).toEqual([locked._id]);
      // The owner has a second factor.
      expect(await shownTo(owner)).toEqual(both);
      await admin.query("insert into totp values ($1, 'sealed', 0, 0)", [locked._id]);
      expect(await shownTo(locked._id)).toEqual(both);
      await demand(false);
      for (const table of ['totp', 'avatar', 'project_member'])
        await admin.query(`delete from ${table} where user_id = $1`, [locked._id]);
    },
  );

  it('AC16: opens a project to one account after the other in one transaction, each for itself', async () => {
    const client = await pools['two-roles'].take();
    const open = async (reader: string, projectId: Id) => {
      const { rows } = await client.query('select ddak_open_project($1, $2, $3)::int as seq', [
        reader,
        projectId,
        'write',
      ]);
      const scenes = await client.query('select distinct project_id from board');
      return [rows[0].seq !== null, scenes.rows.map((row) => row.project_id)];
    };
    await client.query('begin');
    expect(await open(mine.owner._id, mine.projectId)).toEqual([true, [mine.projectId]]);
    expect(await open(foreign.owner._id, mine.projectId)).toEqual([false, [foreign.projectId]]);
    expect(await open(foreign.owner._id, foreign.projectId)).toEqual([true, [foreign.projectId]]);
    expect(await open('', mine.projectId)).toEqual([false, []]);
    expect((await open(SYSTEM, mine.projectId))[0]).toBe(true);
    await client.query('commit');
    expect((await client.query('select from board')).rowCount).toBe(0);
    client.release();
  });

  it('AC16: writes no commands among whose senders is one to whom the project is not shown', async () => {
    const write = async (users: readonly Id[]) => {
      const { seq } = (await test.core.states.current(mine.projectId, SYSTEM))!;
      const client = await pools['two-roles'].take();
      try {
        return await client.query('call ddak_carry_out_commands($1, $2, $3, $4, $5)', [
          ...[mine.projectId, seq, users, '[]', '[]'],
        ]);
      } finally {
        client.release();
      }
    };
    const [me, other] = [mine.owner._id, foreign.owner._id];
    for (const users of [[other], [me, other], [other, me]])
      await expect(write(users)).rejects.toMatchObject({ code: 'DK001' });
    expect(await write([me])).toMatchObject({ command: 'CALL' });
  });

  it('AC16: costs a command no message to the database: one it is', async () => {
    const add = () => test.run(mine.owner, mine.projectId, 'addBoard', { boardId: newId(), name: '다른 안' });
    await add();
    const asked = vi.spyOn(Client.prototype, 'query');
    expect(await add()).toMatchObject({ outcome: 'committed' });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('AC17: a connection forgets for whom it was asked', async () => {
    const one = openPool(database.appUrl, fail, 1);
    const look = async () => (await one.query('select from project')).rowCount;
    expect([await asAccount(mine.owner._id, look), await look(), await asSystem('clearing', look)]).toEqual([
      1, 0, 2,
    ]);
    const broken = asAccount(mine.owner._id, async () => {
      const client = await one.connect();
      await client.query('begin');
      await client.query('select 1 / 0').catch(() => client.query('rollback'));
      client.release();
    });
    await broken;
    expect(await look()).toBe(0);
    await one.end();
  });

  it('AC16: asks who takes part once a statement, not once a row', async () => {
    const client = await pools['two-roles'].connect();
    await client.query('begin');
    await client.query(`set local ddak.account = '${mine.owner._id}'`);
    const { rows } = await client.query('explain (analyze, verbose) select * from change_log');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    await client.query('rollback');
    client.release();
    expect(plan.match(/Output: ddak_shown\(/g)).toHaveLength(1);
    expect(plan).toMatch(/actual time=\S+ rows=1\.00 loops=1\)\s+Output: ddak_shown/);
  });

  it('AC18: is what the database says it is', async () => {
    for (const wall of ['none', 'forced', 'two-roles'] as const)
      expect(await findWall(pools[wall])).toBe(wall);
    await admin.query('alter table scene no force row level security');
    expect(await findWall(pools.forced)).toBe('none');
    await admin.query('alter table scene disable row level security');
    expect(await findWall(pools['two-roles'])).toBe('none');
    await admin.query('alter table scene enable row level security, force row level security');
    expect(await findWall(pools.forced)).toBe('forced');
  });

  it('AC18: cannot be taken down by the role that works behind it', async () => {
    for (const statement of [
      'alter table scene disable row level security',
      'drop policy wall on scene',
      'create policy open on scene using (true)',
      'create table public.mine (id int)',
      'set role t_owner',
      'truncate scene',
    ])
      await expect(pools['two-roles'].query(statement), statement).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a role that is let in beside the owner', () => {
  it('AC18: goes on with the queue that the owner had, and with tables that come later', async () => {
    const own = await testDatabase();
    const [before, after] = [openPool(own.ownerUrl, fail, 2), openPool(own.appUrl, fail, 2)];
    const options = { alone: true, onError: fail as (error: unknown) => never, onGivenUp: () => {} };
    const first = new JobQueue(before, options);
    await first.start({});
    await first.putBack([{ name: 'work', data: { left: 'behind' } }]);
    await first.stop();
    await admitAppRole(own.ownerUrl, await roleOf(own.appUrl));
    await admitAppRole(own.ownerUrl, await roleOf(own.appUrl));
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const second = new JobQueue(after, options);
    await second.start({ work: async (data) => resolve(data) });
    expect(await promise).toEqual({ left: 'behind' });
    await second.stop();
    await before.query('create table public.later (id int)');
    expect((await after.query('select from later')).rowCount).toBe(0);
    await Promise.all([before.end(), after.end()]);
    await own.drop();
  });
});

/** Every file that asks in the server's own name, or lets others do so, and what for. */
const IN_OWN_NAME: Readonly<Record<string, string>> = {
  'build-app.ts': 'which sessions live on, for sockets',
  'cli/confirm-email.ts':
    'confirming the e-mail of somebody to whom no mail came, by whoever runs the server',
  'cli/session.ts': 'signing others out, by whoever runs the server',
  'cli/user.ts': 'taking away the second factor of somebody who has lost it, by whoever runs the server',
  'db/backup/exact-text.ts': 'a backup holds every row, a restore writes every row',
  'db/migrate.ts': 'a migration changes every row',
  'db/pool.ts': 'how it is asked within a transaction',
  'db/push-subscriptions.ts': 'a browser that somebody else has been told at',
  'db/reader.ts': 'how it is asked',
  'db/storage.ts': 'files that somebody has sent, wherever they are',
  'features/account-deletion/erase-account.ts': 'what is left of somebody in projects',
  'features/account-deletion/hand-on.ts': 'a project whose owner is gone',
  'features/account-deletion/routes.ts': 'closing and emptying an account',
  'features/accounts/email-routes.ts': 'a mailed link says who it is',
  'features/accounts/routes.ts': 'signing up, in and out',
  'features/crew-requests/ask-to-take-part.ts': 'an invitation leads into a project that is not theirs yet',
  'features/crew-requests/routes.ts': 'the requests of who takes no part yet',
  'features/invitations/routes.ts': 'what an invitation says to whoever has its code',
  'features/my-schedule/calendar-feeds.ts': 'a calendar comes by an address that says whose it is',
  'features/my-data/pack-my-data.ts': 'files that somebody has sent, wherever they are',
  'features/my-data/repo.ts': 'what is kept of somebody, wherever it is',
  'features/password-reset/routes.ts': 'a mailed link says who it is',
  'features/presence/presence.ts': 'who takes part; each is told only after their own look',
  'features/projects/delete-route.ts': 'a project that is deleted, with who takes part in it',
  'features/retention/erase-contacts.ts': 'projects whose days in the archive are over',
  'files/project-files.ts': 'what an upload that failed has left',
  'http/authentication.ts': 'who holds a credential',
  'open-demo.ts': 'the sample',
  'features/call-delivery/deliver-callsheet.ts': 'messages to all of a sheet’s people',
  'features/call-delivery/send-call.ts': 'the same, to one at a time',
  'features/call-links/call-links.ts': 'mails ask for links in nobody’s name',
  'features/call-links/open-link.ts': 'who comes by a link is nobody, and is shown what the link is for',
  'features/call-links/page-routes.ts': 'the same',
  'features/tell-people/tell-people.ts': 'notices of one doing to all whom it concerns',
  'features/patchnotes/tell-patch-note.ts': 'what is new, to everybody who has an account',
  'features/plan-news/tell-plan.ts': 'notices of many doings to all whom they concern',
  'open-server.ts': 'jobs, what is done once a day, the sample',
  'sync/execute-command.ts': 'what the server itself does in somebody’s name',
  'sync/pg-transaction.ts': 'what the server itself does in somebody’s name',
  'sync/pg-store.ts': 'the memory that all share; each is let to it by a look of their own',
};

describe('what the server does in its own name', () => {
  it('AC19: is done at the places that are listed, and at no others', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name));
    const found = files.filter((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      const [imported = ''] = /import [^;]*reader\.ts'/.exec(text) ?? [];
      return /\basSystem\(|\basSystemWithin\b|\batTheDoor\b/.test(text) || /\bSYSTEM\b/.test(imported);
    });
    const advice = 'Ask for the account, or say in this list why the server has to see every row.';
    const listed = Object.keys(IN_OWN_NAME).sort();
    expect([...new Set([...found, 'db/reader.ts'])].sort(), advice).toEqual(listed);
  });

  it('AC19: is never asked for in SQL by its name alone', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const named = files.filter((name) => /ddak\.account/.test(readFileSync(join(source, name), 'utf8')));
    expect(named.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
      'db/backup/exact-text.ts',
      'db/migrate.ts',
      'db/pool.ts',
    ]);
  });
});
