import { type Change, changedId } from '../change.ts';
import type { Id } from '../kernel/id.ts';

/** Those of the table that a command hangs on another target: they do not go with the one that they hung on. */
export const movedTo = (table: 'comment' | 'attachment', changes: readonly Change[]): ReadonlySet<Id> =>
  new Set(
    changes.flatMap((one) =>
      one.table === table && one.op === 'update' && 'targetId' in one.after ? changedId(one) : [],
    ),
  );
