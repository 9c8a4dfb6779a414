import { can, leadsIn } from './access/can.ts';
import { type OwnParts, ownPartsOf, refusalOfLead, refusalOfParts } from './access/lead-parts.ts';
import { withAgesFollowed } from './age/with-ages-followed.ts';
import { withAttachmentsGone } from './attachment/with-attachments-gone.ts';
import { type Plan, type PlanContext, refuse } from './command.ts';
import { findCommand } from './commands.ts';
import { withCommentsGone } from './comment/with-comments-gone.ts';
import { memberOf } from './member-of.ts';
import { isArchived } from './project/is-archived.ts';
import type { ProjectState } from './state.ts';

/**
 * The one way from a command to its plan, on both sides: finds it, checks rights (AC5), the archive (PD5) and args, and plans.
 * Of a lead what it came to is looked at too (AC30).
 * `asServer` is for what the server itself does in a user's name (a reader's result).
 */
export function planCommand(
  state: ProjectState,
  sent: { readonly name: string; readonly args: unknown },
  ctx: PlanContext,
  asServer = false,
): Plan {
  const command = findCommand(sent.name);
  if (!command) return refuse('unknown_command', { name: sent.name });
  const { needs } = command;
  let parts: OwnParts | null = null;
  if ('section' in needs) {
    const { section, right, byLeads } = needs;
    const actor = memberOf(state, ctx.actorId);
    if (!asServer && !can(actor, right, section)) {
      if (!byLeads || !leadsIn(actor, section)) return refuse('forbidden', { section });
      parts = ownPartsOf(state, ctx.actorId);
      const refusal = refusalOfLead(parts, section);
      if (refusal) return { kind: 'refuse', refusal };
    }
  } else if ((needs.kind === 'server' || needs.server) && !asServer) return refuse('forbidden');
  if (isArchived(state, ctx.projectId) && !command.whileArchived) return refuse('archived');
  const args = command.args.safeParse(sent.args);
  if (!args.success) return refuse('invalid', { where: args.error.issues[0]?.path.join('.') ?? '' });
  const plan = (command as { plan(state: ProjectState, args: unknown, ctx: PlanContext): Plan }).plan(
    state,
    args.data,
    ctx,
  );
  if (plan.kind !== 'changes') return plan;
  if (parts && 'section' in needs) {
    const refusal = refusalOfParts(state, parts, needs.section, plan.changes);
    if (refusal) return { kind: 'refuse', refusal };
  }
  const followed = withAttachmentsGone(state, withCommentsGone(state, plan.changes));
  const all = withAgesFollowed(state, followed, ctx.now);
  return all.length === 0 ? { kind: 'nothing' } : { ...plan, changes: all };
}
