import type { Id } from '@ddak/domain';
import { PgBus } from '../bus/pg-bus.ts';
import { type Config, readConfig } from '../config.ts';
import { openOrm, openPool, type Pool } from '../db/pool.ts';
import { asSystem } from '../db/reader.ts';
import { withDatabase } from '../db/with-database.ts';
import { AccountRepo } from '../features/accounts/repo.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { tellAccount } from '../features/second-factor/factor-parts.ts';
import { SecondFactorRepo } from '../features/second-factor/repo.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { openLog } from '../log.ts';
import { SEND_MAIL } from '../mail/send-mail.ts';

/**
 * `ddak user reset-second-factor EMAIL` (AC26): for somebody who has lost app, passkeys and recovery codes. Whoever may run
 * it has made sure that it is them. Returns the exit code.
 */
export async function resetSecondFactorCommand(email: string): Promise<number> {
  const config = readConfig(process.env);
  const had = await withDatabase(config, ({ url }) =>
    asSystem('commandLine', () => reset(config, url, email)),
  );
  if (had === null) {
    process.stderr.write('이 이메일로 가입한 사용자가 없어요.\n');
    return 1;
  }
  const done = '2단계 인증을 없애고 모든 기기에서 로그아웃했어요. 사용자에게 메일로 알려요.';
  process.stdout.write(`${had ? done : '2단계 인증을 켜지 않은 사용자예요.'}\n`);
  return 0;
}

async function reset(config: Config, url: string, email: string): Promise<boolean | null> {
  const log = openLog(config);
  const onError = (error: unknown): void => log.error({ err: error }, 'a reset could not be told of');
  const pool = openPool(url, onError, 2);
  try {
    const done = await new SecondFactorRepo(openOrm(pool)).reset(email);
    if (!done?.had) return done === null ? null : false;
    log.warn({ userId: done.userId }, 'a second factor was reset by a command');
    await endSessions(pool, url, done.userId, onError);
    await queueMail(pool, done.userId, onError);
    return true;
  } finally {
    await pool.end();
  }
}

/** A running server hears of it: what the sessions have open closes at once. */
async function endSessions(
  pool: Pool,
  url: string,
  userId: Id,
  onError: (error: unknown) => void,
): Promise<void> {
  const bus = new PgBus({ url, notify: true, onError });
  await bus.start();
  const accounts = new AccountRepo(openOrm(pool));
  await new Sessions(accounts, Date.now, (familyId) => bus.endSession(familyId)).endAll(userId);
  await bus.close();
}

/** Sent by the server, at the latest when it is started. */
async function queueMail(pool: Pool, userId: Id, onError: (error: unknown) => void): Promise<void> {
  const jobs = new JobQueue(pool, { alone: false, onError, onGivenUp: onError });
  await jobs.start({});
  await tellAccount({ queueMail: (data) => jobs.putBack([{ name: SEND_MAIL, data }]) }, userId, 'reset');
  await jobs.stop();
}
