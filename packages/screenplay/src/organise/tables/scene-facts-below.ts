import type { HeadingTail } from '../headings/heading-tail-fields.ts';
import type { SourceLine } from '../lines/source-line.ts';

/** Where and when a table of fields below a heading says that the scene plays; null where none says so. */
export function fieldsBelow(lines: readonly SourceLine[], from: number, until: number): HeadingTail | null {
  for (let at = from; at < until; at++) {
    const fields = lines[at]?.set?.fields;
    if (fields) return fields;
  }
  return null;
}

/** How long a scene runs by the lengths that its rows tell; null where none does. */
export function secondsBelow(lines: readonly SourceLine[], from: number, until: number): number | null {
  const told = lines.slice(from, until).flatMap(({ set }) => set?.seconds ?? []);
  const sum = told.reduce((all, seconds) => all + seconds, 0);
  const most = told.reduce((longest, seconds) => Math.max(longest, seconds), 0);
  // The whole of a scene beside the lengths of its cuts.
  if (told.length >= 3 && most * 10 >= (sum - most) * 9) return most;
  return sum > 0 ? sum : null;
}
