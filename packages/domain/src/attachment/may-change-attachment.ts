import { can } from '../access/can.ts';
import type { ProjectMember } from '../project/project.ts';
import { tableDefinition } from '../tables.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import type { Attachment } from './attachment.ts';

/** AT3: whoever has hung it there, and whoever may write the section of what it hangs on. */
export const mayChangeAttachment = (
  member: ProjectMember | undefined,
  { targetKind, addedBy }: Pick<Attachment, 'targetKind' | 'addedBy'>,
): boolean =>
  mayReadTarget(member, { targetKind }) &&
  (addedBy === member?.userId || can(member, 'write', tableDefinition(targetKind).section));
