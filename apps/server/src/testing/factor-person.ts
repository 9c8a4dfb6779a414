import { hashSync } from '@node-rs/argon2';
import { TOTP } from 'otpauth';
import { Client } from 'pg';
import { type Loose, newPerson, TestPerson } from './test-person.ts';

export const PASSWORD = '딱 맞는 비밀번호';
const CONFIRMED_MS = 5 * 60 * 1000;
/** Weak, and so quick; it is checked as any other. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const quickHash = hashSync(PASSWORD, QUICK);

type At = { readonly url: string; readonly databaseUrl: string };

/** Somebody with a password, whose session was confirmed a moment ago. */
export async function confirmedPerson(server: At, name?: string): Promise<TestPerson> {
  const person = await newPerson(server, name);
  await query(server, 'update "user" set password_hash = $1 where id = $2', [quickHash, person.user._id]);
  await confirmHere(server, person);
  return person;
}

/** As if the person had just typed their password, and shown their factor. */
export const confirmHere = (server: At, { user }: TestPerson): Promise<unknown> =>
  query(server, 'update session set confirmed_until = $1 where user_id = $2', [
    Date.now() + CONFIRMED_MS,
    user._id,
  ]);

export async function query(
  { databaseUrl }: At,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** An authenticator app. */
export interface TestApp {
  /** The code of a step of time, so many away from the present one. */
  code(steps?: number): string;
}

/** Sets an authenticator app; the recovery codes that came with it. */
export async function setApp(person: TestPerson): Promise<{ app: TestApp; recoveryCodes: string[] }> {
  const begun = await person.call('POST', '/auth/second-factor/totp');
  const app = appOf(String(begun.body.data?.secret));
  const set = await person.call('POST', '/auth/second-factor/totp/confirm', { code: app.code() });
  if (set.status !== 200) throw new Error(`${set.status} ${JSON.stringify(set.body)}`);
  return { app, recoveryCodes: set.body.data?.recoveryCodes as unknown as string[] };
}

export const appOf = (secret: string): TestApp => {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return { code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }) };
};

/** Signs in at a browser of its own. */
export async function signInAs(
  server: At,
  { user }: TestPerson,
  proof: object = {},
  at = new TestPerson(server.url),
): Promise<{ status: number; body: Loose; at: TestPerson }> {
  const form = { email: user.email, password: PASSWORD, ...proof };
  const { status, body } = await at.call('POST', '/auth/signin', form);
  return { status, body, at };
}
