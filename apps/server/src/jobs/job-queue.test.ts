import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { newId } from '../new-id.ts';
import { testDatabase } from '../testing/test-database.ts';
import { JobQueue, type JobWorker } from './job-queue.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
const open: JobQueue[] = [];
const givenUp: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, (error) => {
    throw error;
  });
});
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function start(name: string, worker: JobWorker, alone = true): Promise<JobQueue> {
  const queue = new JobQueue(pool, {
    alone,
    onError: (error) => {
      throw error;
    },
    onGivenUp: (error, job) => givenUp.push([error, job]),
  });
  open.push(queue);
  await queue.start({ [name]: worker });
  return queue;
}

async function put(queue: JobQueue, name: string, end: 'commit' | 'rollback'): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await queue.enqueue([{ name, data: { key: 'value' } }], client);
  await client.query(end);
  client.release();
  queue.wake();
}

describe('the job queue', () => {
  it('does a job once its transaction is committed', async () => {
    const done: unknown[] = [];
    const queue = await start('committed', async (data, lastTry) => {
      done.push([data, lastTry]);
    });
    await put(queue, 'committed', 'commit');
    while (done.length === 0) await pause(10);
    expect(done).toEqual([[{ key: 'value' }, false]]);
  });

  it('knows nothing of a job whose transaction was rolled back', async () => {
    const queue = await start('rolled-back', async () => {});
    await put(queue, 'rolled-back', 'rollback');
    const { rows } = await pool.query("select 1 from pgboss.job where name = 'rolled-back'");
    expect(rows).toEqual([]);
  });

  it('does again at the next start what a process that died was doing', async () => {
    let begun = false;
    // The first process takes the job and never comes back from it.
    const dead = await start('interrupted', async () => {
      begun = true;
      await new Promise(() => {});
    });
    await put(dead, 'interrupted', 'commit');
    while (!begun) await pause(10);
    const done: unknown[] = [];
    const next = await start('interrupted', async (data) => {
      done.push(data);
    });
    while (done.length === 0) {
      next.wake();
      await pause(50);
    }
    expect(done).toEqual([{ key: 'value' }]);
  });

  it('LM15: tells of a job that failed at its last try, by its name and id alone', async () => {
    const queue = await start('hopeless', async () => {
      throw Object.assign(new Error('no'), { code: 'ENOPE' });
    });
    await put(queue, 'hopeless', 'commit');
    // The pauses between the tries are not waited for.
    while (givenUp.length === 0) {
      await pool.query("update pgboss.job set start_after = now() where name = 'hopeless'");
      queue.wake();
      await pause(20);
    }
    const { rows } = await pool.query("select id, retry_count from pgboss.job where name = 'hopeless'");
    expect(rows).toMatchObject([{ retry_count: 5 }]);
    expect(givenUp).toEqual([
      [expect.objectContaining({ code: 'ENOPE' }), { name: 'hopeless', jobId: rows[0].id }],
    ]);
  });

  it('LM9: gives each person their turn, however many jobs somebody else has put in before', async () => {
    const done: string[] = [];
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const queue = await start('by-turns', async ({ name }) => {
      await begun;
      done.push(name!);
    });
    const [many, one, other] = [newId(), newId(), newId()];
    const jobs = Array.from({ length: 20 }, (_, i) => ({ person: many, name: `many ${i}` }));
    jobs.push(
      { person: one, name: 'one' },
      { person: other, name: 'other 0' },
      { person: other, name: 'other 1' },
    );
    const client = await pool.connect();
    for (const { person, name } of jobs) {
      await client.query('begin');
      await queue.enqueue([{ name: 'by-turns', data: { name }, person }], client);
      await client.query('commit');
    }
    client.release();
    begin();
    while (done.length < jobs.length) {
      queue.wake();
      await pause(10);
    }
    // What was begun before they came is done; then it is they, before the second or third of anybody.
    expect(done.indexOf('one')).toBeLessThan(6);
    expect(done.indexOf('other 0')).toBeLessThan(6);
    expect(done.indexOf('other 1')).toBeLessThan(8);
  });
});
