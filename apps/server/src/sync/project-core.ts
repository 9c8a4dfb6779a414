import type { Id } from '@ddak/domain';
import type { Bus } from '../bus/bus.ts';
import { CommandExecutor } from './execute-command.ts';
import { noticesOf } from './notices-of.ts';
import { ProjectStates } from './project-states.ts';
import { type RunAs, runAs } from './run-as.ts';
import type { Job, LogEntry, SyncStore } from './sync-store.ts';

/** The write path and what it serves: one of each a process. */
export interface ProjectCore {
  readonly store: SyncStore;
  readonly states: ProjectStates;
  readonly executor: CommandExecutor;
  readonly runAs: RunAs;
}

export interface ProjectCoreDeps {
  readonly store: SyncStore;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly jobsOf: (projectId: Id, entry: LogEntry) => readonly Job[];
  /** Told after a commit that left jobs, so that their worker need not wait for its next look. */
  readonly onJobs: () => void;
  readonly onBug: (error: unknown, command: { readonly name: string; readonly projectId: Id }) => void;
}

/** Puts the write path together over a store, a bus and a clock. */
export function projectCore(deps: ProjectCoreDeps): ProjectCore {
  const { store, bus } = deps;
  const states = new ProjectStates(store);
  const executor = new CommandExecutor({
    store,
    states,
    bus,
    now: deps.now,
    jobsOf: deps.jobsOf,
    onBug: deps.onBug,
    onCommitted: (projectId, entry) => {
      const state = states.peek(projectId)?.state;
      for (const notice of noticesOf(projectId, entry, state)) bus.tell(notice);
      if (deps.jobsOf(projectId, entry).length > 0) deps.onJobs();
    },
  });
  return { store, states, executor, runAs: runAs(executor) };
}
