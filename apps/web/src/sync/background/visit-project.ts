import type { Id } from '@ddak/domain';
import { createProjectClient } from '../client.ts';
import type { ProjectClientState } from '../client-cell.ts';
import type { SyncPorts } from '../ports.ts';
import type { Actor } from '../replica.ts';
import type { SyncNote } from '../status.ts';

/** A line that is too bad for the visit gives it up; it is made again. */
const LONGEST_MS = 60_000;

export interface VisitDeps {
  readonly actor: Actor;
  readonly portsOf: (projectId: Id) => SyncPorts;
  readonly onSignedOut: () => Promise<unknown>;
  /** What became of something that waited there, as the open project would tell it. */
  readonly onNote: (note: SyncNote, title: string) => void;
}

export interface Visit {
  readonly done: Promise<void>;
  stop(): void;
}

/**
 * Opens a project that nobody looks at for as long as it takes to bring its copy to `seq` and to send what waits in its
 * outbox.
 */
export function visitProject(deps: VisitDeps, projectId: Id, seq: number): Visit {
  const ports = deps.portsOf(projectId);
  const { promise, resolve } = Promise.withResolvers<void>();
  const client = createProjectClient(ports, {
    projectId,
    actor: deps.actor,
    onSignedOut: () => void deps.onSignedOut().then(() => client.wake()),
  });
  let over = false;
  const stop = () => {
    if (over) return;
    over = true;
    cancel();
    client.stop();
    resolve();
  };
  const cancel = ports.clock.after(LONGEST_MS, stop);
  let told = 0;
  client.subscribe((state) => {
    const { notes, replica } = state;
    const title = replica.view.project.get(projectId)?.title ?? '';
    const fresh = notes.slice(told);
    told = notes.length;
    for (const note of fresh) deps.onNote(note, title);
    // Not inside the change that tells of it: it may want to write yet.
    if (isDone(state, seq)) ports.clock.after(0, stop);
  });
  void client.start();
  return { done: promise, stop };
}

const isDone = ({ phase, connection, replica }: ProjectClientState, seq: number): boolean =>
  phase === 'ended' ||
  phase === 'locked' ||
  phase === 'denied' ||
  (phase === 'ready' && connection === 'online' && (replica.seq ?? 0) >= seq && replica.pending.length === 0);
