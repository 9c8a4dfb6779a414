import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetReceipt } from './callsheet-receipt.ts';
import { type Recipient, recipientKey } from './recipients-of.ts';

/** What somebody to whom a version went has said of it; undefined: nothing, or not for the reader. */
export const receiptFrom = (
  state: ProjectState,
  versionId: Id,
  to: Recipient,
): CallsheetReceipt | undefined =>
  groupBy(state.callsheetReceipt, 'version')
    .get(versionId)
    ?.find(({ recipient }) => recipient === recipientKey(to));

/** What who takes part has said of a version. */
export const receiptOf = (state: ProjectState, versionId: Id, userId: Id): CallsheetReceipt | undefined =>
  receiptFrom(state, versionId, { kind: 'member', id: userId });
