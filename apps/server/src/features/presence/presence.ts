import { type Id, mayReadTable, memberOf, type ProjectMember, type ProjectState } from '@ddak/domain';
import { type FieldPlace, PERMISSION_CHANGED, presenceTimeout } from '@ddak/protocol';
import type { Bus, PresenceNews } from '../../bus/bus.ts';
import { SYSTEM } from '../../db/reader.ts';
import type { SocketGuest } from '../../sync/feed/socket-guest.ts';
import type { ProjectStates, ProjectView } from '../../sync/project-states.ts';
import { PresentPeople } from './present-people.ts';
import { believed, ToldFields } from './told-fields.ts';
import { difference, NOBODY, type ToldPeople, toldAfter } from './told-people.ts';

export interface PresenceDeps {
  readonly bus: Bus;
  readonly states: Pick<ProjectStates, 'current' | 'atLeast' | 'isLocked'>;
  readonly now: () => number;
  /** Calls back once after `ms`; the answer cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Several who come or go in one moment are told in one message; where hundreds are told, the moment is longer. */
const SHORTEST_MS = 250;
const MS_A_TAB = 2;
const LONGEST_MS = 1_000;

const momentFor = (tabs: number): number => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, tabs * MS_A_TAB));

/**
 * Tells those who show a project who does (PR4: all of it once, then what has changed). A tab counts until it says otherwise, its socket closes, or it has been
 * silent for its time-out; nothing of it is stored. Processes tell each other over the bus.
 */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #people: PresentPeople<SocketGuest>;
  readonly #stopListening: () => void;
  /** What each tab wants last: an answer that comes late must not bring it back. */
  readonly #wanted = new Map<SocketGuest, Id>();
  /** What the tabs of each project that know of its people have been told. */
  readonly #told = new Map<Id, ToldPeople>();
  /** Whether a tab has been told that, or that it is told nobody. */
  readonly #knows = new WeakMap<SocketGuest, 'people' | 'nobody'>();
  readonly #toldFields = new ToldFields();
  /** Projects of which something is to be told in a moment, with how to cancel that. */
  readonly #telling = new Map<Id, () => void>();
  #expiry: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#people = new PresentPeople(deps.now);
    this.#stopListening = deps.bus.listen({
      nudge: () => {},
      notice: ({ event, data }) => {
        if (event === PERMISSION_CHANGED) this.#change(String(data.projectId));
      },
      presence: (news) => this.#hearOthers(news),
      gap: () => {
        deps.bus.share(null);
        this.#share(this.#people.here());
      },
    });
    deps.bus.share(null);
  }

  /** A tab shows a project; null: none any more. Fails never: who takes no part in it is not present. */
  here(guest: SocketGuest, projectId: Id | null, timeoutSeconds?: number): void {
    if (this.#people.projectOf(guest) !== projectId) this.gone(guest);
    if (projectId === null) {
      this.#wanted.delete(guest);
      return;
    }
    this.#wanted.set(guest, projectId);
    this.#arrive(guest, projectId, presenceTimeout(timeoutSeconds) * 1000).catch(this.#deps.onError);
  }

  /** PR6: the tab, which shows that project, is in a field of it; null: in none any more. */
  inField(guest: SocketGuest, projectId: Id, at: FieldPlace | null): void {
    if (this.#wanted.get(guest) !== projectId) return;
    this.#people.write(guest, at);
    if (this.#people.projectOf(guest) !== projectId) return;
    this.#share(this.#people.here({ projectId, userId: guest.userId }));
    this.#change(projectId);
  }

  /** The tab shows nothing any more, or its socket is closed. */
  gone(guest: SocketGuest): void {
    this.#wanted.delete(guest);
    this.#knows.delete(guest);
    this.#toldFields.forget(guest);
    const projectId = this.#people.projectOf(guest);
    this.#people.leave(guest);
    if (!projectId) return;
    this.#share(this.#people.here({ projectId, userId: guest.userId }));
    this.#change(projectId);
  }

  close(): void {
    this.#stopListening();
    for (const cancel of this.#telling.values()) cancel();
    this.#expiry?.cancel();
    this.#share(this.#people.here().map((one) => ({ ...one, forMs: 0 })));
  }

  async #arrive(guest: SocketGuest, projectId: Id, forMs: number): Promise<void> {
    const known = this.#people.projectOf(guest) === projectId;
    if (!known) {
      // What is at hand will do: `#tell` asks the database.
      const view = await this.#deps.states.atLeast(projectId, 0, guest.userId);
      const member = await this.#memberIn(view, guest.userId);
      if (!member || this.#wanted.get(guest) !== projectId) return;
    }
    this.#people.arrive(guest, projectId, guest.userId, forMs);
    this.#share(this.#people.here({ projectId, userId: guest.userId }));
    this.#expireBy(this.#deps.now() + forMs);
    if (known) return;
    this.#knows.delete(guest);
    this.#change(projectId);
  }

  #hearOthers({ node, people }: PresenceNews): void {
    if (people === null) {
      this.#share(this.#people.here());
      return;
    }
    this.#people.hear(node, people);
    this.#expireBy(this.#people.nextExpiry());
    for (const { projectId } of people) this.#change(projectId);
  }

  #share(people: PresenceNews['people'] & object): void {
    if (people.length > 0) this.#deps.bus.share(people);
  }

  /** Looks when this time has come; where it looks before, it finds out by itself. */
  #expireBy(at: number | null): void {
    if (at === null || (this.#expiry && this.#expiry.at <= at)) return;
    this.#expiry?.cancel();
    const cancel = this.#deps.after(Math.max(0, at - this.#deps.now()), () => {
      this.#expiry = null;
      for (const projectId of this.#people.expire()) this.#change(projectId);
      this.#expireBy(this.#people.nextExpiry());
    });
    this.#expiry = { at, cancel };
  }

  #change(projectId: Id): void {
    if (this.#telling.has(projectId)) return;
    const tabs = this.#people.tabsIn(projectId).length;
    if (tabs === 0) {
      this.#told.delete(projectId);
      return;
    }
    const cancel = this.#deps.after(momentFor(tabs), () => {
      this.#telling.delete(projectId);
      this.#tell(projectId).catch(this.#deps.onError);
    });
    this.#telling.set(projectId, cancel);
  }

  /** Names go to those alone who may read the crew as of now; who takes part no more is not present any more. */
  async #tell(projectId: Id): Promise<void> {
    const { members, state } = await this.#membersIn(projectId);
    const before = this.#told.get(projectId) ?? NOBODY;
    const after = toldAfter(
      before,
      [...members.keys()].filter((userId) => members.get(userId) !== undefined),
    );
    const changed = difference(before, after);
    const fields = state && believed(this.#people.fieldsIn(projectId), members, state);
    const tabs = this.#people.tabsIn(projectId);
    if (tabs.length > 0) this.#told.set(projectId, after);
    else this.#told.delete(projectId);
    for (const [guest, userId] of tabs) {
      const member = members.get(userId);
      // Who has come while we looked is told in the next moment.
      if (!members.has(userId)) continue;
      const people = member && fields ? this.#toldFields.newTo(guest, member, fields) : [];
      if (people.length > 0) guest.send({ kind: 'inFields', projectId, people });
      if (!member) this.gone(guest);
      else if (!mayReadTable(member, 'projectMember')) this.#sayAll(guest, projectId, 'nobody', NOBODY);
      else if (this.#knows.get(guest) !== 'people') this.#sayAll(guest, projectId, 'people', after);
      else if (changed) guest.send({ kind: 'presentChanged', projectId, ...changed });
    }
  }

  #sayAll(guest: SocketGuest, projectId: Id, what: 'people' | 'nobody', { named, count }: ToldPeople): void {
    if (what === 'nobody' && this.#knows.get(guest) === what) return;
    this.#knows.set(guest, what);
    guest.send({ kind: 'present', projectId, userIds: [...named], count });
  }

  /** Everyone in the project, the longest there first, and as whom they may be; undefined: no more. */
  async #membersIn(projectId: Id): Promise<{
    readonly members: ReadonlyMap<Id, ProjectMember | undefined>;
    readonly state: ProjectState | undefined;
  }> {
    const { states } = this.#deps;
    const view = await states.current(projectId, SYSTEM);
    const members = new Map<Id, ProjectMember | undefined>();
    for (const userId of this.#people.usersIn(projectId)) {
      const shown = view && (await states.atLeast(projectId, view.seq, userId));
      members.set(userId, await this.#memberIn(shown, userId));
    }
    return { members, state: view?.state };
  }

  /** As whom somebody may come in now. */
  async #memberIn(view: ProjectView | null, userId: Id): Promise<ProjectMember | undefined> {
    const member = view ? memberOf(view.state, userId) : undefined;
    const { states } = this.#deps;
    return view && member && !(await states.isLocked(view.state, userId)) ? member : undefined;
  }
}
