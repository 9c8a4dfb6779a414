import {
  applyChanges,
  type Change,
  can,
  emptyState,
  findCommand,
  type Id,
  memberOf,
  type Plan,
  type PlanContext,
  type ProjectState,
  planCommand,
  planUndo,
  STATE_SHAPE,
} from '@ddak/domain';
import { type CommandResult, UNDO } from '@ddak/protocol';
import type { Foreseen } from './command/foresee.ts';
import type { OutboxRecord } from './outbox.ts';

/** A command that is on its way: shown, but not yet the server's. */
export interface PendingCommand extends OutboxRecord {
  /** It lies in the outbox; only then may it be sent. */
  readonly stored: boolean;
  /** SN14: it is shown here alone, until something is said of what it makes. */
  readonly held?: true;
  /** The seq at which the server judged it: it stays on the screen until the feed has come so far. */
  readonly judgedAt?: number;
}

export interface Actor {
  readonly _id: Id;
  readonly name: string;
}

/** One project on this device. `view` is `confirmed` with `pending` replayed on it, and nothing else. */
export interface Replica {
  readonly projectId: Id;
  readonly actor: Actor;
  /** Where `confirmed` stands in the log; null: nothing has come yet. */
  readonly seq: number | null;
  readonly epoch: number | null;
  /** SN9: the shape that its rows came in. */
  readonly shape: string;
  readonly confirmed: ProjectState;
  readonly pending: readonly PendingCommand[];
  /** What `pending` changes of `confirmed`. */
  readonly ahead: readonly Change[];
  readonly view: ProjectState;
}

export function newReplica(projectId: Id, actor: Actor): Replica {
  const confirmed = emptyState();
  return {
    projectId,
    actor,
    seq: null,
    epoch: null,
    shape: STATE_SHAPE,
    confirmed,
    pending: [],
    ahead: [],
    view: confirmed,
  };
}

/** Plans one command on a state, as the server will do again on the truth. */
export function planPending(replica: Replica, state: ProjectState, command: OutboxRecord): Plan {
  const ctx: PlanContext = {
    projectId: replica.projectId,
    commandId: command._id,
    actorId: replica.actor._id,
    actorName: replica.actor.name,
    now: command.at,
    loaded: {},
  };
  if (command.name === UNDO) return command.undoes ? planUndo(state, command.undoes, ctx).plan : unseen;
  return plansHere(command) ? planCommand(state, command, ctx) : unseen;
}

/** What cannot be foreseen here shows nothing until the server's answer comes down. */
const unseen: Plan = { kind: 'nothing' };

/** A command that needs large texts from outside the state is planned on the server alone (docs/decisions/0010). */
export const plansHere = (command: { readonly name: string }): boolean =>
  findCommand(command.name)?.loads === undefined;

function replay(replica: Replica): Replica {
  const ahead: Change[] = [];
  let view = replica.confirmed;
  for (const command of replica.pending) {
    const plan = planPending(replica, view, command);
    if (plan.kind !== 'changes') continue;
    view = applyChanges(view, plan.changes, replica.view);
    ahead.push(...plan.changes);
  }
  return { ...replica, ahead, view };
}

/** The replica with other confirmed rows or pending commands; what the feed has reached leaves the queue. */
export function rebase(
  replica: Replica,
  next: Partial<Pick<Replica, 'seq' | 'epoch' | 'shape' | 'confirmed' | 'pending'>>,
): Replica {
  const merged = { ...replica, ...next };
  const { seq } = merged;
  const pending = merged.pending.filter(
    ({ judgedAt }) => judgedAt === undefined || seq === null || judgedAt > seq,
  );
  const unchanged =
    merged.confirmed === replica.confirmed &&
    pending.length === replica.pending.length &&
    pending.every((command, i) => command._id === replica.pending[i]?._id);
  return unchanged ? { ...merged, pending } : replay({ ...merged, pending });
}

/**
 * Puts a command at the end of the queue; its plan is what the screen shows of it.
 * @param foreseen what it does to the replica's view, where that is known
 */
export function enqueue(
  replica: Replica,
  command: PendingCommand,
  foreseen?: Foreseen,
): { replica: Replica; plan: Plan } {
  const plan = foreseen?.plan ?? planPending(replica, replica.view, command);
  const planned = plan.kind === 'changes' ? plan.changes : [];
  const pending = [...replica.pending, command];
  const ahead = [...replica.ahead, ...planned];
  const view = foreseen?.after ?? applyChanges(replica.view, planned);
  return { replica: { ...replica, pending, ahead, view }, plan };
}

/** Takes commands out of the queue. */
export const withdraw = (replica: Replica, ids: ReadonlySet<Id>): Replica =>
  rebase(replica, { pending: replica.pending.filter(({ _id }) => !ids.has(_id)) });

/** Writes the server's answers down. A refused command leaves at once, others when the feed has reached them. */
export function settle(replica: Replica, results: readonly CommandResult[]): Replica {
  const byId = new Map(results.map((result) => [result._id, result]));
  const pending = replica.pending.flatMap((command) => {
    const result = byId.get(command._id);
    if (!result) return [command];
    return result.outcome === 'refused' ? [] : [{ ...command, judgedAt: result.seq }];
  });
  return rebase(replica, { pending });
}

/**
 * The queue as the outbox has it now (another tab may have added to it), with what is judged and still awaited, and
 * what is not written yet.
 */
export function adoptOutbox(replica: Replica, records: readonly OutboxRecord[]): Replica {
  const known = new Map(replica.pending.map((command) => [command._id, command]));
  const there = new Set(records.map(({ _id }) => _id));
  const awaited = replica.pending.filter(({ _id, judgedAt }) => judgedAt !== undefined && !there.has(_id));
  const unwritten = replica.pending.filter(({ _id, stored }) => !stored && !there.has(_id));
  const listed = records.map(
    (record): PendingCommand => ({ ...known.get(record._id), ...record, stored: true }),
  );
  return rebase(replica, { pending: [...awaited, ...listed, ...unwritten] });
}

/** Commands that name a section which their maker may not even read any more. */
export const lostCommands = (replica: Replica): readonly PendingCommand[] =>
  replica.pending.filter(({ name, judgedAt }) => {
    const needs = findCommand(name)?.needs;
    if (!needs || !('section' in needs) || judgedAt !== undefined) return false;
    return !can(memberOf(replica.confirmed, replica.actor._id), 'read', needs.section);
  });
