import { hasPreview } from '../file/file-contents.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { ProjectState } from '../state.ts';
import type { Attachment } from './attachment.ts';

const NONE: readonly Attachment[] = [];

/** What hangs on a target, in no order; the same list as long as nothing about it changes. */
export const attachmentsOn = (state: ProjectState, targetId: string): readonly Attachment[] =>
  groupBy(state.attachment, 'targetId').get(targetId) ?? NONE;

/** AT7: the newest first; of one moment, by id. */
export const newestFirst = (list: readonly Attachment[]): Attachment[] =>
  [...list].sort((a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1));

/** AT9: what of it can be looked at, the newest first. */
export const picturesAmong = (list: readonly Attachment[]): Attachment[] =>
  newestFirst(list.filter(({ contents }) => hasPreview(contents)));
