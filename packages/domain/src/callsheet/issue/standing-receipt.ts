import type { ProjectState } from '../../state.ts';
import type { CallsheetReceipt } from './callsheet-receipt.ts';
import type { CallsheetVersion } from './callsheet-version.ts';
import { receiptFrom } from './receipt-of.ts';
import type { Recipient } from './recipients-of.ts';
import { isNoNews, versionBefore } from './told-of.ts';

/**
 * CS89: what somebody has said of a version. Who had said that they have the one before need not say so again where
 * nothing of theirs is new: sixty people do not confirm a corrected word.
 */
export function standingReceipt(
  state: ProjectState,
  version: CallsheetVersion,
  to: Recipient,
): CallsheetReceipt | undefined {
  const own = receiptFrom(state, version._id, to);
  if (own && own.confirmedAt !== null) return own;
  const before = versionBefore(state, version);
  if (!before || !isNoNews(state, version, before, to)) return own;
  const earlier = standingReceipt(state, before, to);
  return earlier && earlier.confirmedAt !== null ? earlier : (own ?? earlier);
}
