import type { Change } from '../change.ts';

/**
 * HI6: what of an entry the history tells: that somebody has opened a sheet is no deed of theirs, and is told by the sheet
 * (CS32); that they confirmed it is one.
 */
export const toldChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(
    (change) =>
      change.table !== 'callsheetReceipt' || change.op !== 'insert' || change.row.confirmedAt !== null,
  );
