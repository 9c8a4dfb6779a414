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
import { type CommandResult, PROTOCOL_VERSION, type SentCommand, UNDO, type UndoArgs } from '@ddak/protocol';
import type { Bus } from '../bus/bus.ts';
import { askingForNobody, type Reader, SYSTEM } from '../db/reader.ts';
import type { RowsBeside } from '../db/rows/write-beside.ts';
import {
  type Actor,
  type Chain,
  failed,
  groupOf,
  isCreation,
  type Request,
  standsAlone,
} from './command-group.ts';
import { inTheMeantime } from './in-the-meantime.ts';
import {
  type Judgement,
  judgeCommand,
  judgeUndo,
  MOST_RESTORED,
  planContext,
  resultOf,
  undoneCommand,
} from './judge-command.ts';
import { continues, extendView, type ProjectStates, type ProjectView } from './project-states.ts';
import { storableChanges } from './storable-changes.ts';
import {
  FactorRequired,
  IntegrityError,
  type Job,
  type LogEntry,
  type Opened,
  Outdated,
  RetryLater,
  type SyncStore,
  type SyncTransaction,
} from './sync-store.ts';
import { WaitingLine } from './waiting-line.ts';

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
  /** What comes with the command's own rows, in its transaction (IM7). */
  readonly beside?: RowsBeside;
}

/** What a transaction found out about one command. */
interface Run {
  readonly result: CommandResult;
  readonly entry?: LogEntry;
  /** It was judged before, and answered as then. */
  readonly known?: true;
}

/** What a transaction found out. */
interface Runs {
  /** Of the first of the commands, in their order; the others are for a later transaction. */
  readonly runs: readonly Run[];
  /** The project as they leave it; undefined: its state was not needed. */
  readonly after: (() => ProjectView) | undefined;
}

/** It has to be known whether the actor has a second factor. */
class FactorUnknown extends Error {}

/** So many changes take a moment to look through. */
const LARGE = 1_000;
const isLarge = (changes: readonly unknown[] = []): boolean => changes.length > LARGE;

/**
 * The one write path: nothing else changes a project. One transaction judges commands on the truth and writes rows,
 * log, outcomes and jobs; only after its commit the state in memory moves on and others are nudged. Commands of one
 * project that wait for each other share a transaction (CG1–CG5): each is answered as if it had come alone.
 */
