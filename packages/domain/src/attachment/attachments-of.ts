import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import type { Attachment } from './attachment.ts';

/** What hangs on a target, the newest first; of one moment, by id. */
export const attachmentsOf = (state: ProjectState, targetId: string): Attachment[] =>
  [...(groupBy(state.attachment, 'targetId').get(targetId) ?? [])].sort(
    (a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1),
  );
