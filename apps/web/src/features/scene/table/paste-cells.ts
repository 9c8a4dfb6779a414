import type { Id, ProjectState } from '@ddak/domain';
import { type CellRange, heightOf, type Shown, widthOf } from './cell-range.ts';
import { type FilledCells, fillCells } from './fill-cells.ts';
import { readTsv } from './read-tsv.ts';

export interface PastedCells extends FilledCells {
  /** Rows for which the list has no scene. */
  readonly rowsLeft: number;
}

/**
 * GR7, GR8: a block of cells that is put into the table with its first cell at the range's first. A range that is the
 * block several times over is filled with it, so that one cell fills any range.
 */
export function pasteCells(
  state: ProjectState,
  { shown, range, text }: { readonly shown: Shown; readonly range: CellRange; readonly text: string },
  newId: () => Id,
): PastedCells {
  const { sceneIds, columns } = shown;
  const block = readTsv(text);
  const wide = Math.max(...block.map((cells) => cells.length));
  const fits = heightOf(range) % block.length === 0 && widthOf(range) % wide === 0;
  const [height, width] = fits ? [heightOf(range), widthOf(range)] : [block.length, wide];
  const rows = sceneIds.slice(range.top, range.top + height).map((sceneId, i) => {
    const cells = block[i % block.length]!;
    return {
      sceneId,
      cells: columns.slice(range.left, range.left + width).flatMap((column, j) => {
        const typed = cells[j % wide];
        return typed === undefined ? [] : [[column, unmarked(typed)] as const];
      }),
    };
  });
  const rowsLeft = Math.max(0, range.top + height - sceneIds.length);
  return { ...fillCells(state, rows, newId), rowsLeft };
}

/** Without the mark that keeps a text from being run as a formula (TI3). */
const unmarked = (typed: string): string => typed.replace(/^'(?=[=+\-@])/, '');
