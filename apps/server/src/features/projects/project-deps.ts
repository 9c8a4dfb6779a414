import type { Id } from '@ddak/domain';
import type { Bus } from '../../bus/bus.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
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
  /** Takes a project away in which nobody else takes part; its files, or null where somebody does. */
  readonly eraseProject: (projectId: Id, userId: Id) => Promise<readonly Id[] | null>;
  readonly files: Pick<ProjectFiles, 'removeBytes'>;
  readonly bus: Pick<Bus, 'publish'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly authentication: Authentication;
}
