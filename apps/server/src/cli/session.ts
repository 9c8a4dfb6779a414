import { PgBus } from '../bus/pg-bus.ts';
import { readConfig } from '../config.ts';
import { openOrm, openPool } from '../db/pool.ts';
import { asSystem } from '../db/reader.ts';
import { withDatabase } from '../db/with-database.ts';
import { AccountRepo } from '../features/accounts/repo.ts';
import { Sessions } from '../features/accounts/sessions.ts';

/**
 * `ddak session end EMAIL` or `--all`: signs somebody or everybody out, wherever they are, at a running server too.
 * Prints how many people that were. Returns the exit code.
 */
export async function endSessionsCommand(
  email: string | undefined,
  { all }: { all: boolean },
): Promise<number> {
  if ((email === undefined) !== all) return fail('이메일이나 --all 가운데 하나를 적어 주세요.');
  const onError = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
  const ended = await withDatabase(readConfig(process.env), ({ url }) =>
    asSystem('commandLine', () => endSessions(url, email, onError)),
  );
  if (ended === null) return fail('그 이메일로 가입한 사람이 없어요.');
  process.stdout.write(`${ended}\n`);
  return 0;
}

/** Of how many people; null: nobody has this e-mail. */
async function endSessions(
  url: string,
  email: string | undefined,
  onError: (error: unknown) => void,
): Promise<number | null> {
  const pool = openPool(url, onError, 2);
  const bus = new PgBus({ url, notify: true, onError });
  await bus.start();
  try {
    const accounts = new AccountRepo(openOrm(pool));
    const sessions = new Sessions(accounts, Date.now, (familyId) => bus.endSession(familyId));
    const found = email === undefined ? undefined : await accounts.findByEmail(email);
    if (email !== undefined && !found) return null;
    const people = found ? [found._id] : await accounts.peopleWithSessions();
    for (const userId of people) await sessions.endAll(userId);
    return people.length;
  } finally {
    await bus.close();
    await pool.end();
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
