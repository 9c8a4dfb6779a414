import type { Id } from '@ddak/domain';
import { commandBatchAnswerSchema, failureSchema, feedMessageSchema, projectChannel } from '@ddak/protocol';
import { z } from 'zod';
import { SUBSCRIBE_TIMEOUT_MS, TRANSACTION_TIMEOUT_MS } from '../../sync/pauses.ts';
import type { CallFailure, Transport } from '../../sync/ports.ts';
import type { LiveSocket } from './live-socket.ts';

const pollAnswerSchema = z.object({ data: z.object({ messages: z.array(feedMessageSchema) }) });

/** The real network: commands up by HTTP, the feed down by the socket or by long poll. */
export const browserTransport = (socket: LiveSocket, userId: Id): Transport => ({
  post: async (projectId, commands) => {
    const answer = await call(`/api/projects/${projectId}/commands`, TRANSACTION_TIMEOUT_MS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commands, as: userId }),
    });
    if ('kind' in answer) return answer;
    const read = commandBatchAnswerSchema.safeParse(answer.body);
    return read.success ? { kind: 'answered', results: read.data.data.results } : unreachable;
  },
  openFeed: (projectId, position, sink) =>
    socket.subscribe(projectChannel(projectId), position, {
      onAlive: sink.onAlive,
      onFeed: sink.onMessage,
      onDenied: sink.onDenied,
      onClosed: sink.onClosed,
    }),
  poll: async (projectId, { seq, epoch, version, shape }) => {
    const query = new URLSearchParams({ version: String(version) });
    if (shape !== undefined) query.set('shape', shape);
    if (seq !== null && epoch !== null) {
      query.set('seq', String(seq));
      query.set('epoch', String(epoch));
    }
    const answer = await call(`/api/projects/${projectId}/feed?${query}`, SUBSCRIBE_TIMEOUT_MS, {});
    if ('kind' in answer) return answer;
    const read = pollAnswerSchema.safeParse(answer.body);
    return read.success ? { kind: 'answered', messages: read.data.data.messages } : unreachable;
  },
});

const unreachable: CallFailure = { kind: 'unreachable' };

/** A JSON call; every way in which it can go wrong is a value. */
async function call(
  path: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<{ readonly body: unknown } | CallFailure> {
  let answer: Response;
  let body: unknown;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    answer = await fetch(path, { ...init, credentials: 'include', signal });
    body = await answer.json();
  } catch {
    // No line, none in time, or a proxy's page instead of our JSON.
    return unreachable;
  }
  if (answer.ok) return { body };
  const { status } = answer;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 403 || status === 404) return { kind: 'denied' };
  if (status >= 500 || status === 408 || status === 409 || status === 425 || status === 429)
    return unreachable;
  const failure = failureSchema.safeParse(body);
  return { kind: 'rejected', message: failure.success ? failure.data.message : `거절되었어요 (${status}).` };
}
