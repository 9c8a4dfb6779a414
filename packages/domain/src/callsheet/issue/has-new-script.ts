import type { FrozenSheet } from './frozen-sheet.ts';

/**
 * CS35: whether a scene of the day has other words by now, though the sheet says the same of it. Of a version that does
 * not know its words they are those of now.
 */
export function hasNewScript(before: FrozenSheet, now: FrozenSheet): boolean {
  const known = new Map(before.rows.map((row) => [row.rowId, scriptOf(row)]));
  return now.rows.some((row) => {
    const was = known.get(row.rowId);
    return was !== undefined && was !== scriptOf(row);
  });
}

const scriptOf = (row: FrozenSheet['rows'][number]): string | undefined =>
  row.kind === 'scene' && row.scripts
    ? row.scripts.map((one) => [one.screenplayId, one.firstLine, one.lastLine].join('/')).join(' ')
    : undefined;
