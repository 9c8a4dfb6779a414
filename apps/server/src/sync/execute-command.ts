import { setImmediate } from 'node:timers/promises';
import {
  demandsSecondFactor,
  emptyState,
  findCommand,
  type Id,
  type Loaded,
  memberOf,
  needsSecondFactor,
  type Plan,
  type ProjectState,
  planCommand,
  refuse,
} from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION, type SentCommand, UNDO } from '@ddak/protocol';
import type { Bus } from '../bus/bus.ts';
import { type Reader, SYSTEM } from '../db/reader.ts';
import {
  type Judgement,
  judgeCommand,
  judgeUndo,
  planContext,
  resultOf,
  undoneCommand,
} from './judge-command.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { continues, extendView, type ProjectStates, type ProjectView } from './project-states.ts';
import { storableChanges } from './storable-changes.ts';
import {
  FactorRequired,
  IntegrityError,
  type Job,
  type LogEntry,
  type Opened,
  type SyncStore,
  type SyncTransaction,
} from './sync-store.ts';

export interface Actor {
  readonly _id: Id;
  readonly name: string;
}

export interface ExecutorDeps {
  readonly store: SyncStore;
  readonly states: ProjectStates;
  readonly bus: Pick<Bus, 'publish'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The work that an accepted command leaves to be done. */
  readonly jobsOf: (projectId: Id, entry: LogEntry) => readonly Job[];
  /** Hears of every entry after its commit, in the order of commits of its project. */
  readonly onCommitted: (projectId: Id, entry: LogEntry) => void;
  /** Hears of a plan that threw or rows that the database would not take: bugs, answered to the sender as `invalid`. */
  readonly onBug: (error: unknown, command: { readonly name: string; readonly projectId: Id }) => void;
}

export interface ExecuteOptions {
  /** What the server itself does in a user's name: rights are not asked, and server commands are open. */
  readonly asServer?: boolean;
}

/** What one run of the transaction found out; `view` undefined: the project's state was not needed. */
interface Run {
  readonly result: CommandResult;
  readonly view?: ProjectView;
  readonly entry?: LogEntry;
  /** It was judged before, and answered as then. */
  readonly known?: true;
}

interface Request {
  readonly projectId: Id;
  readonly actor: Actor;
  readonly sent: SentCommand;
  readonly asServer: boolean;
  readonly loaded: Loaded;
  /** Of the actor; null: not looked at, since few projects ask (AC27). */
  readonly hasFactor: boolean | null;
}

/** It has to be known whether the actor has a second factor. */
class FactorUnknown extends Error {}

/** So many changes take a moment to look through. */
const LARGE = 1_000;
const isLarge = (changes: readonly unknown[] = []): boolean => changes.length > LARGE;

/**
 * The one write path: nothing else changes a project. One transaction judges the command on the truth and writes
 * rows, log, outcome and jobs; only after its commit the state in memory moves on and others are nudged.
 */
export class CommandExecutor {
  readonly #deps: ExecutorDeps;
  readonly #queue = new KeyedQueue();

  constructor(deps: ExecutorDeps) {
    this.#deps = deps;
  }

  /**
   * Carries a command out, or answers what it was answered before: the same id is the same command. Commands of one
   * project wait here for each other, so that they do not hold connections while they wait.
   * Throws RetryLater when nothing is known to have happened and the same call may succeed later.
   */
  async execute(
    projectId: Id,
    actor: Actor,
    sent: SentCommand,
    options: ExecuteOptions = {},
  ): Promise<CommandResult> {
    const asServer = options.asServer ?? false;
    const loaded = await this.#load(projectId, sent, asServer ? SYSTEM : actor._id);
    const request = { projectId, actor, sent, asServer, loaded, hasFactor: asServer ? true : null };
    return this.#queue.run(projectId, () => this.#executeInTurn(request));
  }

