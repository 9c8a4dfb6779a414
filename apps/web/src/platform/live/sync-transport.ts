import type { Id } from '@ddak/domain';
import { type CommandResult, commandBatchAnswerSchema, failureSchema, projectChannel } from '@ddak/protocol';
import { SUBSCRIBE_TIMEOUT_MS, TRANSACTION_TIMEOUT_MS } from '../../sync/pauses.ts';
import type { CallFailure, Transport } from '../../sync/ports.ts';
import type { LiveSocket } from './live-socket.ts';
import { readFeedAnswer } from './read-feed-answer.ts';

/** The real network: commands up by HTTP, the feed down by the socket or by long poll. */
export const browserTransport = (socket: LiveSocket, userId: Id): Transport => ({
  post: async (projectId, commands) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commands, as: userId }),
    };
    const path = `/api/projects/${projectId}/commands`;
    const answer = await call(path, TRANSACTION_TIMEOUT_MS, init, readResults);
    return 'kind' in answer ? answer : { kind: 'answered', results: answer.body };
  },
  openFeed: (projectId, position, sink) =>
    socket.subscribe(projectChannel(projectId), position, {
      onAlive: sink.onAlive,
      onFeed: sink.onMessage,
      onDenied: sink.onDenied,
      onClosed: sink.onClosed,
    }),
  poll: async (projectId, { seq, epoch, version, shape }, waits) => {
    const query = new URLSearchParams({ version: String(version) });
    if (shape !== undefined) query.set('shape', shape);
    if (seq !== null && epoch !== null) {
      query.set('seq', String(seq));
      query.set('epoch', String(epoch));
    }
    if (!waits) query.set('wait', '0');
    const path = `/api/projects/${projectId}/feed?${query}`;
    const answer = await call(path, SUBSCRIBE_TIMEOUT_MS, {}, readFeedAnswer);
    return 'kind' in answer ? answer : { kind: 'answered', messages: answer.body };
  },
});

const unreachable: CallFailure = { kind: 'unreachable' };

const readResults = async (answer: Response): Promise<readonly CommandResult[]> =>
  commandBatchAnswerSchema.parse(await answer.json()).data.results;

/** A call whose answer is read by `read`; every way in which it can go wrong is a value. */
async function call<T>(
  path: string,
  timeoutMs: number,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
): Promise<{ readonly body: T } | CallFailure> {
  let answer: Response;
  let body: unknown;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    answer = await fetch(path, { ...init, credentials: 'include', signal });
    if (answer.ok) return { body: await read(answer) };
    body = await answer.json();
  } catch {
    // No line, none in time, or a proxy's page instead of our JSON.
    return unreachable;
  }
  const { status } = answer;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 403 || status === 404) return { kind: 'denied' };
  if (status >= 500 || status === 408 || status === 409 || status === 425 || status === 429)
    return unreachable;
  const failure = failureSchema.safeParse(body);
  return { kind: 'rejected', message: failure.success ? failure.data.message : `거절되었어요 (${status}).` };
}
