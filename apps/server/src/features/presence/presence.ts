import { type Id, mayReadTable, memberOf, type ProjectMember } from '@ddak/domain';
import { PERMISSION_CHANGED, presenceTimeout } from '@ddak/protocol';
import type { Bus, PresenceNews } from '../../bus/bus.ts';
import { SYSTEM } from '../../db/reader.ts';
import type { ProjectStates, ProjectView } from '../../sync/project-states.ts';
import type { SocketGuest } from '../../sync/socket-guest.ts';
import { PresentPeople } from './present-people.ts';

export interface PresenceDeps {
  readonly bus: Bus;
  readonly states: Pick<ProjectStates, 'current' | 'atLeast' | 'isLocked'>;
  readonly now: () => number;
  /** Calls back once after `ms`; the answer cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Several who come or go in one moment are told in one message. */
const TOGETHER_MS = 100;

/**
 * Tells those who show a project who else does. A tab counts until it says otherwise, its socket closes, or it has been
 * silent for its time-out; nothing of it is stored. Processes tell each other over the bus.
 */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #people: PresentPeople<SocketGuest>;
  readonly #stopListening: () => void;
  /** What each tab wants last: an answer that comes late must not bring it back. */
  readonly #wanted = new Map<SocketGuest, Id>();
  /** What each tab was told last. */
  readonly #told = new WeakMap<SocketGuest, string>();
  readonly #changed = new Set<Id>();
  #cancelTelling: (() => void) | null = null;
  #cancelExpiry: (() => void) | null = null;

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

  /** The tab shows nothing any more, or its socket is closed. */
  gone(guest: SocketGuest): void {
    this.#wanted.delete(guest);
    this.#told.delete(guest);
    const projectId = this.#people.projectOf(guest);
    if (!projectId) return;
    this.#people.leave(guest);
    this.#share(this.#people.here({ projectId, userId: guest.userId }));
    this.#change(projectId);
  }

  close(): void {
    this.#stopListening();
    this.#cancelTelling?.();
    this.#cancelExpiry?.();
    this.#share(this.#people.here().map((one) => ({ ...one, forMs: 0 })));
  }

  async #arrive(guest: SocketGuest, projectId: Id, forMs: number): Promise<void> {
    const known = this.#people.projectOf(guest) === projectId;
    if (!known) {
      const view = await this.#deps.states.current(projectId, guest.userId);
      const member = await this.#memberIn(view, guest.userId);
      if (!member || this.#wanted.get(guest) !== projectId) return;
    }
    this.#people.arrive(guest, projectId, guest.userId, forMs);
    this.#share(this.#people.here({ projectId, userId: guest.userId }));
    this.#expireInTime();
    if (!known) this.#change(projectId);
  }

  #hearOthers({ node, people }: PresenceNews): void {
    if (people === null) {
      this.#share(this.#people.here());
      return;
    }
    this.#people.hear(node, people);
    this.#expireInTime();
    for (const { projectId } of people) this.#change(projectId);
  }

  #share(people: PresenceNews['people'] & object): void {
    if (people.length > 0) this.#deps.bus.share(people);
  }

  #expireInTime(): void {
    this.#cancelExpiry?.();
    const next = this.#people.nextExpiry();
    this.#cancelExpiry =
      next === null
        ? null
        : this.#deps.after(Math.max(0, next - this.#deps.now()), () => {
            for (const projectId of this.#people.expire()) this.#change(projectId);
            this.#expireInTime();
          });
  }

  #change(projectId: Id): void {
    if (this.#people.tabsIn(projectId).length === 0) return;
    this.#changed.add(projectId);
    this.#cancelTelling ??= this.#deps.after(TOGETHER_MS, () => {
      this.#cancelTelling = null;
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const one of changed) this.#tell(one).catch(this.#deps.onError);
    });
  }

  /** Names go to those alone who may read the crew as of now; who takes part no more is not present any more. */
  async #tell(projectId: Id): Promise<void> {
    const { states } = this.#deps;
    const view = await states.current(projectId, SYSTEM);
    const members = new Map<Id, ProjectMember | undefined>();
    for (const userId of this.#people.usersIn(projectId)) {
      const shown = view && (await states.atLeast(projectId, view.seq, userId));
      members.set(userId, await this.#memberIn(shown, userId));
    }
    const present = [...members.keys()].filter((userId) => members.get(userId) !== undefined);
    for (const [guest, userId] of this.#people.tabsIn(projectId)) {
      const member = members.get(userId);
      if (!member) {
        this.gone(guest);
        continue;
      }
      const others = present.filter((one) => one !== userId);
      this.#say(guest, projectId, mayReadTable(member, 'projectMember') ? others : []);
    }
  }

  /** As whom somebody may come in now. */
  async #memberIn(view: ProjectView | null, userId: Id): Promise<ProjectMember | undefined> {
    const member = view ? memberOf(view.state, userId) : undefined;
    const { states } = this.#deps;
    return view && member && !(await states.isLocked(view.state, userId)) ? member : undefined;
  }

  #say(guest: SocketGuest, projectId: Id, userIds: readonly Id[]): void {
    const text = `${projectId} ${userIds.join(' ')}`;
    if (this.#told.get(guest) === text) return;
    this.#told.set(guest, text);
    guest.send({ kind: 'present', projectId, userIds: [...userIds] });
  }
}
