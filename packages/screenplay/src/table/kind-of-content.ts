import { readRole } from '../organise/tables/column-roles.ts';
import { type FileContent, readContent } from './schedule-table.ts';
import type { TableKind } from './table.ts';

/** Columns that only a script has: what is said, and who says it (OG50). */
const SPOKEN: ReadonlySet<string | null> = new Set(['dialogue', 'narration', 'speaker']);

/** TI21: the kind of table that a file is; null: none that is known here, or a script that stands in a table. */
export function kindOfContent(content: FileContent): TableKind | null {
  const reading = readContent(content);
  if (!reading) return null;
  const isSpoken = reading.columns.some(({ head }) => SPOKEN.has(readRole(head)));
  return isSpoken ? null : reading.as;
}
