import type { Change, ChangeOf } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { Told, ToldEntry } from './told.ts';
import { toldOfComment } from './told-of-comment.ts';
import { toldOfRequest } from './told-of-request.ts';
import { toldOfRights } from './told-of-rights.ts';

const TOLD_TABLES: readonly string[] = ['comment', 'crewRequest', 'projectMember'];

/** Whether anybody may have to be told of an entry: asked of each, in its transaction. */
export const mayBeTold = ({ changes }: Pick<ToldEntry, 'changes'>): boolean =>
  changes.some(({ table }) => TOLD_TABLES.includes(table));

/** NT5: who is told what of an entry, by the project as it is now; nobody of their own doing (NT3). */
export function toldOfEntry(state: ProjectState, entry: ToldEntry): Told[] {
  const told = entry.changes.flatMap((change) => toldOf(state, entry, change));
  return told.filter(({ userId }) => userId !== entry.actorId);
}

function toldOf(state: ProjectState, entry: ToldEntry, change: Change): Told[] {
  if (change.table === 'comment') return toldOfComment(state, entry, change as ChangeOf<'comment'>);
  if (change.table === 'crewRequest') return toldOfRequest(state, change as ChangeOf<'crewRequest'>);
  return change.table === 'projectMember'
    ? toldOfRights(state, entry, change as ChangeOf<'projectMember'>)
    : [];
}
