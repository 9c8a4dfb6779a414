import { type TableName, tableDefinition } from '../tables.ts';
import { can, type Holder, leadsIn } from './can.ts';

/** Whether somebody gets the rows of a table, those aside that are their own (`ownerColumn`). */
export function mayReadTable(holder: Holder | undefined, table: TableName): boolean {
  const { section, readersNeed = 'read', leadsWrite = false } = tableDefinition(table);
  return can(holder, readersNeed, section) || (leadsWrite && leadsIn(holder, section));
}
