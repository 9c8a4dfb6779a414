import type { preHandlerAsyncHookHandler } from 'fastify';
import type { FairTurns } from '../limits/fair-turns.ts';
import { signedIn } from './authentication.ts';

/** For `preHandler`, behind `requireUser`: waits for one of the person's turns, and holds it until all is sent. */
export const largeAnswer =
  (turns: FairTurns): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const end = await turns.take(signedIn(request)._id);
    reply.raw.on('close', end);
    if (reply.raw.closed) end();
  };
