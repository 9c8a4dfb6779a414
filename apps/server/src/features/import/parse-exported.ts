import { type AnyRow, completeRow, STATE_SHAPE, TABLE_NAMES } from '@ddak/domain';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedProject, exportedProjectSchema } from '@ddak/protocol';
import { z } from 'zod';
import { HttpFailure } from '../../http/failures.ts';
import { isStorable } from '../../http/json-body.ts';

const headSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.int(),
  stateShape: z.string(),
  tables: z.record(z.string(), z.unknown()),
});

/** A series of a hundred episodes has half of it. */
const MOST_ROWS = 100_000;

/** IM3: `project.json` as our own schemas know it; fails in words where it is something else. */
export function parseExported(said: unknown): ExportedProject {
  const head = headSchema.safeParse(said);
  if (!head.success) throw new HttpFailure('import_not_ddak');
  if (head.data.version !== EXPORT_VERSION) throw new HttpFailure('import_version');
  const { tables, stateShape } = head.data;
  const lists = TABLE_NAMES.map((table) => tables[table] ?? []);
  const rows = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (rows > MOST_ROWS) throw new HttpFailure('import_bomb');
  const completed = stateShape === STATE_SHAPE ? tables : { ...tables, ...completedTables(tables) };
  const parsed = exportedProjectSchema.safeParse({ ...head.data, tables: completed });
  if (!parsed.success)
    throw new HttpFailure('import_invalid', {
      where: parsed.error.issues[0]?.path.slice(0, 6).join('.') ?? '',
    });
  if (!isStorable(parsed.data)) throw new HttpFailure('import_invalid', { where: 'project.json' });
  return parsed.data;
}

/** Rows that were written before columns and tables were added. */
function completedTables(tables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    TABLE_NAMES.map((table) => {
      const rows = tables[table] ?? [];
      if (!Array.isArray(rows)) return [table, rows];
      const isRow = (row: unknown): row is AnyRow => typeof row === 'object' && row !== null;
      return [table, rows.map((row) => (isRow(row) ? (completeRow(table, row) ?? row) : row))];
    }),
  );
}
