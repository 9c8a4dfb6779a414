import { z } from 'zod';
import { type RowOf, TABLE_NAMES, TABLES, type TableName } from '../tables.ts';

/** Every table of a project as a list of its rows: what an export holds and an import begins with. */
export const exportedTablesSchema = z.object(
  Object.fromEntries(TABLE_NAMES.map((name) => [name, z.array(TABLES[name].schema)])) as unknown as {
    readonly [T in TableName]: z.ZodArray<(typeof TABLES)[T]['schema']>;
  },
);
export type ExportedTables = { readonly [T in TableName]: readonly RowOf<T>[] };
