import type { Change } from '../change.ts';
import { type AnyRow, TABLE_NAMES, type TableName, tableDefinition } from '../tables.ts';
import type { ContactData } from './personal-data.ts';

/** The tables that tell how somebody is reached. */
export const CONTACT_TABLES = TABLE_NAMES.filter((table) => tableDefinition(table).contacts);

export const contactsOf = (table: TableName): ContactData =>
  tableDefinition(table).contacts ?? { row: 'stays', erased: {} };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands in the place of the contacts that a row, or the part of it that a change speaks of, holds. */
export function blankContacts(table: TableName, part: AnyRow): Record<string, unknown> {
  const { erased } = contactsOf(table);
  return Object.fromEntries(
    Object.entries(erased).flatMap(([column, blank]) => {
      const value = part[column];
      if (value === undefined) return [];
      return [[column, isObject(value) && isObject(blank) ? { ...value, ...blank } : blank]];
    }),
  );
}

const PARTS = ['row', 'before', 'after'] as const;

/** The changes without contacts, and the words that went; null when there were none. */
export function withoutContacts(
  changes: readonly Change[],
): { readonly changes: readonly Change[]; readonly words: readonly string[] } | null {
  const words: string[] = [];
  const blank = changes.map((change): Change => {
    const parts = PARTS.flatMap((name) => {
      const part = (change as Partial<Record<(typeof PARTS)[number], AnyRow>>)[name];
      if (!part) return [];
      const after = blankContacts(change.table, part);
      words.push(...lostWords(part, after));
      return [[name, { ...part, ...after }] as const];
    });
    return { ...change, ...Object.fromEntries(parts) } as Change;
  });
  return words.length === 0 ? null : { changes: blank, words: [...new Set(words)] };
}

/** The texts of a part that its blank form has no more. */
function lostWords(part: AnyRow, after: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(after).flatMap(([column, now]) => {
    const before = (part as Record<string, unknown>)[column];
    if (isObject(before) && isObject(now)) return lostWords(before as AnyRow, now);
    return typeof before === 'string' && before !== '' && before !== now ? [before] : [];
  });
}
