import type { ProjectState } from '../../state.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { receiptFrom } from './receipt-of.ts';
import type { Recipient } from './recipients-of.ts';
import { versionsOf } from './versions-of.ts';

/** The last version before this one that somebody has opened; undefined: none. */
export const seenBefore = (
  state: ProjectState,
  { callsheet, number }: Pick<CallsheetVersion, 'callsheet' | 'number'>,
  to: Recipient,
): CallsheetVersion | undefined =>
  versionsOf(state, callsheet).find((one) => one.number < number && receiptFrom(state, one._id, to));
