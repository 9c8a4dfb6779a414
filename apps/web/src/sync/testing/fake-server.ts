import {
  applyChanges,
  type Change,
  emptyState,
  type Id,
  memberOf,
  type ProjectState,
  planCommand,
  planUndo,
  refusalMessage,
  STATE_SHAPE,
} from '@ddak/domain';
import {
  type CommandResult,
  type FeedChange,
  type FeedEntry,
  type FeedMessage,
  type FeedPosition,
  type SentCommand,
  UNDO,
} from '@ddak/protocol';
import { tablesOf } from '../apply-feed.ts';
import type { CallFailure, FeedSink, Transport } from '../ports.ts';

interface Listener {
  readonly sink: FeedSink;
  readonly userId: Id;
  seq: number;
}

/** A server in a few lines, with a line that can be cut: enough to see what the client makes of its answers. */
export function fakeServer(projectId: Id) {
  let state: ProjectState = emptyState();
  const log: (FeedEntry & { readonly done: readonly Change[] })[] = [];
  const known = new Map<Id, CommandResult>();
  const listeners = new Set<Listener>();
  const line = {
    up: true,
    sockets: true,
    loseAnswers: 0,
    factorNeeded: false,
    fail: null as CallFailure | null,
  };
  const seen = { posts: [] as SentCommand[][], opens: [] as FeedPosition[], polls: 0 };

  const epochOf = (userId: Id) => memberOf(state, userId)?.accessEpoch ?? 1;
  const snapshot = (userId: Id): FeedMessage => ({
    kind: 'snapshot',
    projectId,
    seq: log.length,
    epoch: epochOf(userId),
    shape: STATE_SHAPE,
    tables: tablesOf(state),
  });
  const since = (userId: Id, position: FeedPosition): FeedMessage[] => {
    const { seq, epoch, shape = STATE_SHAPE } = position;
    if (!memberOf(state, userId)) return [{ kind: 'ended', projectId }];
    if (line.factorNeeded) return [{ kind: 'factorNeeded', projectId }];
    if (seq === null || epoch !== epochOf(userId) || shape !== STATE_SHAPE) return [snapshot(userId)];
    const entries = log.slice(seq).map(({ done: _, ...entry }) => entry);
    return entries.length === 0
      ? []
      : [{ kind: 'changes', projectId, from: seq, to: log.length, epoch, entries }];
  };
  const push = () => {
    for (const listener of listeners) {
      const position = { seq: listener.seq, epoch: epochOf(listener.userId), version: 1 };
      for (const message of since(listener.userId, position)) listener.sink.onMessage(message);
      listener.seq = log.length;
    }
  };

  const judge = (userId: Id, command: SentCommand): CommandResult => {
    const before = known.get(command._id);
    if (before) return before;
    const ctx = {
      projectId,
      commandId: command._id,
      actorId: userId,
      actorName: userId,
      now: 1,
      loaded: {},
    };
    const undone = log.find(({ commandId }) => commandId === (command.args as { commandId?: Id }).commandId);
    const plan =
      command.name === UNDO
        ? planUndo(state, undone?.done ?? [], ctx).plan
        : planCommand(state, command, ctx);
    const result = commit(userId, command, plan);
    known.set(command._id, result);
    return result;
  };
  const commit = (userId: Id, command: SentCommand, plan: ReturnType<typeof planCommand>): CommandResult => {
    const { _id } = command;
    if (plan.kind === 'nothing') return { _id, outcome: 'nothing', seq: log.length };
    if (plan.kind === 'refuse') {
      const { code } = plan.refusal;
      return { _id, outcome: 'refused', seq: log.length, code, message: refusalMessage(plan.refusal) };
    }
    state = applyChanges(state, plan.changes);
    log.push({
      seq: log.length + 1,
      commandId: _id,
      name: command.name,
      actorId: userId,
      actorName: userId,
      at: 1,
      changes: plan.changes.map(asFeedChange),
      done: plan.changes,
    });
    return { _id, outcome: 'committed', seq: log.length };
  };

  const transportOf = (userId: Id): Transport => ({
    async post(_, commands) {
      if (!line.up) return { kind: 'unreachable' };
      if (line.fail) return line.fail;
      if (line.factorNeeded) return { kind: 'denied' };
      seen.posts.push([...commands]);
      const results = commands.map((command) => judge(userId, command));
      push();
      if (line.loseAnswers-- > 0) return { kind: 'unreachable' };
      return { kind: 'answered', results };
    },
    openFeed(_, position, sink) {
      seen.opens.push(position);
      const listener: Listener = { sink, userId, seq: log.length };
      if (!line.up || !line.sockets) sink.onClosed();
      else {
        sink.onAlive();
        for (const message of since(userId, position)) sink.onMessage(message);
        listeners.add(listener);
      }
      return () => listeners.delete(listener);
    },
    async poll(_, position) {
      seen.polls++;
      if (!line.up) return { kind: 'unreachable' };
      return { kind: 'answered', messages: since(userId, position) };
    },
  });

  return {
    line,
    seen,
    log,
    transportOf,
    state: () => state,
    /** Somebody does something, without a client. */
    act(userId: Id, command: SentCommand): CommandResult {
      const result = judge(userId, command);
      push();
      return result;
    },
    /** The project as it was made, before the log begins to matter. */
    begin(begun: ProjectState) {
      state = begun;
    },
    cut() {
      line.up = false;
      for (const { sink } of listeners) sink.onClosed();
      listeners.clear();
    },
    mend() {
      line.up = true;
    },
    listeners,
  };
}

function asFeedChange(change: Change): FeedChange {
  if (change.op === 'insert') return change as FeedChange;
  if (change.op === 'delete') return { table: change.table, op: 'delete', _id: change.row._id };
  return { table: change.table, op: 'update', _id: change._id, after: change.after };
}
