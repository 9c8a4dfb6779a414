import {
  applyChanges,
  changedId,
  emptyState,
  type Id,
  type KnownFile,
  type OrganisedScreenplay,
  type ProjectState,
} from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import {
  type CommandWrite,
  IntegrityError,
  type Job,
  type LogEntry,
  type OpenAsk,
  type Opened,
  type Opening,
  Outdated,
  type Snapshot,
  type SyncStore,
  type SyncTransaction,
} from './sync-store.ts';
import { TrustedTransaction } from './trusted-transaction.ts';

interface MemoryProject {
  seq: number;
  state: ProjectState;
  log: readonly LogEntry[];
  outcomes: ReadonlyMap<string, CommandResult>;
}

/** Named points at which time passes: the simulation waits there, or lets the process die by throwing. */
export type PausePoint = 'open' | 'readState' | 'readLog' | 'beforeCommit' | 'afterCommit' | 'readSnapshot';

export interface MemoryStoreOptions {
  /** Everybody has a second factor where nothing is said. */
  readonly hasSecondFactor?: (userId: Id) => boolean;
  readonly pause?: (point: PausePoint) => Promise<void>;
}

const outcomeKey = (userId: Id, commandId: Id): string => `${userId}/${commandId}`;

/**
 * Keeps projects in memory, with the promises of a database: transactions are whole, one at a time a project. It keeps
 * no files: every one that is named is taken to be there.
 */
export class MemoryStore implements SyncStore {
  readonly #projects = new Map<Id, MemoryProject>();
  readonly #texts = new Map<string, OrganisedScreenplay>();
  readonly #jobs: Job[] = [];
  readonly #locks = new Map<Id, Promise<void>>();
  readonly #pause: (point: PausePoint) => Promise<void>;
  readonly #hasSecondFactor: (userId: Id) => boolean;

  constructor(options: MemoryStoreOptions = {}) {
    this.#pause = options.pause ?? (async () => {});
    this.#hasSecondFactor = options.hasSecondFactor ?? (() => true);
  }

