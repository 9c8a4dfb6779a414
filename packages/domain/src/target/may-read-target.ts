import { can, type Holder } from '../access/can.ts';
import { mayReadTable } from '../access/may-read-table.ts';
import type { Target } from './target.ts';

/** CM1: whether somebody reads what hangs on a target. Who does not read the project, a guest, reads none of it. */
export const mayReadTarget = (
  holder: Holder | undefined,
  { targetKind }: Pick<Target, 'targetKind'>,
): boolean => can(holder, 'read', 'project') && mayReadTable(holder, targetKind);
