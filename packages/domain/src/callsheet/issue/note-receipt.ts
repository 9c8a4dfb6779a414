import { insert, update } from '../../change.ts';
import { changes, type Plan, type PlanContext, refuse } from '../../command.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetReceipt } from './callsheet-receipt.ts';
import { receiptFrom } from './receipt-of.ts';
import { type Recipient, recipientKey } from './recipients-of.ts';

export interface Receiving {
  readonly versionId: Id;
  readonly receiptId: Id;
  readonly to: Recipient;
  readonly way: CallsheetReceipt['way'];
  readonly confirms: boolean;
}

/** CS32: notes once that a version was opened, and once that it was confirmed and by which way; said again, it stays. */
export function noteReceipt(state: ProjectState, receiving: Receiving, ctx: PlanContext): Plan {
  const { versionId, receiptId, to, way, confirms } = receiving;
  const version = state.callsheetVersion.get(versionId);
  if (!version) return refuse('not_found', { what: '발행한 일촬표' });
  if (confirms && version.withdrawnAt !== null) return refuse('version_withdrawn');
  const known = receiptFrom(state, versionId, to);
  if (known) {
    const isNew = confirms && known.confirmedAt === null;
    return changes([isNew ? update('callsheetReceipt', known, { confirmedAt: ctx.now, way }) : null]);
  }
  if (state.callsheetReceipt.has(receiptId)) return refuse('already_exists');
  return changes([
    insert('callsheetReceipt', {
      _id: receiptId,
      projectId: ctx.projectId,
      version: versionId,
      recipient: recipientKey(to),
      userId: to.kind === 'member' ? to.id : null,
      way,
      openedAt: ctx.now,
      confirmedAt: confirms ? ctx.now : null,
    }),
  ]);
}
