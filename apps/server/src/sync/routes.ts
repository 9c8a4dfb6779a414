import { idSchema } from '@ddak/domain';
import {
  commandBatchAnswerSchema,
  commandBatchSchema,
  feedAnswerSchema,
  PROTOCOL_VERSION,
} from '@ddak/protocol';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import type { App } from '../http/app.ts';
import { type Authentication, signedIn } from '../http/authentication.ts';
import { HttpFailure } from '../http/failures.ts';
import type { CommandExecutor } from './execute-command.ts';
import { longPoll } from './long-poll.ts';
import type { ProjectStates } from './project-states.ts';

/** SPEC.md section 9: the subscribe time-out of the real-time client. */
const MAX_WAIT_SECONDS = 310;

export interface SyncDeps {
  readonly executor: CommandExecutor;
  readonly states: ProjectStates;
  readonly bus: Bus;
  readonly authentication: Authentication;
}

const feedQuerySchema = z.object({
  seq: z.coerce.number().int().min(0).optional(),
  epoch: z.coerce.number().int().min(1).optional(),
  version: z.coerce.number().int().min(1).default(PROTOCOL_VERSION),
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
    { preHandler, schema: { params, body: commandBatchSchema, response: { 200: commandBatchAnswerSchema } } },
    async (request) => {
      const actor = signedIn(request);
      if (request.body.as && request.body.as !== actor._id) throw new HttpFailure('signed_out');
      const results = [];
      // One after another: each may build on the one before. When one is to be tried again, the whole batch is sent
      // again, and those that are done answer as they did.
      for (const command of request.body.commands)
        results.push(await deps.executor.execute(request.params.id, actor, command));
      return { data: { results } };
    },
  );

  app.get(
    '/projects/:id/feed',
    {
      preHandler,
      schema: { params, querystring: feedQuerySchema, response: { 200: feedAnswerSchema } },
      // A feed can be megabytes of rows that were checked when they were written.
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { seq, epoch, version, wait } = request.query;
      const position = { seq: seq ?? null, epoch: epoch ?? null, version };
      const gone = new AbortController();
      reply.raw.on('close', () => gone.abort());
      const ask = {
        projectId: request.params.id,
        userId: signedIn(request)._id,
        position,
        waitMs: wait * 1000,
      };
      reply.header('cache-control', 'no-store');
      return { data: { messages: await longPoll(deps, ask, gone.signal) } };
    },
  );
}
