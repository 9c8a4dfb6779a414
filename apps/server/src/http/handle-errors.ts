import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { kindOfFailure } from '../db/failures.ts';
import { NO_ROOM_CODES, StoreAway, StoreFull } from '../files/file-store.ts';
import { FactorRequired, NoRoom, RetryLater } from '../sync/sync-store.ts';
import { type FailureCode, failureBody, HttpFailure, statusOf } from './failures.ts';

/** What Fastify and its plugins call their refusals. */
const KNOWN: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
};

/** What the reader of multipart bodies says of a broken one; it has no codes. */
const BROKEN_PARTS = /^Multipart: |unexpected end of multipart data$/i;

const MOST_CAUSES = 5;
const codeOf = (error: Error): string => (error as Partial<FastifyError>).code ?? '';

/** The error, and what lies behind it, the innermost first: that is what has happened. */
function withCauses(error: Error): Error[] {
  const all: Error[] = [];
  for (let one: unknown = error; one instanceof Error && all.length < MOST_CAUSES; one = one.cause)
    all.unshift(one);
  return all;
}

const isHangul = (text: string): boolean => /[가-힣]/.test(text);

function ofValidation(error: FastifyError): HttpFailure {
  const [issue] = error.validation ?? [];
  const where = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  const said = issue?.message ?? '';
  // A schema that was given Korean words says them; the library's own English is for programs.
  const message = isHangul(said) ? said : `보낸 내용이 올바르지 않아요${where ? `: ${where}` : '.'}`;
  return new HttpFailure('invalid', { where }, message);
}

/** Any error as the failure that its caller is told; undefined for what nobody foresaw. */
export function failureOf(error: unknown): HttpFailure | undefined {
  if (error instanceof HttpFailure) return error;
  if (error instanceof NoRoom || error instanceof StoreFull) return new HttpFailure('disk_full');
  if (error instanceof StoreAway) return new HttpFailure('files_away');
  if (error instanceof FactorRequired) return new HttpFailure('second_factor_required');
  if (error instanceof RetryLater) return new HttpFailure('retry');
  if (!(error instanceof Error)) return undefined;
  // The query builder, a store, a stream wrap what the database or the system has said.
  for (const one of withCauses(error)) {
    if (NO_ROOM_CODES.has(codeOf(one))) return new HttpFailure('disk_full');
    const kind = kindOfFailure(one);
    if (kind === 'full') return new HttpFailure('disk_full');
    if (kind === 'retry') return new HttpFailure('retry');
    if (kind === 'unstorable') return new HttpFailure('invalid');
  }
  if (BROKEN_PARTS.test(error.message)) return new HttpFailure('bad_request');
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(error as unknown as FastifyError);
  const code = KNOWN[(error as Partial<FastifyError>).code ?? ''];
  if (code) return new HttpFailure(code);
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  return status < 500 ? new HttpFailure('bad_request') : undefined;
}

/** Makes every failed call answer `{ message, code, details? }`, and logs what nobody foresaw. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error) ?? new HttpFailure('internal');
    request.refusal = failure.code;
    if (['internal', 'disk_full', 'files_away', 'factor_unreadable'].includes(failure.code))
      request.log.error({ err: error }, 'a call failed for our own reasons');
    if (failure.code === 'retry') {
      request.log.warn({ err: error }, 'a call is to be tried again');
      reply.header('retry-after', '1');
    }
    return reply.status(statusOf(failure.code)).send(failureBody(failure));
  });
}
