import { type Id, memberOf, type ProjectMember, type ProjectState } from '@ddak/domain';
import type { ProjectStates } from './project-states.ts';

/** Nobody works on more at a time; each is read whole. */
const MOST = 12;

export interface OpenViewParts {
  readonly states: ProjectStates;
}

interface ListedRow {
  readonly _id: Id;
  readonly archivedAt: number | null;
}

/** HM1: the youngest of somebody's open projects, as they are now. AC27: without those that keep them out. */
export async function* openViews<Row extends ListedRow>(
  { states }: OpenViewParts,
  rows: readonly Row[],
  userId: Id,
): AsyncGenerator<{ readonly row: Row; readonly state: ProjectState; readonly member: ProjectMember }> {
  for (const row of rows.filter(({ archivedAt }) => archivedAt === null).slice(0, MOST)) {
    const view = await states.current(row._id, userId);
    const member = view ? memberOf(view.state, userId) : undefined;
    if (!view || !member || (await states.isLocked(view.state, userId))) continue;
    yield { row, state: view.state, member };
  }
}
