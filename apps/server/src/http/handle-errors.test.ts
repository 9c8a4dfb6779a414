import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { DrizzleQueryError } from '../db/orm.ts';
import { StoreFull } from '../files/file-store.ts';
import { NoRoom } from '../sync/sync-store.ts';
import { failureBody, statusOf } from './failures.ts';
import { failureOf, handleErrors } from './handle-errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('it said so'), { code });
const answerTo = (error: unknown) => {
  const failure = failureOf(error);
  return failure && { status: statusOf(failure.code), ...failureBody(failure) };
};

describe('LM6: a full disk', () => {
  it.each([
    ['of a file that is written', withCode('ENOSPC')],
    ['of somebody whose share it is', withCode('EDQUOT')],
    ['of a file that may grow no larger', withCode('EFBIG')],
    ['inside of something else', new Error('the letter was not kept', { cause: withCode('ENOSPC') })],
    ['of the database', withCode('53100')],
    ['of the database, behind the query builder', new DrizzleQueryError('insert', [], withCode('53100'))],
    [
      'of the database, behind two',
      new Error('x', { cause: new DrizzleQueryError('', [], withCode('53100')) }),
    ],
    ['of the store of files', new StoreFull('', { cause: withCode('ENOSPC') })],
    ['of the store of projects', new NoRoom('', { cause: withCode('53100') })],
  ])('%s is told in words, with 507', (_, error) => {
    expect(answerTo(error)).toMatchObject({ status: 507, code: 'disk_full' });
    expect(answerTo(error)?.message).toMatch(/저장 공간이 가득/);
  });

  it('tells nothing of what nobody foresaw', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => {
      throw Object.assign(new TypeError('select * from "user" where email = haeun@example.com'), {
        table: 'user',
      });
    });
    const { statusCode, body } = await app.inject('/');
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toEqual({
      code: 'internal',
      message: '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
    });
  });

  it('is not what a busy database is, nor a bug', () => {
    expect(answerTo(new DrizzleQueryError('', [], withCode('55P03')))).toMatchObject({ status: 503 });
    expect(answerTo(new DrizzleQueryError('', [], withCode('22021')))).toMatchObject({ status: 400 });
    expect(answerTo(new DrizzleQueryError('', [], withCode('42703')))).toBeUndefined();
    expect(answerTo(new TypeError('x'))).toBeUndefined();
  });
});
