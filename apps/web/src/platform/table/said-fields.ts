import { MOST_SAID, type SaidColumn, saidHead } from '@ddak/domain';
import type { TableReading } from '@ddak/screenplay/table';

/** The heads of a table, in the order of its columns. */
export const headsOf = ({ columns }: TableReading): string[] => columns.map(({ head }) => head);

/** TI20: the columns that stand under heads of which somebody has said what they are: their letters, and the fields. */
export function fieldsByHeads(
  { columns }: TableReading,
  said: ReadonlyMap<string, string>,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    columns.flatMap(({ column, head }) => {
      const field = said.get(head);
      return field === undefined ? [] : [[column, field === '' ? null : field]];
    }),
  );
}

/** What is remembered of a table: what was said of its heads, what was said last first where that is too much. */
export function saidOf(table: TableReading, said: ReadonlyMap<string, string>): SaidColumn[] {
  const heads = new Set(headsOf(table));
  const known = new Map<string, string>();
  for (const [head, field] of said)
    if (heads.has(head) && saidHead(head) !== '') known.set(saidHead(head), field);
  return [...known].slice(-MOST_SAID).map(([head, field]) => ({ head, field }));
}
