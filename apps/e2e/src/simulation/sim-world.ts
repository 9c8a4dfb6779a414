import type { Id, ProjectState } from '@ddak/domain';
import type { LogEntry } from '@ddak/server';
import type { Person, SeededRandom } from '@ddak/testkit';
import type { Chaos } from './chaos.ts';
import type { CountedStore } from './counted-store.ts';
import type { Trace } from './trace.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What everything in one simulated world shares. `chaos` is replaced by CALM when the world is mended. */
export interface SimWorld {
  readonly time: VirtualTime;
  readonly random: SeededRandom;
  readonly trace: Trace;
  readonly store: CountedStore;
  readonly projectId: Id;
  readonly people: readonly Person[];
  chaos: Chaos;
  /** SN9: the release that the servers run; a world that begins with the one before is upgraded in the middle. */
  release: 'before' | 'now';
  /** Entries that the store has forgotten, as if 180 days had passed. */
  readonly forgotten: LogEntry[];
  /** What went wrong already while the world was running. */
  readonly faults: string[];
}

/** The project as it is committed at this moment. */
export function truth(world: SimWorld): { state: ProjectState; log: readonly LogEntry[] } {
  const committed = world.store.committed(world.projectId);
  if (!committed) throw new Error('The project has not been made.');
  return committed;
}
