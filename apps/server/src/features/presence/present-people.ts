import type { Id } from '@ddak/domain';
import type { FieldPlace } from '@ddak/protocol';
import type { PresenceNews } from '../../bus/bus.ts';

type People = NonNullable<PresenceNews['people']>;

interface Stay {
  readonly projectId: Id;
  readonly userId: Id;
  readonly since: number;
  readonly until: number;
}

/** What somebody elsewhere writes in. */
type StayElsewhere = Stay & { readonly at: FieldPlace | null };

/**
 * Who shows which project now, tab by tab here and person by person at other processes; each until their time is out.
 * In memory alone. `Key` is a tab's socket.
 */
export class PresentPeople<Key> {
  readonly #tabs = new Map<Key, Stay>();
  /** PR6: the field of each tab that is in one, the latest last. */
  readonly #fields = new Map<Key, FieldPlace>();
  readonly #elsewhere = new Map<string, Map<string, StayElsewhere>>();
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
    this.#fields.delete(tab);
  }

  /** The tab is in that field; null: in none. It counts as soon as the tab does. */
  write(tab: Key, at: FieldPlace | null): void {
    this.#fields.delete(tab);
    if (at) this.#fields.set(tab, at);
  }

  /** Takes in what another process says of its people. */
  hear(node: string, people: People): void {
    const now = this.#now();
    const theirs = this.#elsewhere.get(node) ?? new Map<string, StayElsewhere>();
    for (const { projectId, userId, forMs, at = null } of people) {
      const key = `${projectId} ${userId}`;
      const since = theirs.get(key)?.since ?? now;
      if (forMs > 0) theirs.set(key, { projectId, userId, since, until: now + forMs, at });
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
        this.leave(tab);
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

  /** PR6: which field each person in the project is in, if any: of several tabs the one that wrote last. */
  fieldsIn(projectId: Id): ReadonlyMap<Id, FieldPlace> {
    const fields = new Map<Id, FieldPlace>();
    for (const theirs of this.#elsewhere.values())
      for (const stay of theirs.values())
        if (stay.projectId === projectId && stay.at) fields.set(stay.userId, stay.at);
    for (const [tab, at] of this.#fields) {
      const stay = this.#tabs.get(tab);
      if (stay?.projectId === projectId) fields.set(stay.userId, at);
    }
    return fields;
  }

  /** How long each of these persons is still here, at this process, and which field they are in. */
  here(asked?: { readonly projectId: Id; readonly userId: Id }): People {
    const now = this.#now();
    const people = new Map<string, People[number]>();
    for (const [tab, { projectId, userId, until }] of this.#tabs) {
      if (asked && (asked.projectId !== projectId || asked.userId !== userId)) continue;
      const key = `${projectId} ${userId}`;
      const known = people.get(key);
      const at = this.#fields.get(tab) ?? known?.at ?? null;
      people.set(key, { projectId, userId, forMs: Math.max(until - now, known?.forMs ?? 0), at });
    }
    if (asked && people.size === 0) return [{ ...asked, forMs: 0 }];
    return [...people.values()];
  }

  *#all(): Iterable<Stay & { readonly projectId: Id; readonly userId: Id }> {
    yield* this.#tabs.values();
    for (const theirs of this.#elsewhere.values()) yield* theirs.values();
  }
}
