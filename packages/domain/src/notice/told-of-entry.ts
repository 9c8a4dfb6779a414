import type { Change, ChangeOf } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { TableName } from '../tables.ts';
import type { Told, ToldEntry } from './told.ts';
import { toldOfComment } from './told-of-comment.ts';
import { isRecord, toldOfLate } from './told-of-late.ts';
import { isFinishedProposal, toldOfProposal } from './told-of-proposal.ts';
import { toldOfRequest } from './told-of-request.ts';
import { toldOfRights } from './told-of-rights.ts';
import { toldOfScript } from './told-of-script.ts';

type ToldOf<T extends TableName> = (
  state: ProjectState,
  entry: ToldEntry,
  change: ChangeOf<T>,
) => readonly Told[];

const TOLD_OF: { readonly [T in TableName]?: ToldOf<T> } = {
  comment: toldOfComment,
  crewRequest: toldOfRequest,
  projectMember: toldOfRights,
  timetableRow: toldOfLate,
};

const isTold = (change: Change): boolean =>
  change.table === 'timetableRow'
    ? isRecord(change)
    : change.table === 'screenplay' || isFinishedProposal(change) || change.table in TOLD_OF;

/** Whether anybody may have to be told of an entry: asked of each, in its transaction. */
export const mayBeTold = ({ changes }: Pick<ToldEntry, 'changes'>): boolean => changes.some(isTold);

/** NT5, NT11, NT12: who is told what of an entry, by the project as it is now; nobody of their own doing (NT3). */
export function toldOfEntry(state: ProjectState, entry: ToldEntry): readonly Told[] {
  const told = entry.changes.flatMap((change) => {
    const toldOf = TOLD_OF[change.table] as ToldOf<TableName> | undefined;
    return toldOf?.(state, entry, change as ChangeOf<TableName>) ?? [];
  });
  // What became of a script or a search is a machine's doing, in the name of who asked it.
  const ofMachines = entry.changes.flatMap((change) => [
    ...toldOfScript(state, change),
    ...toldOfProposal(state, entry, change),
  ]);
  return [...told.filter(({ userId }) => userId !== entry.actorId), ...ofMachines];
}
