import type { Id } from '@ddak/domain';
import { type CommandResult, MAX_BATCH, type SentCommand } from '@ddak/protocol';
import { pauseBefore, TRANSACTION_TIMEOUT_MS, withDeadline } from './pauses.ts';
import type { CallFailure, PostAnswer, SyncPorts } from './ports.ts';
import type { PendingCommand } from './replica.ts';

export interface Sending {
  readonly ports: SyncPorts;
  readonly projectId: Id;
  /** The queue in order. */
  queue(): readonly PendingCommand[];
  /** Marks commands as attempted, durably; answers those that may be sent. */
  attempt(ids: readonly Id[]): Promise<readonly Id[]>;
  judged(results: readonly CommandResult[]): void;
  /** The server takes this one command in no form. */
  rejected(command: PendingCommand, message: string): void;
  failed(failure: CallFailure['kind']): void;
}

export interface Sender {
  /** Sends what waits, now, without regard to a pause. */
  kick(): void;
  stop(): void;
}

/**
 * Sends the queue in order, one batch at a time, until the server has judged it. What got no answer is sent again
 * with the same ids: the server knows them and answers as before.
 */
export function sendOutbox(sending: Sending): Sender {
  const { ports, projectId } = sending;
  let stopped = false;
  let busy = false;
  let failures = 0;
  let most = MAX_BATCH;
  let cancelPause: (() => void) | null = null;

  const waitAndRetry = (failure: CallFailure['kind']) => {
    sending.failed(failure);
    cancelPause?.();
    cancelPause = ports.clock.after(pauseBefore(failures++, ports.random), pump);
  };

  /** True when the next batch can go at once. */
  const take = (answer: PostAnswer, batch: readonly PendingCommand[]): boolean => {
    if (answer.kind === 'answered') {
      sending.judged(answer.results);
      // An answer that judges nothing would have us ask for ever without a pause.
      if (answer.results.length === 0) return false;
      failures = 0;
      most = MAX_BATCH;
      return true;
    }
    if (answer.kind !== 'rejected') return false;
    // One bad command must not hold the others back: find it by sending them one by one.
    if (batch.length === 1) sending.rejected(batch[0]!, answer.message);
    else most = 1;
    return true;
  };

  const sendBatch = async (): Promise<void> => {
    const first = sending.queue().filter(({ stored, judgedAt }) => stored && judgedAt === undefined);
    const wanted = first.slice(0, most);
    if (wanted.length === 0) return;
    const allowed = new Set(await sending.attempt(wanted.map(({ _id }) => _id)));
    const batch = wanted.filter(({ _id }) => allowed.has(_id));
    if (stopped || batch.length === 0) return;
    const answer = await withDeadline(
      ports.clock,
      TRANSACTION_TIMEOUT_MS,
      ports.transport.post(projectId, batch.map(sentForm)),
      { kind: 'unreachable' },
    );
    if (stopped) return;
    if (take(answer, batch)) return sendBatch();
    waitAndRetry(answer.kind === 'answered' ? 'unreachable' : answer.kind);
  };

  const pump = () => {
    // A kick in the middle of a call must not take its coming pause away: nobody would call again.
    if (busy || stopped) return;
    cancelPause?.();
    cancelPause = null;
    busy = true;
    sendBatch().finally(() => {
      busy = false;
      // Something may have been queued between the last look and now.
      if (!cancelPause && waits(sending)) pump();
    });
  };

  return {
    kick: pump,
    stop() {
      stopped = true;
      cancelPause?.();
    },
  };
}

const waits = (sending: Sending): boolean =>
  sending.queue().some(({ stored, attempted, judgedAt }) => stored && !attempted && judgedAt === undefined);

const sentForm = ({ _id, name, args, version }: PendingCommand): SentCommand => ({
  _id,
  name,
  args,
  version,
});
