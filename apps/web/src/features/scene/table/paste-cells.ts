import type { Id, ProjectState } from '@ddak/domain';
import { type CellRange, layBlock } from '@ddak/ui';
import { type FilledCells, fillCells } from './fill-cells.ts';
import type { Shown } from './scene-columns.ts';

export interface PastedCells extends FilledCells {
  /** Rows for which the list has no scene. */
  readonly rowsLeft: number;
}

/** GR7, GR8: a block of cells that is put into the table. */
export function pasteCells(
  state: ProjectState,
  { shown, range, text }: { readonly shown: Shown; readonly range: CellRange; readonly text: string },
  newId: () => Id,
): PastedCells {
  const { rows, rowsLeft } = layBlock(shown, range, text);
  return { ...fillCells(state, rows, newId), rowsLeft };
}
