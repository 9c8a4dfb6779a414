import type { SidesRow, SidesView } from '@ddak/domain';
import type { PlacedRow } from './script-pages.ts';

/** A printed page: one of the script's, and the rows of the day that it is there for. */
export interface SidesPage {
  readonly placed: readonly PlacedRow[];
  readonly rows: readonly SidesRow[];
}

/**
 * CS35: the pages in shooting order: for each row of the day those that its scenes stand on. A page on which one row ends
 * and the next one goes on is there once, for both.
 */
export function sidesPages(
  view: Pick<SidesView, 'rows'>,
  script: readonly (readonly PlacedRow[])[],
): readonly SidesPage[] {
  const pages: SidesPage[] = [];
  for (const row of view.rows) {
    for (const placed of pagesOf(row, script)) {
      const last = pages.at(-1);
      if (last?.placed !== placed) pages.push({ placed, rows: [row] });
      else if (!last.rows.includes(row)) pages[pages.length - 1] = { placed, rows: [...last.rows, row] };
    }
  }
  return pages;
}

/** The pages of a row's scenes, scene by scene; one that two of them share is there once. */
function pagesOf(
  row: SidesRow,
  script: readonly (readonly PlacedRow[])[],
): ReadonlySet<readonly PlacedRow[]> {
  const texts = row.scenes.filter(({ state }) => state === 'text');
  return new Set(
    texts.flatMap(({ sceneId }) =>
      script.filter((placed) => placed.some((one) => one.row.sceneId === sceneId)),
    ),
  );
}