  async #executeInTurn(request: Request): Promise<CommandResult> {
    const { states, bus, onCommitted, onBug } = this.#deps;
    const { projectId, sent } = request;
    let run: Run;
    try {
      run = await this.#attempt(request);
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      if (!error.taken) onBug(error, { name: sent.name, projectId });
      const plan = error.taken ? refuse('already_exists') : refuse('invalid', { where: sent.name });
      run = await this.#attempt(request, plan);
    }
    if (run.view) states.put(projectId, run.view);
    if (run.entry) {
      bus.publish({ projectId, seq: run.entry.seq });
      onCommitted(projectId, run.entry);
    }
    // Its first run may have died between commit and nudge; a doubled nudge is harmless.
    if (run.known && run.result.outcome !== 'refused') bus.publish({ projectId, seq: run.result.seq });
    return run.result;
  }

  /** One transaction. Where it comes to matter, it is done again with the knowledge whether the actor has a second factor. */
  async #attempt(request: Request, forced?: Plan): Promise<Run> {
    const { store, states } = this.#deps;
    const attempt = (asked: Request): Promise<Run> =>
      store.inTransaction((transaction) => this.#run(transaction, asked, forced));
    const informed = async (): Promise<Request> => ({
      ...request,
      hasFactor: await store.hasSecondFactor(request.actor._id),
    });
    const known = states.peek(request.projectId);
    if (request.hasFactor === null && known && needsSecondFactor(known.state))
      return attempt(await informed());
    try {
      return await attempt(request);
    } catch (error) {
      if (!(error instanceof FactorUnknown)) throw error;
      return attempt(await informed());
    }
  }

  async #run(transaction: SyncTransaction, request: Request, forced?: Plan): Promise<Run> {
    const { projectId, actor, sent } = request;
    const known = this.#deps.states.peek(projectId);
    const opened = await transaction.open({
      projectId,
      userId: actor._id,
      commandId: sent._id,
      knownSeq: known?.seq ?? null,
      create: isCreation(sent.name),
      asServer: request.asServer,
    });
    // Alike for a project that is not there and one that is not theirs. Nothing to lock, so nothing is remembered.
    if (!opened) return { result: answerToStranger(request, this.#deps.now()) };
    if (opened.outcome) return { result: opened.outcome, known: true };
    const view = await viewOf(transaction, opened, known);
    if (!request.asServer && view.seq > 0 && !memberOf(view.state, actor._id)) {
      transaction.discard();
      return { result: answerToStranger(request, this.#deps.now()), view };
    }
    if (needsSecondFactor(view.state) && !hasFactor(request)) throw new FactorRequired();
    const at = this.#deps.now();
    const judged = forced
      ? { plan: forced, note: '' }
      : await this.#judge(transaction, request, view.state, at);
    const judgement = heldToFactor(request, judged);
    const result = resultOf(sent._id, judgement, view.seq);
    // Between the parts of a large command others are served.
    if (judgement.plan.kind === 'changes' && isLarge(judgement.plan.changes)) await setImmediate();
    const entry = entryOf(request, judgement.plan, view.seq, at);
    // A project that was not made leaves no row behind to remember by.
    if (!entry && view.seq === 0) {
      transaction.discard();
      return { result };
    }
    const jobs = entry ? this.#deps.jobsOf(projectId, entry) : [];
    transaction.save({ userId: actor._id, result, at, entry: entry ?? null, jobs });
    return entry ? { result, view: extendView(view, [entry]), entry } : { result, view };
  }

  async #judge(
    transaction: SyncTransaction,
    request: Request,
    state: ProjectState,
    at: number,
  ): Promise<Judgement> {
    const { projectId, actor, sent, asServer, loaded } = request;
    const ctx = planContext(projectId, actor, sent._id, at, loaded);
    const undone = undoneCommand(sent);
    const log = undone ? await transaction.readLogFrom(undone) : undefined;
    if (log && isLarge(log[0]?.changes)) await setImmediate();
    try {
      if (log) return judgeUndo(state, log, ctx);
      if (sent.name === UNDO) return { plan: refuse('invalid', { where: 'commandId' }), note: '' };
      return judgeCommand(state, sent, ctx, asServer);
    } catch (error) {
      this.#deps.onBug(error, { name: sent.name, projectId });
      return { plan: refuse('invalid', { where: sent.name }), note: '' };
    }
  }

  /** What the command declares in `loads`. Texts do not change, so they are fetched before the project is locked. */
  async #load(projectId: Id, sent: SentCommand, reader: Reader): Promise<Loaded> {
    const command = findCommand(sent.name);
    if (!command?.loads) return {};
    const args = command.args.safeParse(sent.args);
    const loads = args.success ? command.loads(args.data as never) : [];
    const { store } = this.#deps;
    const parts = await Promise.all(
      loads.map(async (load): Promise<Loaded> => {
        if (load.kind === 'files') return { files: await store.knownFiles(projectId, load.ids, reader) };
        if (load.kind === 'sceneTexts') return { sceneTexts: await store.readSceneTexts(projectId, reader) };
        const text = await store.readScreenplayText(projectId, load.id, reader);
        return text ? { screenplayText: text } : {};
      }),
    );
    return Object.assign({}, ...parts);
  }
}

/** Throws where it has not been looked at yet. */
function hasFactor({ hasFactor: has }: Request): boolean {
  if (has === null) throw new FactorUnknown();
  return has;
}

/** AC28: who demands a second factor of others has one, by whatever way the demand comes about. */
function heldToFactor(request: Request, judgement: Judgement): Judgement {
  const { plan } = judgement;
  if (plan.kind !== 'changes' || !demandsSecondFactor(plan.changes) || hasFactor(request)) return judgement;
  return { plan: refuse('second_factor_required'), note: '' };
}

/**
 * AC13: who takes no part is answered as by a project that is not there, and nothing is remembered of them. To make one
 * is the exception that none can be made to: what is wrong with it is said as ever, what is right meets a closed door.
 */
function answerToStranger({ projectId, actor, sent }: Request, at: number): CommandResult {
  const ctx = planContext(projectId, actor, sent._id, at, {});
  const made = isCreation(sent.name) ? planCommand(emptyState(), sent, ctx) : null;
  const plan = made?.kind === 'refuse' ? made : refuse('forbidden');
  return resultOf(sent._id, { plan, note: '' }, 0);
}

function isCreation(name: string): boolean {
  const needs = findCommand(name)?.needs;
  return needs !== undefined && 'kind' in needs && needs.kind === 'new';
}

/** The locked project's state at its seq: what is at hand with the entries it missed, or read from the tables. */
async function viewOf(
  transaction: SyncTransaction,
  opened: Opened,
  known: ProjectView | undefined,
): Promise<ProjectView> {
  const { seq, missed } = opened;
  if (known && known.seq + missed.length === seq && continues(known.seq, missed))
    return extendView(known, missed);
  return { seq, state: await transaction.readState(), tail: [] };
}

function entryOf(request: Request, plan: Plan, seq: number, at: number): LogEntry | undefined {
  if (plan.kind !== 'changes') return undefined;
  const { actor, sent } = request;
  return {
    seq: seq + 1,
    commandId: sent._id,
    name: sent.name,
    version: PROTOCOL_VERSION,
    actorId: actor._id,
    actorName: actor.name,
    at,
    changes: storableChanges(plan.changes),
  };
}
