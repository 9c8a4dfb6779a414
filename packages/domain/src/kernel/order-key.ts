import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';

/** A position in a list: compares as plain bytes (`COLLATE "C"`), ties are broken by `_id`. */
export const orderKeySchema = z.string().min(1).max(200);

export interface Ordered {
  readonly _id: string;
  readonly orderKey: string;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders rows by key, then by id, so that every device shows the same list. */
export const byOrder = (a: Ordered, b: Ordered): number =>
  compareText(a.orderKey, b.orderKey) || compareText(a._id, b._id);

/**
 * A key for a row that is to stand right after `afterId` (null: first) in `rows`, which are in order.
 * Where neighbours carry the same key (an undo can bring one back), the row goes behind all of them.
 * An `afterId` that is not in the list means its row was moved or removed meanwhile: then the end is meant.
 */
export function keyAfter(rows: readonly Ordered[], afterId: string | null): string {
  return keysAfter(rows, afterId, 1)[0]!;
}

/** As `keyAfter`, for `count` rows that follow one another. */
export function keysAfter(rows: readonly Ordered[], afterId: string | null, count: number): string[] {
  if (afterId === null) return generateNKeysBetween(null, rows[0]?.orderKey ?? null, count);
  const at = rows.findIndex((row) => row._id === afterId);
  const before = at < 0 ? rows[rows.length - 1] : rows[at];
  if (!before) return generateNKeysBetween(null, null, count);
  const next = rows.find((row) => row.orderKey > before.orderKey);
  return generateNKeysBetween(before.orderKey, next?.orderKey ?? null, count);
}

/** The key of the first row of an empty list. */
export const firstKey = (): string => generateKeyBetween(null, null);
