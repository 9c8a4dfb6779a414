import type { Id } from '@ddak/domain';
import { idOfChannel, PERMISSION_CHANGED, projectChannel } from '@ddak/protocol';
import type { Bus } from '../../bus/bus.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import type { SocketGuest } from './socket-guest.ts';

/** Where the projects stand that somebody takes part in; those of others are left out. */
export type ReadStandings = (userId: Id, projectIds: readonly Id[]) => Promise<ReadonlyMap<Id, number>>;

export interface FollowedProjectsDeps {
  readonly bus: Bus;
  readonly readStandings: ReadStandings;
  readonly after: (ms: number, call: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** However busy its projects are, a socket hears of them this often at most. */
const TOGETHER_MS = 1_000;

/** A database that gave no answer is asked again after this. */
const ASK_AGAIN_MS = 5_000;

interface Following {
  readonly projects: Set<Id>;
  moved: Map<Id, number>;
  /** What is theirs is known: nothing is said before. */
  known: boolean;
  cancel: (() => void) | null;
}

/**
 * Tells sockets how far the projects stand that they follow, and no more: what is cheap enough for all of somebody's
 * projects at once. No state is held or read for it; a nudge costs those alone who follow its project.
 */
export class FollowedProjects {
  readonly #deps: FollowedProjectsDeps;
  readonly #following = new Map<SocketGuest, Following>();
  readonly #byProject = new Map<Id, Set<SocketGuest>>();
  /** One look of a person at a time, whatever their tabs say. */
  readonly #looks = new KeyedQueue();
  readonly #stopListening: () => void;

  constructor(deps: FollowedProjectsDeps) {
    this.#deps = deps;
    this.#stopListening = deps.bus.listen({
      nudge: ({ projectId, seq }) => {
        for (const guest of this.#byProject.get(projectId) ?? []) this.#moved(guest, projectId, seq);
      },
      notice: ({ userId, event, data }) => {
        if (event === PERMISSION_CHANGED && data.permission === null)
          this.#closeTo(userId, String(data.projectId));
      },
      gap: () => {
        for (const [guest, { projects }] of this.#following) this.#begin(guest, [...projects]);
      },
    });
  }

  /** From now on these channels, instead of those before. */
  follow(guest: SocketGuest, channels: readonly string[]): void {
    this.#begin(
      guest,
      channels.flatMap((channel) => idOfChannel(channel, 'project') ?? []),
    );
  }

  leave(guest: SocketGuest): void {
    const following = this.#following.get(guest);
    following?.cancel?.();
    for (const projectId of following?.projects ?? []) this.#drop(guest, projectId);
    this.#following.delete(guest);
  }

  close(): void {
    this.#stopListening();
    for (const guest of [...this.#following.keys()]) this.leave(guest);
  }

  #begin(guest: SocketGuest, projectIds: readonly Id[]): void {
    this.leave(guest);
    const projects = new Set(projectIds);
    const following: Following = { projects, moved: new Map(), known: false, cancel: null };
    this.#following.set(guest, following);
    // Listened to before looking: what is committed between the two is not missed.
    for (const projectId of projects)
      this.#byProject.set(projectId, (this.#byProject.get(projectId) ?? new Set()).add(guest));
    this.#look(guest, following);
  }

  #look(guest: SocketGuest, following: Following): void {
    const isWanted = (): boolean => this.#following.get(guest) === following;
    const look = async () =>
      isWanted() ? this.#deps.readStandings(guest.userId, [...following.projects]) : null;
    this.#looks.run(guest.userId, look).then(
      (standings) => {
        if (standings && isWanted()) this.#greet(guest, following, standings);
      },
      (error) => {
        this.#deps.onError(error);
        if (isWanted()) following.cancel = this.#deps.after(ASK_AGAIN_MS, () => this.#look(guest, following));
      },
    );
  }

  #greet(guest: SocketGuest, following: Following, standings: ReadonlyMap<Id, number>): void {
    const { projects, moved } = following;
    for (const projectId of [...projects])
      if (!standings.has(projectId)) {
        projects.delete(projectId);
        this.#drop(guest, projectId);
      }
    const latest = [...projects].map((projectId) => {
      const seq = Math.max(standings.get(projectId) ?? 0, moved.get(projectId) ?? 0);
      return [projectId, seq] as const;
    });
    Object.assign(following, { moved: new Map(), known: true, cancel: null });
    say(guest, new Map(latest));
  }

  #moved(guest: SocketGuest, projectId: Id, seq: number): void {
    const following = this.#following.get(guest);
    if (!following) return;
    following.moved.set(projectId, Math.max(seq, following.moved.get(projectId) ?? 0));
    if (!following.known) return;
    following.cancel ??= this.#deps.after(TOGETHER_MS, () => {
      following.cancel = null;
      const { moved } = following;
      following.moved = new Map();
      if (moved.size > 0) say(guest, moved);
    });
  }

  /** Who takes part no more hears no more of it. */
  #closeTo(userId: Id, projectId: Id): void {
    for (const guest of [...(this.#byProject.get(projectId) ?? [])]) {
      if (guest.userId !== userId) continue;
      const following = this.#following.get(guest);
      following?.projects.delete(projectId);
      following?.moved.delete(projectId);
      this.#drop(guest, projectId);
    }
  }

  #drop(guest: SocketGuest, projectId: Id): void {
    const guests = this.#byProject.get(projectId);
    guests?.delete(guest);
    if (guests?.size === 0) this.#byProject.delete(projectId);
  }
}

const say = (guest: SocketGuest, seqs: ReadonlyMap<Id, number>): void =>
  guest.send({
    kind: 'standings',
    seqs: Object.fromEntries([...seqs].map(([projectId, seq]) => [projectChannel(projectId), seq])),
  });
