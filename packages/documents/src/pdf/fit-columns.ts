import type { Face } from './fonts.ts';
import type { Measure } from './measure.ts';
import { PADDING } from './table.ts';

/** A column's texts, as far as its width depends on them. */
export interface ColumnTexts {
  readonly texts: readonly string[];
  readonly face: Face;
  readonly size: number;
  /** As wide as its longest line, as long as that is not very long. */
  readonly fixed: boolean;
  /** At least as wide as this, in points: room for the heading. */
  readonly least: number;
}

/** In points, and of large type in widths of a letter. */
const WORD_LIMIT = { points: 52, letters: 6.6 } as const;
const FIXED_LIMIT = { points: 62, letters: 7.9 } as const;
const limitAt = (limit: { readonly points: number; readonly letters: number }, size: number): number =>
  Math.max(limit.points, limit.letters * size);

/**
 * Widths in points that add up to `total`: fixed columns as wide as they need; the rest is shared by the others
 * according to how much is written in them, none narrower than its longest word and none wider than its longest line
 * as long as another has use for the room.
 */
export function fitColumns(measure: Measure, columns: readonly ColumnTexts[], total: number): number[] {
  const widest = (column: ColumnTexts, parts: (text: string) => string[]): number =>
    Math.max(0, ...column.texts.flatMap(parts).map((part) => measure(part, column.face, column.size))) +
    2 * PADDING +
    0.5;
  const line = columns.map((column) =>
    Math.max(
      column.least,
      widest(column, (text) => text.split('\n')),
    ),
  );
  const word = columns.map((column) =>
    Math.max(
      column.least,
      Math.min(
        limitAt(WORD_LIMIT, column.size),
        widest(column, (text) => text.split(/\s+/)),
      ),
    ),
  );
  const widths = columns.map((column, i) =>
    column.fixed ? Math.min(line[i]!, Math.max(limitAt(FIXED_LIMIT, column.size), column.least)) : word[i]!,
  );
  let free = total - widths.reduce((sum, width) => sum + width, 0);
  if (free <= 0) return shrink(widths, columns, free);
  const written = columns.map((column) => amountOf(measure, column));
  let open = columns.flatMap((column, i) => (column.fixed || written[i] === 0 ? [] : [i]));
  while (free > 0.01 && open.length > 0) {
    const sum = open.reduce((all, i) => all + written[i]!, 0);
    const share = free;
    for (const i of open) {
      const more = Math.min((share * written[i]!) / sum, Math.max(0, line[i]! - widths[i]!));
      widths[i] = widths[i]! + more;
      free -= more;
    }
    const still = open.filter((i) => line[i]! - widths[i]! > 0.01);
    if (still.length === open.length) break;
    open = still;
  }
  return spread(widths, columns, free);
}

/** How much is written in a column: its usual text and its longest, in points; one that is far longer may be broken. */
function amountOf(measure: Measure, column: ColumnTexts): number {
  const lengths = column.texts.map((text) => measure(text, column.face, column.size)).filter((w) => w > 0);
  if (lengths.length === 0) return 0;
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return usual + Math.min(Math.max(...lengths), 2 * usual) / 2;
}

/** Room that nobody needs is shared evenly by the columns that can take it. */
function spread(widths: readonly number[], columns: readonly ColumnTexts[], free: number): number[] {
  const takers = columns.filter((column) => !column.fixed).length || columns.length;
  const all = columns.every((column) => column.fixed);
  return widths.map((width, i) => (all || !columns[i]!.fixed ? width + free / takers : width));
}

/** Too little room: the columns that can be broken give way, in proportion. */
function shrink(widths: readonly number[], columns: readonly ColumnTexts[], missing: number): number[] {
  const soft = widths.reduce((sum, width, i) => sum + (columns[i]!.fixed ? 0 : width), 0);
  const hard = widths.reduce((sum, width) => sum + width, 0) - soft;
  if (soft + missing > soft * 0.4)
    return widths.map((width, i) => (columns[i]!.fixed ? width : width * (1 + missing / soft)));
  const scale = (soft + hard + missing) / (soft + hard);
  return widths.map((width) => width * scale);
}
