import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';
import { mayReadTarget } from '../target/may-read-target.ts';
import type { Target } from '../target/target.ts';
import type { Holder } from './can.ts';
import { mayReadTable } from './may-read-table.ts';

/** Whether somebody gets a row of a table; where it hangs on a target, the right to that one is asked too. */
export const mayReadRow = (holder: Holder | undefined, table: TableName, row: AnyRow): boolean =>
  mayReadTable(holder, table) &&
  (!tableDefinition(table).onTarget || mayReadTarget(holder, row as AnyRow & Target));
