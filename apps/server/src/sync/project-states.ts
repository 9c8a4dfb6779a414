import { applyChanges, type Id, needsSecondFactor, type ProjectState } from '@ddak/domain';
import type { Reader } from '../db/reader.ts';
import type { LogEntry, Snapshot, SyncStore } from './sync-store.ts';

/** A project as this process has it: rows at `seq`, and the latest entries that led there. */
export interface ProjectView extends Snapshot {
  readonly tail: readonly LogEntry[];
  /** In the entries of `tail`: counted once, since every command asks. */
  readonly tailChanges: number;
}

/** How much of the log is kept at hand: entries, and the changes in them (accepting a script has thousands). */
const TAIL = 256;
const TAIL_CHANGES = 10_000;
const BEHIND = 2_000;
/** A feature has about 5,000 rows, a long series 50,000; a row takes about a kilobyte. */
const MAX_ROWS = 400_000;

/** What comes after a view. */
export function extendView(view: ProjectView, entries: readonly LogEntry[]): ProjectView {
  if (entries.length === 0) return view;
  let state: ProjectState = view.state;
  for (const entry of entries) state = applyChanges(state, entry.changes);
  // PD3: what was before somebody was forgotten is rewritten in the log, and read from there.
  const forgotten = entries.findLastIndex(({ name }) => name === 'forgetPerson');
  const kept = forgotten < 0 ? view.tail : [];
  const added = entries.slice(Math.max(0, forgotten));
  const tailChanges = (forgotten < 0 ? view.tailChanges : 0) + countChanges(added);
  return { seq: entries.at(-1)!.seq, state, ...latest([...kept, ...added], tailChanges) };
}

const countChanges = (entries: readonly LogEntry[]): number =>
  entries.reduce((sum, { changes }) => sum + changes.length, 0);

/** The last entries, whose changes together are not too many. */
function latest(entries: readonly LogEntry[], changes: number): Pick<ProjectView, 'tail' | 'tailChanges'> {
  let [start, tailChanges] = [0, changes];
  while (entries.length - start > TAIL || tailChanges > TAIL_CHANGES) {
    tailChanges -= entries[start]!.changes.length;
    start += 1;
  }
  return { tail: start === 0 ? entries : entries.slice(start), tailChanges };
}

const rowsOf = (state: ProjectState): number =>
  Object.values(state).reduce((sum, rows: ReadonlyMap<string, unknown>) => sum + rows.size, 0);

/** What is under way under that key, or begun now. */
function shared<K, T>(under: Map<K, Promise<T>>, key: K, begin: () => Promise<T>): Promise<T> {
  const way = under.get(key) ?? begin().finally(() => under.delete(key));
  under.set(key, way);
  return way;
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
  readonly #looking = new Map<string, Promise<number | null>>();
  /** Who has been shown a project by the database since who takes part in it has last changed. */
  readonly #admitted = new WeakMap<ProjectState['projectMember'], Set<Reader>>();
  readonly #store: SyncStore;
  readonly #maxRows: number;
  #rows = 0;

  /** @param maxRows how many rows of all projects together stay in memory; the project in use always does */
  constructor(store: SyncStore, maxRows = MAX_ROWS) {
    this.#store = store;
    this.#maxRows = maxRows;
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
    this.#drop(projectId);
    this.#views.set(projectId, view);
    this.#rows += rowsOf(view.state);
    for (const oldest of this.#views.keys()) {
      if (this.#rows <= this.#maxRows || oldest === projectId) break;
      this.#drop(oldest);
    }
  }

  /** Lets go of a project whose log was rewritten, or which is no more: whoever asks next reads it anew. */
  forget(projectId: Id): void {
    this.#drop(projectId);
  }

  #drop(projectId: Id): void {
    const view = this.#views.get(projectId);
    if (!view) return;
    this.#rows -= rowsOf(view.state);
    this.#views.delete(projectId);
  }

  /** AC27: whether one of the project's people is kept out of it until they have a second factor. */
  async isLocked(state: ProjectState, userId: Id): Promise<boolean> {
    return needsSecondFactor(state) && !(await this.#store.hasSecondFactor(userId));
  }

  /**
   * The project as the database has it now; null when there is none, or none that it shows this reader: what is in
   * memory goes to nobody before (AC16). Callers at the same time share one look for each reader.
   */
  async current(projectId: Id, reader: Reader): Promise<ProjectView | null> {
    const seq = await shared(this.#looking, `${projectId} ${reader}`, () =>
      this.#store.readHead(projectId, reader),
    );
    if (seq === null) return null;
    const view = await this.#upTo(projectId, seq);
    if (view?.seq === seq) this.admit(view, reader);
    return view;
  }

  /** The database has shown the project to this reader, as it was at that view's seq. */
  admit(view: ProjectView, reader: Reader): void {
    this.#admittedTo(view).add(reader);
  }

  /** The project at `seq` or later, without asking the database where it is at hand and may be shown. */
  async atLeast(projectId: Id, seq: number, reader: Reader): Promise<ProjectView | null> {
    const view = this.atHand(projectId, seq);
    if (view && this.isShown(view, reader)) return view;
    const found = await this.current(projectId, reader);
    // The look that we shared may have begun before the entry that we were told of.
    return found && found.seq < seq ? this.current(projectId, reader) : found;
  }

  /** The project at `seq` or later as it lies here, for those alone to whom it `isShown`. */
  atHand(projectId: Id, seq: number): ProjectView | null {
    const view = this.peek(projectId);
    return view && view.seq >= seq ? view : null;
  }

  /** Whether the database has shown the project to this reader since who takes part in it has last changed. */
  isShown(view: ProjectView, reader: Reader): boolean {
    return this.#admittedTo(view).has(reader);
  }

  #admittedTo({ state: { projectMember } }: ProjectView): Set<Reader> {
    const readers = this.#admitted.get(projectMember) ?? new Set();
    this.#admitted.set(projectMember, readers);
    return readers;
  }

  /** The view that all share, at `seq` or later. */
  async #upTo(projectId: Id, seq: number): Promise<ProjectView | null> {
    const view = this.peek(projectId);
    if (view && view.seq >= seq) return view;
    const read = () => shared(this.#reading, projectId, () => this.#read(projectId));
    const found = await read();
    return found && found.seq < seq ? read() : found;
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
    return this.#keep(projectId, { ...snapshot, tail: [], tailChanges: 0 }, []);
  }

  #keep(projectId: Id, view: ProjectView, entries: readonly LogEntry[]): ProjectView {
    const next = extendView(view, entries);
    this.put(projectId, next);
    return this.peek(projectId) ?? next;
  }
}
