import type { Id } from '@ddak/domain';
import type { PresenceNews } from '../../bus/bus.ts';

type People = NonNullable<PresenceNews['people']>;

interface Stay {
  readonly since: number;
  readonly until: number;
}

/**
 * Who shows which project now, tab by tab here and person by person at other processes; each until their time is out.
 * In memory alone. `Key` is a tab's socket.
 */
export class PresentPeople<Key> {
  readonly #tabs = new Map<Key, Stay & { readonly projectId: Id; readonly userId: Id }>();
  readonly #elsewhere = new Map<
    string,
    Map<string, Stay & { readonly projectId: Id; readonly userId: Id }>
  >();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A tab shows the project, for `forMs` from now. */
  arrive(tab: Key, projectId: Id, userId: Id, forMs: number): void {
    const now = this.#now();
    const known = this.#tabs.get(tab);
    const since = known?.projectId === projectId ? known.since : now;
    this.#tabs.set(tab, { projectId, userId, since, until: now + forMs });
  }

  leave(tab: Key): void {
    this.#tabs.delete(tab);
  }

  /** Takes in what another process says of its people. */
  hear(node: string, people: People): void {
    const now = this.#now();
    const theirs = this.#elsewhere.get(node) ?? new Map();
    for (const { projectId, userId, forMs } of people) {
      const key = `${projectId} ${userId}`;
      const since = theirs.get(key)?.since ?? now;
      if (forMs > 0) theirs.set(key, { projectId, userId, since, until: now + forMs });
      else theirs.delete(key);
    }
    if (theirs.size > 0) this.#elsewhere.set(node, theirs);
    else this.#elsewhere.delete(node);
  }

  /** Lets those go whose time is out; the projects that they were in. */
  expire(): ReadonlySet<Id> {
    const now = this.#now();
    const touched = new Set<Id>();
    for (const [tab, { projectId, until }] of this.#tabs)
      if (until <= now) {
        touched.add(projectId);
        this.#tabs.delete(tab);
      }
    for (const [node, theirs] of this.#elsewhere) {
      for (const [key, { projectId, until }] of theirs)
        if (until <= now) {
          touched.add(projectId);
          theirs.delete(key);
        }
      if (theirs.size === 0) this.#elsewhere.delete(node);
    }
    return touched;
  }

  /** When the next time is out; null: nobody is here. */
  nextExpiry(): number | null {
    const all = [...this.#all()];
    return all.length === 0 ? null : Math.min(...all.map(({ until }) => until));
  }

  /** The project that a tab shows. */
  projectOf(tab: Key): Id | undefined {
    return this.#tabs.get(tab)?.projectId;
  }

  /** The tabs of this process that show the project, with whose they are. */
  tabsIn(projectId: Id): (readonly [tab: Key, userId: Id])[] {
    return [...this.#tabs].flatMap(([tab, stay]) =>
      stay.projectId === projectId ? [[tab, stay.userId] as const] : [],
    );
  }

  /** Everyone in the project, each once, the longest there first. */
  usersIn(projectId: Id): Id[] {
    const since = new Map<Id, number>();
    for (const stay of this.#all())
      if (stay.projectId === projectId)
        since.set(stay.userId, Math.min(stay.since, since.get(stay.userId) ?? stay.since));
    return [...since].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([userId]) => userId);
  }

  /** How long each of these persons is still here, at this process. */
  here(asked?: { readonly projectId: Id; readonly userId: Id }): People {
    const now = this.#now();
    const people = new Map<string, People[number]>();
    for (const { projectId, userId, until } of this.#tabs.values()) {
      if (asked && (asked.projectId !== projectId || asked.userId !== userId)) continue;
      const key = `${projectId} ${userId}`;
      people.set(key, { projectId, userId, forMs: Math.max(until - now, people.get(key)?.forMs ?? 0) });
    }
    if (asked && people.size === 0) return [{ ...asked, forMs: 0 }];
    return [...people.values()];
  }

  *#all(): Iterable<Stay & { readonly projectId: Id; readonly userId: Id }> {
    yield* this.#tabs.values();
    for (const theirs of this.#elsewhere.values()) yield* theirs.values();
  }
}
