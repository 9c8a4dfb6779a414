import { type Plan, type PlanContext, refuse } from '../command.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectState } from '../state.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import type { Attachment } from './attachment.ts';
import { mayChangeAttachment } from './may-change-attachment.ts';

/** Plans a change of an attachment, where the sender of the command may change it; one that they do not read is not there. */
export function changeableAttachment(
  state: ProjectState,
  attachmentId: string,
  { actorId }: PlanContext,
  plan: (attachment: Attachment) => Plan,
): Plan {
  const [one, member] = [state.attachment.get(attachmentId), memberOf(state, actorId)];
  if (!one || !mayReadTarget(member, one)) return refuse('not_found', { what: '파일이나 링크' });
  return mayChangeAttachment(member, one) ? plan(one) : refuse('attachment_of_other');
}
