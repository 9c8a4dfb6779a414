import { type Id, memberOf, type ProjectHome, projectHome } from '@ddak/domain';
import type { ProjectDeps } from './project-deps.ts';

/** Nobody works on more at a time; each is read whole. */
const MOST = 12;

interface ListedRow {
  readonly _id: Id;
  readonly archivedAt: number | null;
}

/** HM1: how the youngest of somebody's open projects stand. AC27: of those that keep them out nothing is told. */
export async function readHomes(
  { states, now }: Pick<ProjectDeps, 'states' | 'now'>,
  rows: readonly ListedRow[],
  userId: Id,
): Promise<ReadonlyMap<Id, ProjectHome>> {
  const homes = new Map<Id, ProjectHome>();
  const open = rows.filter(({ archivedAt }) => archivedAt === null).slice(0, MOST);
  for (const { _id } of open) {
    const view = await states.current(_id, userId);
    const member = view ? memberOf(view.state, userId) : undefined;
    if (!view || !member || (await states.isLocked(view.state, userId))) continue;
    homes.set(_id, projectHome(view.state, member, now()));
  }
  return homes;
}
