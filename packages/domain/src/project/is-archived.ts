import type { Change } from '../change.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';

/** PD5: whether the project has been put away; nothing of the work in it changes then. */
export const isArchived = (state: ProjectState, projectId: Id): boolean =>
  (state.project.get(projectId)?.archivedAt ?? null) !== null;

const OF_THE_ARCHIVE = ['archivedAt', 'needsSecondFactor'];

/** PD5: what an undo may take back in an archived project: the archiving itself, and what became of who takes part. */
export const movesInArchive = (change: Change): boolean =>
  change.table === 'projectMember' ||
  (change.table === 'project' &&
    change.op === 'update' &&
    Object.keys(change.after).every((column) => OF_THE_ARCHIVE.includes(column)));
