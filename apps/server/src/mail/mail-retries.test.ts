import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../db/pool.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSmtp } from '../testing/test-smtp.ts';
import { MAIL_QUEUE, SEND_MAIL, sendMail } from './send-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, () => {});
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const FAILURES = 10;

describe('a mail server that is away for long (ISSUE 4: sent by a job that retries)', () => {
  it('gets the mail at the eleventh try, once, after pauses that grow to ten minutes', async () => {
    const smtp = await testSmtp();
    smtp.moods.push(
      ...Array.from({ length: FAILURES }, (_, i) => (i % 2 ? ('drop' as const) : ('later' as const))),
    );
    const failures: boolean[] = [];
    const mailer = smtpMailer(smtp.url, { from: 'DDAK <no-reply@ddak.example>' });
    const parts = {
      mailer,
      composers: {
        greet: async () => ({
          to: 'patient@example.com',
          subject: '안녕하세요',
          text: '안녕',
          html: '<p>안녕</p>',
        }),
      },
      onFailed: (_: unknown, { final }: { final: boolean }) => failures.push(final),
    };
    const jobs = new JobQueue(pool, {
      alone: true,
      onError: (error) => {
        throw error;
      },
      onGivenUp: (error) => {
        throw error;
      },
    });
    await jobs.start(
      { [SEND_MAIL]: (data, last) => sendMail(parts, { kind: 'greet', ...data }, last) },
      {
        [SEND_MAIL]: MAIL_QUEUE,
      },
    );
    await jobs.put({ name: SEND_MAIL, data: { kind: 'greet' } });
    const pauses: number[] = [];
    // The pauses themselves are read off, and not waited for.
    while (smtp.mails.length === 0) {
      const { rows } = await pool.query<{ seconds: number }>(
        `with due as (select id, extract(epoch from start_after - now())::int as seconds from pgboss.job
           where name = $1 and state = 'retry' and start_after > now())
         update pgboss.job j set start_after = now() - interval '1 second' from due where j.id = due.id
         returning due.seconds`,
        [SEND_MAIL],
      );
      pauses.push(...rows.map(({ seconds }) => Number(seconds)));
      jobs.wake();
      await pause(20);
    }
    await jobs.stop();
    await smtp.close();
    expect(smtp.mails).toMatchObject([{ to: 'patient@example.com', subject: '안녕하세요' }]);
    expect(failures).toEqual(Array(FAILURES).fill(false));
    expect(Math.max(...pauses)).toBeGreaterThan(60);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(600);
  }, 60_000);
});