export class CommandExecutor {
  readonly #deps: ExecutorDeps;
  readonly #line = new WaitingLine<Request, CommandResult>((waiting) =>
    askingForNobody(() => this.#serve(waiting)),
  );

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
    const { beside } = options;
    return this.#wait({ projectId, actor, sent, asServer, beside, loaded, chain: {} });
  }

  /**
   * Carries commands of one person out, in their order: each may build on the one before. Where one throws, those after
   * it have not been carried out; sent again, all answer as if nothing had happened.
   */
  async executeAll(
    projectId: Id,
    actor: Actor,
    commands: readonly SentCommand[],
    { asServer = false }: ExecuteOptions = {},
  ): Promise<readonly CommandResult[]> {
    const chain: Chain = {};
    const results: CommandResult[] = [];
    let waiting: Promise<CommandResult>[] = [];
    for (const sent of commands) {
      let loaded: Loaded = {};
      if (findCommand(sent.name)?.loads) {
        // What it looks up may come of those before it.
        results.push(...(await Promise.all(waiting)));
        waiting = [];
        loaded = await this.#load(projectId, sent, asServer ? SYSTEM : actor._id);
      }
      waiting.push(this.#wait({ projectId, actor, sent, asServer, loaded, chain }));
    }
    return [...results, ...(await Promise.all(waiting))];
  }

  #wait(request: Omit<Request, 'hasFactor'>): Promise<CommandResult> {
    return this.#line.run(request.projectId, { ...request, hasFactor: request.asServer ? true : null });
  }

  /** The first of those that wait, and those after it that may share its transaction. */
  async #serve(waiting: readonly Request[]): Promise<PromiseSettledResult<CommandResult>[]> {
    const group = groupOf(waiting);
    if (group.length === 1) return [await this.#settle(group[0]!)];
    try {
      const runs = await this.#attempt(group);
      return runs.map(({ result }) => ({ status: 'fulfilled', value: result }));
    } catch (error) {
      if (error instanceof RetryLater) return group.map((request) => failed(request, error));
      // CG2: one of them spoils it for all. Each for itself, so that the others are answered as ever.
      const settled: PromiseSettledResult<CommandResult>[] = [];
      for (const request of group) settled.push(await this.#settle(request));
      return settled;
    }
  }

  async #settle(request: Request): Promise<PromiseSettledResult<CommandResult>> {
    if (request.chain.broken) return failed(request, request.chain.broken.reason);
    try {
      return { status: 'fulfilled', value: await this.#executeAlone(request) };
    } catch (error) {
      return failed(request, error);
    }
  }

  async #executeAlone(request: Request): Promise<CommandResult> {
    const { projectId, sent } = request;
    try {
      return (await this.#attempt([request]))[0]!.result;
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      if (!error.taken) this.#deps.onBug(error, { name: sent.name, projectId });
      const plan = error.taken ? refuse('already_exists') : refuse('invalid', { where: sent.name });
      return (await this.#attempt([request], plan))[0]!.result;
    }
  }

  /**
   * One transaction, and what follows its commit. Where it comes to matter, it is done again with the knowledge whether
   * the actors have a second factor.
   */
  async #attempt(requests: readonly Request[], forced?: Plan): Promise<readonly Run[]> {
    const { store, states } = this.#deps;
    const attempt = async (asked: readonly Request[]): Promise<Runs> => {
      const trusted = forced ? null : await this.#attemptTrusted(asked);
      return trusted ?? store.inTransaction((transaction) => this.#run(transaction, asked, forced));
    };
    const informed = (): Promise<Request[]> =>
      Promise.all(
        requests.map(async (request) => ({
          ...request,
          hasFactor: request.hasFactor ?? (await store.hasSecondFactor(request.actor._id)),
        })),
      );
    const known = states.peek(requests[0]!.projectId);
    if (known && needsSecondFactor(known.state))
      return this.#committed(await attempt(await informed()), requests);
    try {
      return this.#committed(await attempt(requests), requests);
    } catch (error) {
      if (!(error instanceof FactorUnknown)) throw error;
      return this.#committed(await attempt(await informed()), requests);
    }
  }

  /**
   * CG6: judged on what is at hand, in one message to the database; null where that may not be, or was not as the
   * database has it. AC16: nobody is judged to whom it has not shown the project before.
   */
  async #attemptTrusted(requests: readonly Request[]): Promise<Runs | null> {
    const { store, states } = this.#deps;
    const view = states.peek(requests[0]!.projectId);
    const isKnown = view && requests.every((one) => !standsAlone(one) && states.isShown(view, one.actor._id));
    if (!isKnown) return null;
    try {
      return await store.inTransaction((transaction) => this.#run(transaction, requests), 'trusted');
    } catch (error) {
      // That somebody is kept out is not said on what was not made sure of.
      if (error instanceof Outdated || error instanceof FactorRequired) return null;
      throw error;
    }
  }

  #committed({ runs, after }: Runs, [request]: readonly Request[]): readonly Run[] {
    const { states, bus, onCommitted } = this.#deps;
    const { projectId } = request!;
    if (after) states.put(projectId, after());
    for (const { entry, known, result } of runs) {
      if (entry) {
        bus.publish({ projectId, seq: entry.seq });
        onCommitted(projectId, entry);
      }
      // Its first run may have died between commit and nudge; a doubled nudge is harmless.
      if (known && result.outcome !== 'refused') bus.publish({ projectId, seq: result.seq });
    }
    return runs;
  }

  async #run(transaction: SyncTransaction, requests: readonly Request[], forced?: Plan): Promise<Runs> {
    const [first] = requests as readonly [Request];
    const known = this.#deps.states.peek(first.projectId);
    const opened = await transaction.open({
      projectId: first.projectId,
      senders: requests.map(({ actor, sent }) => ({ userId: actor._id, commandId: sent._id })),
      knownSeq: known?.seq ?? null,
      create: isCreation(first.sent.name),
      asServer: first.asServer,
    });
    let view: ProjectView | undefined;
    let last: LogEntry | undefined;
    const runs: Run[] = [];
    for (const [i, request] of requests.entries()) {
      const command = opened?.commands[i];
      // Alike for a project that is not there and one that is not theirs. Nothing to lock, so nothing is remembered.
      if (!opened || !command) runs.push({ result: answerToStranger(request, this.#deps.now()) });
      else if (command.outcome) runs.push({ result: command.outcome, known: true });
      else {
        view ??= await this.#viewOf(transaction, requests, opened, known);
        if (last) view = extendView(view, [last]);
        last = undefined;
        const run = await this.#runOne(transaction, request, view, { forced, isFirst: i === 0 });
        if (!run) break;
        runs.push(run);
        last = run.entry;
        if (isLarge(run.entry?.changes)) break;
      }
    }
    const [before, entries] = [view, last ? [last] : []];
    return { runs, after: before && inTheMeantime(() => extendView(before, entries)) };
  }

  /** The locked project's state at its seq: what is at hand with the entries it missed, or read from the tables. */
  async #viewOf(
    transaction: SyncTransaction,
    requests: readonly Request[],
    { seq, missed, commands }: Opened,
    known: ProjectView | undefined,
  ): Promise<ProjectView> {
    const view =
      known && known.seq + missed.length === seq && continues(known.seq, missed)
        ? extendView(known, missed)
        : { seq, state: await transaction.readState(), tail: [], tailChanges: 0 };
    for (const [i, { actor, asServer }] of requests.entries())
      if (commands[i] && !asServer) this.#deps.states.admit(view, actor._id);
    return view;
  }

  /** Judges a command on that view, and takes down what it leaves; null: it is to be the first of a transaction (CG3). */
  async #runOne(
    transaction: SyncTransaction,
    request: Request,
    view: ProjectView,
    { forced, isFirst }: { forced: Plan | undefined; isFirst: boolean },
  ): Promise<Run | null> {
    const { projectId, actor, sent } = request;
    if (!request.asServer && view.seq > 0 && !memberOf(view.state, actor._id))
      return { result: answerToStranger(request, this.#deps.now()) };
    if (needsSecondFactor(view.state) && !hasFactor(request)) throw new FactorRequired();
    const at = this.#deps.now();
    const judged = forced
      ? { plan: forced, note: '' }
      : await this.#judge(transaction, request, view.state, at);
    const judgement = heldToFactor(request, judged);
    const result = resultOf(sent._id, judgement, view.seq);
    if (judgement.plan.kind === 'changes' && isLarge(judgement.plan.changes)) {
      if (!isFirst) return null;
      // Between the parts of a large command others are served.
      await setImmediate();
    }
    const entry = entryOf(request, judgement.plan, view.seq, at);
    // A project that was not made leaves no row behind to remember by.
    if (!entry && view.seq === 0) {
      transaction.discard();
      return { result };
    }
    const jobs = entry ? this.#deps.jobsOf(projectId, entry) : [];
    const { beside } = request;
    transaction.save({ userId: actor._id, result, at, entry: entry ?? null, jobs, beside });
    return entry ? { result, entry } : { result };
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
    const log = undone ? await transaction.readLogFrom(undone.commandId, entriesFor(undone)) : undefined;
    if (log && isLarge(log[0]?.changes)) await setImmediate();
    try {
      if (log && undone) return judgeUndo(state, log, undone, ctx);
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

/** How much of the log an undo looks at: who changed things since is told of the nearest. */
const LATER_READ = 1_000;
const entriesFor = ({ laterToo, part }: UndoArgs): number =>
  laterToo || part ? MOST_RESTORED + 1 : LATER_READ;

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
