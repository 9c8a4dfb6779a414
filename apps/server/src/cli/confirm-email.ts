import type { Id } from '@ddak/domain';
import { type Config, readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { asSystem } from '../db/reader.ts';
import { withDatabase } from '../db/with-database.ts';
import { AccountRepo } from '../features/accounts/repo.ts';
import { openLog } from '../log.ts';

type Outcome = { readonly userId: Id; readonly was: boolean } | null;

/**
 * `ddak user confirm EMAIL` (AC29): says that the address is theirs, where no mail leaves or none has come. Whoever may
 * run it has made sure of that. Returns the exit code.
 */
export async function confirmEmailCommand(email: string): Promise<number> {
  const config = readConfig(process.env);
  const done = await withDatabase(config, ({ url }) =>
    asSystem('commandLine', () => confirm(config, url, email)),
  );
  if (done === null) {
    process.stderr.write('이 이메일로 가입한 사용자가 없어요.\n');
    return 1;
  }
  const said = done.was
    ? '이미 확인한 이메일이에요.'
    : '이메일을 확인했어요. 이제 다른 사람을 초대할 수 있어요.';
  process.stdout.write(`${said}\n`);
  return 0;
}

async function confirm(config: Config, url: string, email: string): Promise<Outcome> {
  const log = openLog(config);
  const pool = openPool(url, (error) => log.error({ err: error }, 'a database connection broke'), 2);
  try {
    const accounts = new AccountRepo(openOrm(pool));
    const found = await accounts.findByEmail(email.trim());
    if (!found) return null;
    const was = found.confirmedAt !== null;
    if (!was) {
      await accounts.confirmEmail(found._id, found.email, Date.now());
      log.warn({ userId: found._id }, 'an e-mail was confirmed by a command');
    }
    return { userId: found._id, was };
  } finally {
    await pool.end();
  }
}
