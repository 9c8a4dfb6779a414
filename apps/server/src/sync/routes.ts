import { Readable } from 'node:stream';
import { idSchema } from '@ddak/domain';
import {
  type CommandResult,
  commandBatchAnswerSchema,
  commandBatchSchema,
  type FeedMessage,
  feedAnswerSchema,
  PROTOCOL_VERSION,
} from '@ddak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { addressKey } from '../http/address-key.ts';
import type { App } from '../http/app.ts';
import { type Authentication, signedIn } from '../http/authentication.ts';
import { HttpFailure } from '../http/failures.ts';
import type { FairTurns } from '../limits/fair-turns.ts';
import type { CommandExecutor } from './execute-command.ts';
import { feedBytes, feedGzip } from './feed/feed-bytes.ts';
import { gzipOf, storedPart } from './feed/gzip-parts.ts';
import { inChunks } from './feed/in-chunks.ts';
import { longPoll } from './feed/long-poll.ts';
import type { OpenPolls } from './feed/open-polls.ts';
import type { SharedBytes } from './feed/shared-bytes.ts';
import type { ProjectStates } from './project-states.ts';

/** SPEC.md section 9: the subscribe time-out of the real-time client. */
const MAX_WAIT_SECONDS = 310;

export interface SyncDeps {
  readonly executor: CommandExecutor;
  readonly states: ProjectStates;
  readonly bus: Bus;
  readonly shared: SharedBytes;
  readonly turns: FairTurns;
  readonly polls: OpenPolls;
  readonly authentication: Authentication;
}

const feedQuerySchema = z.object({
  seq: z.coerce.number().int().min(0).optional(),
  epoch: z.coerce.number().int().min(1).optional(),
  version: z.coerce.number().int().min(1).default(PROTOCOL_VERSION),
  shape: z.string().max(40).optional(),
  /** Seconds to wait when there is nothing new. The default lets the answer arrive before the client gives up. */
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_WAIT_SECONDS)
    .default(MAX_WAIT_SECONDS - 20),
});

/** Commands go up, the feed comes down: the two calls through which a project is worked on. */
export function syncRoutes(app: App, deps: SyncDeps): void {
  const params = z.object({ id: idSchema });
  const preHandler = deps.authentication.requireUser;

  app.post(
    '/projects/:id/commands',
    {
      preHandler,
      // An emoji that was cut in two must not keep an outbox from being sent: what cannot be kept is taken out there.
      config: { anyText: true },
      schema: { params, body: commandBatchSchema, response: { 200: commandBatchAnswerSchema } },
    },
    async (request) => {
      const actor = signedIn(request);
      if (request.body.as && request.body.as !== actor._id) throw new HttpFailure('signed_out');
      // When one is to be tried again, the whole batch is sent again, and those that are done answer as they did.
      const results = await deps.executor.executeAll(request.params.id, actor, request.body.commands);
      // Each is answered for itself; that one of them was not theirs to send is told to the log.
      if (results.some(isForbidden)) request.refusal = 'forbidden';
      return { data: { results: [...results] } };
    },
  );

  app.get(
    '/projects/:id/feed',
    {
      preHandler,
      schema: { params, querystring: feedQuerySchema, response: { 200: feedAnswerSchema } },
    },
    async (request, reply) => {
      const { seq, epoch, version, shape, wait } = request.query;
      const standing = { seq: seq ?? null, epoch: epoch ?? null, version };
      const position = shape === undefined ? standing : { ...standing, shape };
      const who = signedIn(request);
      const poll = deps.polls.open(who, addressKey(request.ip));
      reply.raw.on('close', () => poll.close());
      const ask = { projectId: request.params.id, userId: who._id, position, waitMs: wait * 1000 };
      const { messages, end } = await longPoll(deps, ask, poll.gone);
      reply.raw.on('close', end);
      if (reply.raw.closed) end();
      if (poll.signedOut) throw new HttpFailure('signed_out');
      reply.type('application/json; charset=utf-8');
      // The schema describes it; it is written already.
      return answerWith(reply as FastifyReply, deps.shared, messages);
    },
  );
}

const isForbidden = (result: CommandResult): boolean =>
  result.outcome === 'refused' && result.code === 'forbidden';

/** So many rows are compressed once for all who are sent them. */
const MANY_ROWS = 500;
/** Sent whole: worth no stream. */
const SMALL = 64 * 1024;

/** Answers the long poll; a long answer in pieces, so that it waits as what others are sent too. */
async function answerWith(
  reply: FastifyReply,
  shared: SharedBytes,
  messages: readonly FeedMessage[],
): Promise<FastifyReply> {
  if (countRows(messages) > MANY_ROWS && takesGzip(reply.request)) {
    const gzip = await gzipAnswer(shared, messages);
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return reply.send(inPieces(gzip));
  }
  const parts = await plainAnswer(shared, messages);
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return reply.send(bytes <= SMALL ? Buffer.concat(parts) : inPieces(parts));
}

const inPieces = (parts: readonly Uint8Array[]): Readable =>
  Readable.from(inChunks(parts), { objectMode: false });

const countRows = (messages: readonly FeedMessage[]): number =>
  messages.reduce(
    (sum, message) =>
      sum +
      (message.kind === 'snapshot'
        ? Object.values(message.tables).reduce((rows, { length }) => rows + length, 0)
        : 0),
    0,
  );

/** Every browser does; a program that says nothing, or forbids it, is sent plain text. */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => /^\s*gzip\s*(;\s*q=(1|0\.0*[1-9])|$)/.test(encoding));

const OPEN = Buffer.from('{"data":{"messages":[');
const CLOSE = Buffer.from(']}}');
const COMMA = Buffer.from(',');

async function plainAnswer(shared: SharedBytes, messages: readonly FeedMessage[]): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [OPEN];
  for (const [i, message] of messages.entries())
    parts.push(...(i > 0 ? [COMMA] : []), ...(await feedBytes(shared, message)));
  return [...parts, CLOSE];
}

async function gzipAnswer(shared: SharedBytes, messages: readonly FeedMessage[]): Promise<Uint8Array[]> {
  const parts = [storedPart(OPEN)];
  for (const [i, message] of messages.entries())
    parts.push(...(i > 0 ? [storedPart(COMMA)] : []), ...(await feedGzip(shared, message)));
  return gzipOf([...parts, storedPart(CLOSE)]);
}
