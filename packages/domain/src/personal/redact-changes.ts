import { type Change, changedId } from '../change.ts';
import { type AnyRow, tableDefinition } from '../tables.ts';
import type { RowIds } from './rows-about.ts';

type Part = 'row' | 'before' | 'after';
const PARTS: readonly Part[] = ['row', 'before', 'after'];

/** The changes with nothing personal left of those rows; null when nothing was there. */
export function redactChanges(changes: readonly Change[], about: RowIds): readonly Change[] | null {
  let touched = false;
  const redacted = changes.map((change): Change => {
    const personal = tableDefinition(change.table).personal;
    if (!personal || !about.get(change.table)?.has(changedId(change))) return change;
    touched = true;
    const parts = PARTS.flatMap((part) => {
      const old = (change as Partial<Record<Part, AnyRow>>)[part];
      return old ? [[part, { ...old, ...present(personal.erased, old) }] as const] : [];
    });
    return { ...change, ...Object.fromEntries(parts) } as Change;
  });
  return touched ? redacted : null;
}

/** Only for the columns that the change speaks of. */
const present = (erased: Readonly<Record<string, unknown>>, part: AnyRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(erased).filter(([column]) => column in part));
