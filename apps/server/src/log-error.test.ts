import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DrizzleQueryError } from './db/orm.ts';
import { loggedError } from './log-error.ts';

const SECRETS = ['haeun@example.com', '$argon2id$v=19$m=19456', '010-0000-1234', 'S#1. 옥상 - 밤'];

/** Everything that may throw at us with somebody's words in it. */
function thrown(secret: string): unknown[] {
  const ofDatabase = Object.assign(new DatabaseError(`Key (email)=(${secret})`, 1, 'error'), {
    ...{
      code: '23505',
      severity: 'ERROR',
      table: 'user',
      constraint: 'user_email_key',
      routine: '_bt_check',
    },
    detail: `Key (email)=(${secret}) already exists.`,
    where: secret,
    internalQuery: secret,
  });
  const caught = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return error;
    }
  };
  return [
    ofDatabase,
    new DrizzleQueryError(`insert into "user" values ($1, '${secret}')`, [secret], ofDatabase),
    caught(() => JSON.parse(`{"text": ${secret}`)),
    caught(() => z.object({ [secret]: z.string() }).parse({ [secret]: 1 })),
    caught(() => BigInt(secret)),
    caught(() => new URL(secret)),
    caught(() => new Headers({ [secret]: 'x' })),
    caught(() => Buffer.alloc(secret as unknown as number)),
    Object.assign(new Error('a mail'), {
      response: `550 <${secret}>`,
      command: `RCPT TO:<${secret}>`,
      rejected: [secret],
    }),
    secret,
    { secret },
    new Error('it was', { cause: ofDatabase }),
  ];
}

describe('LM4: an error in the log', () => {
  it.each(SECRETS)('does not say %s, whoever has thrown it', (secret) => {
    for (const error of thrown(secret)) expect(JSON.stringify(loggedError(error))).not.toContain(secret);
  });

  it('says what somebody needs who mends it: what, where, which statement, which rule', () => {
    const [ofDatabase, ofQuery] = thrown('haeun@example.com');
    expect(loggedError(ofDatabase)).toMatchObject({
      code: '23505',
      table: 'user',
      constraint: 'user_email_key',
    });
    expect(loggedError(ofQuery)).toMatchObject({
      query: `insert into "user" values ($1, '…')`,
      cause: { code: '23505' },
    });
    const ours = loggedError(new Error('there is no mail of the kind x'));
    expect(ours).toMatchObject({ name: 'Error', message: 'there is no mail of the kind x' });
    expect(ours.stack).toContain('log-error.test.ts');
  });

  it('takes no line of a message for a line of the stack', () => {
    const logged = loggedError(new SyntaxError('x\n    at haeun@example.com'));
    expect(logged.stack).not.toContain('haeun');
  });
});
