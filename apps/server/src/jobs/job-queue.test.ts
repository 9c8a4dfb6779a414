import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { testDatabase } from '../testing/test-database.ts';
import { JobQueue, type JobWorker } from './job-queue.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
const open: JobQueue[] = [];

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
});
