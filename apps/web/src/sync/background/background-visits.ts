import type { Id } from '@ddak/domain';
import type { Clock } from '../ports.ts';
import type { Visit } from './visit-project.ts';

/** What lies on the device. */
export interface DeviceLook {
  /** How far the copy of each copied project goes. */
  copied(): Promise<ReadonlyMap<Id, number>>;
  /** The projects with something in their outbox. */
  waiting(): Promise<ReadonlySet<Id>>;
}

export interface BackgroundVisits {
  /** The projects to look after from now on, the oldest first. */
  follow(projectIds: readonly Id[]): void;
  /** How far some of them stand at the server. */
  standings(seqs: ReadonlyMap<Id, number>): void;
  /** Nothing is heard of any of them. */
  lost(): void;
  stop(): void;
}

/** At once, not to crowd the line of what is open. */
const TOGETHER = 2;
/** The newest are copied before they were ever opened: somebody who was just invited may lose the line. */
const AHEAD = 8;
/** A busy project is visited this often at most. */
const PAUSE_MS = 20_000;
/** What another tab has left in an outbox is found by then. */
const LOOK_MS = 60_000;
/** Without a socket nothing is heard: each is visited this often. */
const UNHEARD_MS = 600_000;

/**
 * Looks after the projects that are not open, each of them: visits one for a moment where its copy on the device has
 * fallen behind, or where something waits to be sent. What they hold is in memory only during the visit.
 */
export function lookAfter(given: {
  readonly clock: Clock;
  readonly device: DeviceLook;
  readonly visit: (projectId: Id, seq: number) => Visit;
}): BackgroundVisits {
  const { clock, device } = given;
  const standing = new Map<Id, number>();
  const visits = new Map<Id, Visit>();
  const visitedAt = new Map<Id, number>();
  let followed: readonly Id[] = [];
  let heard = false;
  let looking = false;
  let lookAgain = false;
  let stopped = false;
  let cancel: (() => void) | null = null;
  let nextLookAt = Number.POSITIVE_INFINITY;

  const last = (projectId: Id) => visitedAt.get(projectId) ?? 0;
  const isLate = (projectId: Id, copied: ReadonlyMap<Id, number>): boolean => {
    const seq = copied.get(projectId);
    if (seq === undefined && !followed.slice(-AHEAD).includes(projectId)) return false;
    if (heard) return (seq ?? -1) < (standing.get(projectId) ?? -1);
    return clock.now() - last(projectId) >= UNHEARD_MS;
  };
  const begin = (projectId: Id) => {
    const visit = given.visit(projectId, standing.get(projectId) ?? 0);
    visits.set(projectId, visit);
    void visit.done.then(() => {
      if (visits.get(projectId) === visit) visits.delete(projectId);
      visitedAt.set(projectId, clock.now());
      look();
    });
  };
  const lookOnce = async () => {
    const [copied, waiting] = [await device.copied(), await device.waiting()];
    if (stopped) return;
    const wanted = followed.filter((one) => !visits.has(one) && (waiting.has(one) || isLate(one, copied)));
    // What is not sent yet goes first, then what has waited longest.
    wanted.sort((a, b) => Number(waiting.has(b)) - Number(waiting.has(a)) || last(a) - last(b));
    const ready = wanted.filter((one) => clock.now() - last(one) >= PAUSE_MS);
    for (const one of ready.slice(0, Math.max(0, TOGETHER - visits.size))) begin(one);
    again(wanted.length > ready.length ? PAUSE_MS : LOOK_MS);
  };
  const again = (ms: number) => {
    cancel?.();
    nextLookAt = clock.now() + ms;
    cancel = clock.after(ms, look);
  };
  /** A look reads the device: news of what may not be visited yet, or is not looked after here, is no reason for one. */
  const lookAt = (moved: readonly Id[]) => {
    const due = Math.min(...moved.map((one) => last(one) + PAUSE_MS));
    if (due <= clock.now()) look();
    else if (due < nextLookAt) again(due - clock.now());
  };
  const look = () => {
    if (stopped) return;
    lookAgain = looking;
    if (looking) return;
    looking = true;
    lookOnce()
      .catch((error: unknown) => {
        // A storage that fails is told of by the open project; here the next look may do.
        console.warn('looking after projects', error);
        again(LOOK_MS);
      })
      .finally(() => {
        looking = false;
        if (lookAgain) look();
      });
  };

  return {
    follow(projectIds) {
      followed = projectIds;
      for (const [projectId, visit] of visits) if (!projectIds.includes(projectId)) visit.stop();
      for (const projectId of projectIds)
        if (!visitedAt.has(projectId)) visitedAt.set(projectId, clock.now() - PAUSE_MS);
      look();
    },
    standings(seqs) {
      const moved = followed.filter((one) => seqs.has(one) && seqs.get(one) !== standing.get(one));
      for (const [projectId, seq] of seqs) standing.set(projectId, seq);
      if (heard) lookAt(moved.filter((one) => !visits.has(one)));
      else look();
      heard = true;
    },
    lost() {
      heard = false;
    },
    stop() {
      stopped = true;
      cancel?.();
      for (const visit of visits.values()) visit.stop();
    },
  };
}
