import { applyChanges, type Id, type ProjectState } from '@ddak/domain';
import type { LogEntry, Snapshot, SyncStore } from './sync-store.ts';

/** A project as this process has it: rows at `seq`, and the latest entries that led there. */
export interface ProjectView extends Snapshot {
  readonly tail: readonly LogEntry[];
}

const TAIL = 256;
const BEHIND = 2_000;

/** What comes after a view. */
export function extendView(view: ProjectView, entries: readonly LogEntry[]): ProjectView {
  if (entries.length === 0) return view;
  let state: ProjectState = view.state;
  for (const entry of entries) state = applyChanges(state, entry.changes);
  return { seq: entries.at(-1)!.seq, state, tail: [...view.tail, ...entries].slice(-TAIL) };
}

/** Whether the entries go on from `seq` without a gap. */
export const continues = (seq: number, entries: readonly LogEntry[]): boolean =>
  entries.every((entry, i) => entry.seq === seq + 1 + i);

/**
 * The states of the projects in use, in memory: bounded, the least used dropped first. Any can be made again from
 * the tables. What is here is committed, never ahead of the database.
 */
export class ProjectStates {
  readonly #views = new Map<Id, ProjectView>();
  readonly #reading = new Map<Id, Promise<ProjectView | null>>();
  readonly #store: SyncStore;
  readonly #capacity: number;

  constructor(store: SyncStore, capacity = 50) {
    this.#store = store;
    this.#capacity = capacity;
  }

  /** What is at hand, perhaps behind; undefined when nothing is. */
  peek(projectId: Id): ProjectView | undefined {
    const view = this.#views.get(projectId);
    if (view) {
      this.#views.delete(projectId);
      this.#views.set(projectId, view);
    }
    return view;
  }

  /** Takes over a committed view, unless a later one is here already. */
  put(projectId: Id, view: ProjectView): void {
    const known = this.#views.get(projectId);
    if (known && known.seq > view.seq) return;
    this.#views.delete(projectId);
    this.#views.set(projectId, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= this.#capacity) break;
      this.#views.delete(oldest);
    }
  }

  /** The project as the database has it now; null when there is none. Callers at the same time share one look. */
  current(projectId: Id): Promise<ProjectView | null> {
    const reading = this.#reading.get(projectId);
    if (reading) return reading;
    const mine = this.#read(projectId).finally(() => this.#reading.delete(projectId));
    this.#reading.set(projectId, mine);
    return mine;
  }

  /** The project at `seq` or later, without asking the database where it is at hand. */
  async atLeast(projectId: Id, seq: number): Promise<ProjectView | null> {
    const view = this.peek(projectId);
    if (view && view.seq >= seq) return view;
    const shared = await this.current(projectId);
    // The look that we shared may have begun before the entry that we were told of.
    return shared && shared.seq < seq ? this.current(projectId) : shared;
  }

  /** Entries after `seq` up to the view; null when the log does not reach back so far. */
  async entriesAfter(projectId: Id, view: ProjectView, seq: number): Promise<readonly LogEntry[] | null> {
    if (view.tail.length > 0 && view.tail[0]!.seq <= seq + 1)
      return view.tail.filter((entry) => entry.seq > seq);
    if (view.seq - seq > BEHIND) return null;
    const entries = await this.#store.readLog(projectId, seq, BEHIND);
    const known = entries.filter((entry) => entry.seq <= view.seq);
    return continues(seq, known) && seq + known.length === view.seq ? known : null;
  }

  async #read(projectId: Id): Promise<ProjectView | null> {
    const view = this.peek(projectId);
    if (view) {
      const missed = await this.#store.readLog(projectId, view.seq, BEHIND);
      if (missed.length < BEHIND && continues(view.seq, missed)) return this.#keep(projectId, view, missed);
    }
    const snapshot = await this.#store.readSnapshot(projectId);
    if (!snapshot) return null;
    return this.#keep(projectId, { ...snapshot, tail: [] }, []);
  }

  #keep(projectId: Id, view: ProjectView, entries: readonly LogEntry[]): ProjectView {
    const next = extendView(view, entries);
    this.put(projectId, next);
    return this.peek(projectId) ?? next;
  }
}
