import type { Id } from '@ddak/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrm, openPool, type Pool } from '../../db/pool.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { addTestUser } from '../../testing/test-people.ts';
import { ACCESS_SECONDS, GRACE_MS, SESSION_SECONDS } from './credentials.ts';
import { AccountRepo } from './repo.ts';
import { Sessions } from './sessions.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
let repo: AccountRepo;
let userId: Id;
let now: number;
let ended: Id[];
let sessions: Sessions;

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, (error) => {
    throw error;
  });
  repo = new AccountRepo(openOrm(pool));
  userId = (await addTestUser(database.url, '김하은'))._id;
});
beforeEach(() => {
  now = 1_790_000_000_000;
  ended = [];
  sessions = new Sessions(
    repo,
    () => now,
    (familyId) => ended.push(familyId),
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('sessions', () => {
  it('open doors for twenty minutes, and can be renewed for sixty days', async () => {
    const { access, refresh } = await sessions.start(userId);
    now += (ACCESS_SECONDS - 1) * 1000;
    expect((await sessions.find(access))?._id).toBe(userId);
    now += 1000;
    expect(await sessions.find(access)).toBeNull();
    now += (SESSION_SECONDS - ACCESS_SECONDS) * 1000 - 1;
    expect((await sessions.refresh(refresh)).user._id).toBe(userId);
    now += 1;
    await expect(sessions.refresh(refresh)).rejects.toThrow('세션이 만료되어');
  });

  it('AC15: end sixty days after the sign-in, however often they are renewed', async () => {
    let { refresh, access } = await sessions.start(userId);
    const day = 86_400_000;
    for (let days = 10; days < 60; days += 10) {
      now += 10 * day;
      ({ refresh, access } = (await sessions.refresh(refresh)).credentials);
    }
    now += 10 * day - 1;
    ({ refresh, access } = (await sessions.refresh(refresh)).credentials);
    expect((await sessions.find(access))?._id).toBe(userId);
    // As an older release wrote it: sixty days from the last renewal.
    await pool.query('UPDATE session SET expires_at = expires_at + $1', [50 * day]);
    now += 1;
    await expect(sessions.refresh(refresh)).rejects.toThrow('세션이 만료되어');
  });

  it('SPEC 4: end, the thief and the robbed alike, when a replaced credential is used long after its successor was', async () => {
    const { refresh: stolen } = await sessions.start(userId);
    const { credentials } = await sessions.refresh(stolen);
    await sessions.find(credentials.access);
    now += GRACE_MS + 1;
    await expect(sessions.refresh(stolen)).rejects.toThrow('세션이 만료되어');
    await expect(sessions.refresh(credentials.refresh)).rejects.toThrow('세션이 만료되어');
    expect(await sessions.find(credentials.access)).toBeNull();
    expect(ended).toHaveLength(1);
  });

  it('go on when the answer of a refresh was lost on the way, days ago', async () => {
    const { refresh } = await sessions.start(userId);
    await sessions.refresh(refresh);
    now += 3 * 24 * 3600 * 1000;
    expect((await sessions.refresh(refresh)).user._id).toBe(userId);
  });

  it('ISSUE 4: stay ended, whatever refresh was under way when they ended', async () => {
    for (let i = 0; i < 20; i++) {
      const { access, refresh } = await sessions.start(userId);
      const { familyId } = (await sessions.find(access))!;
      const tabs = Array.from({ length: 4 }, () => sessions.refresh(refresh).catch(() => null));
      await sessions.end(access, refresh);
      await Promise.all(tabs);
      expect(await sessions.living([familyId])).toEqual(new Set());
    }
  });

  it('are random, never twice the same, and of 256 bits', async () => {
    const first = await sessions.start(userId);
    const { credentials } = await sessions.refresh(first.refresh);
    const other = await sessions.start(userId);
    const all = [first, credentials, other].flatMap(({ access, refresh }) => [access, refresh]);
    expect(new Set(all).size).toBe(6);
    for (const one of all) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  });

  it('are kept as hashes only', async () => {
    const { access, refresh } = await sessions.start(userId);
    const { rows } = await pool.query('select * from session');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(access);
    expect(stored).not.toContain(refresh);
  });
});
