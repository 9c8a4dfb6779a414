import { type AnyRow, type TableName, tableDefinition } from '../tables.ts';
import type { Draft } from './draft.ts';

/** UN11: a row that comes back where somebody else has its number by now, under the next one; otherwise as it was. */
export function withFreeNumber(draft: Draft, table: TableName, row: AnyRow): AnyRow {
  const { ownNumber } = tableDefinition(table);
  if (ownNumber === undefined || !draft.isNumberTaken(table, row)) return row;
  let highest = 0;
  for (const other of draft.rows(table).values()) highest = Math.max(highest, Number(other[ownNumber]));
  return { ...row, [ownNumber]: highest + 1 };
}
