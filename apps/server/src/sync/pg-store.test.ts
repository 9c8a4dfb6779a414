import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { SYSTEM } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import { storeContract } from '../testing/store-contract.ts';
import { makeBoard, testCore } from '../testing/test-core.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { PgStore } from './pg-store.ts';
import { RetryLater } from './sync-store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
const fail = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, fail);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const make = () => ({
  store: new PgStore(pool, async () => {}),
  person: (name: string) => addTestUser(database.url, name),
});

storeContract('PgStore', make);

describe('PgStore', () => {
  it('says "retry" when the project stays locked for longer than two seconds', async () => {
    const { store, person } = make();
    const test = testCore(store);
    const owner = await person('김하은');
    const { projectId } = await makeBoard(test, owner);
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from project_head where project_id = $1 for update', [projectId]);
    await expect(test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' })).rejects.toThrow(
      RetryLater,
    );
    await blocker.query('rollback');
    blocker.release();
    expect((await test.run(owner, projectId, 'addBoard', { boardId: newId(), name: '2안' })).outcome).toBe(
      'committed',
    );
  });

  it('queues jobs in the transaction of their command: refused or failed, there are none', async () => {
    const queued: string[] = [];
    const store = new PgStore(pool, async (jobs, client) => {
      // Whatever the queue writes goes through the transaction's own connection.
      await client.query('create temp table if not exists queued (name text)');
      for (const job of jobs) queued.push(job.name);
    });
    const test = testCore(store, () => [{ name: 'read', data: {} }]);
    const owner = await addTestUser(database.url, '김하은');
    const { projectId } = await makeBoard(test, owner);
    expect(queued).toHaveLength(9);
    await test.run(owner, projectId, 'removeTimetable', { timetableId: newId() });
    expect(queued).toHaveLength(9);
  });

  it('refuses an id that another project has, and remembers the refusal', async () => {
    const { store, person } = make();
    const test = testCore(store);
    const owner = await person('김하은');
    const [one, other] = [await makeBoard(test, owner), await makeBoard(test, owner)];
    const result = await test.run(owner, other.projectId, 'addBoard', {
      boardId: one.boardId,
      name: '빌린 안',
    });
    expect(result).toMatchObject({ outcome: 'refused', code: 'already_exists' });
    expect((await test.state(other.projectId)).board.size).toBe(1);
  });

  it('keeps what it can of a text that PostgreSQL cannot hold, the same everywhere', async () => {
    const { store, person } = make();
    const test = testCore(store);
    const owner = await person('김하은');
    const { projectId } = await makeBoard(test, owner);
    const boardId = newId();
    const result = await test.run(owner, projectId, 'addBoard', { boardId, name: '2\0안 \ud83d' });
    expect(result).toMatchObject({ outcome: 'committed' });
    const names = [await test.state(projectId), (await store.readSnapshot(projectId))!.state].map(
      (state) => state.board.get(boardId)?.name,
    );
    expect(names).toEqual(['2안 \ufffd', '2안 \ufffd']);
  });

  it('refuses what breaks a rule of the schema, and says so to the log', async () => {
    const { store, person } = make();
    const test = testCore(store);
    const owner = await person('김하은');
    const { projectId } = await makeBoard(test, owner);
    const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
    const nobody = { requestId: newId(), userId: newId(), name: '없는 사람', email: '', userRequest };
    const stranger = { ...nobody, role: 'member' as const };
    const answer = await test.run(owner, projectId, 'addCrewRequest', stranger, { asServer: true });
    expect(answer).toMatchObject({
      outcome: 'refused',
      code: 'invalid',
    });
    expect(test.bugs).toHaveLength(1);
    expect((await test.core.states.current(projectId, SYSTEM))?.seq).toBe(9);
  });
});
