import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetReceipt } from './callsheet-receipt.ts';

/** What somebody has said of a version; undefined: nothing, or not for the reader. */
export const receiptOf = (state: ProjectState, versionId: Id, userId: Id): CallsheetReceipt | undefined =>
  groupBy(state.callsheetReceipt, 'version')
    .get(versionId)
    ?.find((receipt) => receipt.userId === userId);
