import type { ScriptRow } from './script-rows.ts';

/** A row where it stands: `y` from the top of the frame. */
export interface PlacedRow {
  readonly row: ScriptRow;
  readonly y: number;
}

/** The pages of the scripts, each script from a new one on. `height`: of the frame. */
export function scriptPages(rows: readonly ScriptRow[], height: number): readonly (readonly PlacedRow[])[] {
  const pages: PlacedRow[][] = [];
  let page: PlacedRow[] = [];
  let y = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    y = 0;
  };
  for (let from = 0; from < rows.length; ) {
    const until = endOfKept(rows, from);
    const kept = rows.slice(from, until);
    const starts = rows[from]!.screenplayId !== rows[from - 1]?.screenplayId;
    const needed = kept.reduce((sum, row) => sum + row.above + row.height, 0);
    if (starts || (y + needed > height && needed <= height)) turn();
    for (const row of kept) {
      if (y + row.above + row.height > height) turn();
      y += page.length === 0 ? 0 : row.above;
      page.push({ row, y });
      y += row.height;
    }
    from = until;
  }
  turn();
  return pages;
}

/** The rows that stand on one page with this one: a heading or a name with what follows it. */
function endOfKept(rows: readonly ScriptRow[], from: number): number {
  let at = from;
  while (rows[at]?.keeps && rows[at + 1]?.screenplayId === rows[from]!.screenplayId) at += 1;
  return at + 1;
}