  async inTransaction<T>(
    fn: (transaction: SyncTransaction) => Promise<T>,
    opening: Opening = 'asked',
  ): Promise<T> {
    const transaction = new MemoryTransaction(this.#projects, this.#pause, (id) => this.#lock(id));
    try {
      const trusted = opening === 'trusted' ? new TrustedMemoryTransaction() : null;
      const answer = await fn(trusted ?? transaction);
      await trusted?.carryOut(transaction);
      await this.#pause('beforeCommit');
      this.#jobs.push(...transaction.commit());
      await this.#pause('afterCommit');
      return answer;
    } finally {
      transaction.release();
    }
  }

  async readSnapshot(projectId: Id): Promise<Snapshot | null> {
    await this.#pause('readSnapshot');
    const project = this.#projects.get(projectId);
    return project ? { seq: project.seq, state: project.state } : null;
  }

  /** Who takes part is the application's matter here: there is no wall behind it. */
  async readHead(projectId: Id): Promise<number | null> {
    await this.#pause('readLog');
    return this.#projects.get(projectId)?.seq ?? null;
  }

  async readLog(projectId: Id, after: number, limit: number): Promise<readonly LogEntry[]> {
    await this.#pause('readLog');
    const log = this.#projects.get(projectId)?.log ?? [];
    return log.filter((entry) => entry.seq > after).slice(0, limit);
  }

  async hasSecondFactor(userId: Id): Promise<boolean> {
    return this.#hasSecondFactor(userId);
  }

  async knownFiles(_: Id, fileIds: readonly Id[]): Promise<ReadonlyMap<Id, KnownFile>> {
    const known = { kind: 'attachment', name: '', size: 1, contents: 'unknown', uploadedBy: null } as const;
    return new Map(fileIds.map((id) => [id, known]));
  }

  async readScreenplayText(projectId: Id, screenplayId: Id): Promise<OrganisedScreenplay | undefined> {
    return this.#texts.get(`${projectId}/${screenplayId}`);
  }

  async readSceneTexts(projectId: Id): Promise<ReadonlyMap<Id, OrganisedScreenplay>> {
    const scenes = [...(this.#projects.get(projectId)?.state.scene.values() ?? [])];
    const versions = new Set(scenes.flatMap(({ screenplayId }) => screenplayId ?? []));
    return new Map(
      [...versions].flatMap((id) => {
        const text = this.#texts.get(`${projectId}/${id}`);
        return text ? [[id, text] as const] : [];
      }),
    );
  }

  /** Keeps a text for `loads`, as the reading of a script does. */
  putScreenplayText(projectId: Id, screenplayId: Id, text: OrganisedScreenplay): void {
    this.#texts.set(`${projectId}/${screenplayId}`, text);
  }

  /** Forgets entries up to `seq`, as the passing of 180 days does. */
  forgetLog(projectId: Id, seq: number): void {
    const project = this.#projects.get(projectId);
    if (project) project.log = project.log.filter((entry) => entry.seq > seq);
  }

  /** What is committed now, read without any time passing: for those who examine, not for those who serve. */
  committed(projectId: Id): { readonly state: ProjectState; readonly log: readonly LogEntry[] } | undefined {
    return this.#projects.get(projectId);
  }

  /** The jobs that committed commands have left. */
  get jobs(): readonly Job[] {
    return this.#jobs;
  }

  async #lock(projectId: Id): Promise<() => void> {
    const before = this.#locks.get(projectId);
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = (before ?? Promise.resolve()).then(() => promise);
    this.#locks.set(projectId, mine);
    await before;
    return resolve;
  }
}

class MemoryTransaction implements SyncTransaction {
  readonly #projects: Map<Id, MemoryProject>;
  readonly #pause: (point: PausePoint) => Promise<void>;
  readonly #lock: (projectId: Id) => Promise<() => void>;
  #release: (() => void) | undefined;
  #projectId: Id | undefined;
  #project: MemoryProject | undefined;
  /** What was taken down: how the project stands after it, what the log gains, and what is left to be done. */
  #next: Omit<MemoryProject, 'log'> | undefined;
  readonly #entries: LogEntry[] = [];
  readonly #jobsLeft: Job[] = [];

  constructor(
    projects: Map<Id, MemoryProject>,
    pause: (point: PausePoint) => Promise<void>,
    lock: (projectId: Id) => Promise<() => void>,
  ) {
    this.#projects = projects;
    this.#pause = pause;
    this.#lock = lock;
  }

  async open(ask: OpenAsk): Promise<Opened | null> {
    this.#release = await this.#lock(ask.projectId);
    await this.#pause('open');
    const blank = { seq: 0, state: emptyState(), log: [], outcomes: new Map() };
    const project = this.#projects.get(ask.projectId) ?? (ask.create ? blank : undefined);
    if (!project) return null;
    this.#projectId = ask.projectId;
    this.#project = project;
    const { knownSeq } = ask;
    return {
      seq: project.seq,
      missed: knownSeq === null ? [] : project.log.filter((entry) => entry.seq > knownSeq),
      commands: ask.senders.map(({ userId, commandId }) => ({
        outcome: project.outcomes.get(outcomeKey(userId, commandId)) ?? null,
      })),
    };
  }

  async readState(): Promise<ProjectState> {
    await this.#pause('readState');
    return this.#opened().state;
  }

  async readLogFrom(commandId: Id, limit: number): Promise<readonly LogEntry[]> {
    await this.#pause('readLog');
    const { log } = this.#opened();
    const start = log.findIndex((entry) => entry.commandId === commandId);
    return start === -1 ? [] : log.slice(start, start + limit);
  }

  save({ userId, result, entry, jobs }: CommandWrite): void {
    const { seq, state, outcomes } = this.#next ?? this.#opened();
    const changes = entry?.changes ?? [];
    for (const change of changes) {
      if (change.op === 'insert' && state[change.table].has(changedId(change)))
        throw new IntegrityError(`${change.table} ${changedId(change)} is there already`, true);
    }
    if (entry) this.#entries.push(entry);
    this.#next = {
      seq: entry?.seq ?? seq,
      state: applyChanges(state, changes),
      outcomes: new Map(outcomes).set(outcomeKey(userId, result._id), result),
    };
    this.#jobsLeft.push(...jobs);
  }

  discard(): void {
    this.#next = undefined;
  }

  commit(): readonly Job[] {
    if (!this.#next || !this.#projectId) return [];
    const { log } = this.#opened();
    // To the log as it is by now: what was forgotten meanwhile stays forgotten.
    this.#projects.set(this.#projectId, { ...this.#next, log: [...log, ...this.#entries] });
    return this.#jobsLeft;
  }

  release(): void {
    this.#release?.();
  }

  #opened(): MemoryProject {
    if (!this.#project) throw new Error('the transaction has opened no project');
    return this.#project;
  }
}

/** Locks and makes sure of what it was told once all is saved. */
class TrustedMemoryTransaction extends TrustedTransaction {
  async carryOut(transaction: MemoryTransaction): Promise<void> {
    const { ask, writes } = this.trusted();
    const opened = await transaction.open(ask);
    if (opened?.seq !== ask.knownSeq || opened.commands.some((command) => command?.outcome))
      throw new Outdated('it was not as it was taken to be');
    for (const write of writes) transaction.save(write);
  }
}
