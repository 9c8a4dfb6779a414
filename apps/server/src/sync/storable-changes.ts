import type { Change } from '@ddak/domain';

/** What JSON.stringify escapes although it is no control sign of JSON: a NUL, and halves of characters (an emoji cut in two). */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

/**
 * The changes without what no database keeps as text: NUL goes, half a character becomes U+FFFD. Done before anything
 * is made of them, so that rows, log, state and feed say the same.
 */
export function storableChanges(changes: readonly Change[]): readonly Change[] {
  const text = JSON.stringify(changes);
  if (!UNSTORABLE.test(text)) return changes;
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as Change[];
}
