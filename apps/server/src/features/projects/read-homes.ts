import { type Id, type ProjectHome, projectHome } from '@ddak/domain';
import { openViews } from '../../sync/open-views.ts';
import type { ProjectDeps } from './project-deps.ts';

type Rows = Awaited<ReturnType<ProjectDeps['projects']['listFor']>>;

/** HM1: how the youngest of somebody's open projects stand. */
export async function readHomes(
  parts: Pick<ProjectDeps, 'states' | 'now'>,
  rows: Rows,
  userId: Id,
): Promise<ReadonlyMap<Id, ProjectHome>> {
  const homes = new Map<Id, ProjectHome>();
  for await (const { row, state, member } of openViews(parts, rows, userId))
    homes.set(row._id, projectHome(state, member, parts.now()));
  return homes;
}
