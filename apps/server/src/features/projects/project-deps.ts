import type { Authentication } from '../../http/authentication.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { ProjectRepo } from './repo.ts';

/** What the routes of projects need. */
export interface ProjectDeps {
  readonly projects: ProjectRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly contactDays: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly authentication: Authentication;
}
