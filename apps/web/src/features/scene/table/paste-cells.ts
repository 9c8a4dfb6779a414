import type { Id, ProjectState } from '@ddak/domain';
import { type CellRange, layBlock } from '@ddak/ui';
import { sceneRow } from '../scene-row.ts';
import { type FilledCells, fillCells } from './fill-cells.ts';
import { isEditable, SCENE_COLUMNS, type SceneColumn, type Shown } from './scene-columns.ts';

export interface PastedCells extends FilledCells {
  /** Rows for which the list has no scene. */
  readonly rowsLeft: number;
  /** Columns that the list does not have at its right. */
  readonly columnsLeft: number;
  /** Columns that are not typed in, where something was to be put. */
  readonly readOnly: readonly SceneColumn[];
}

/** GR7, GR8: a block of cells that is put into the table. */
export function pasteCells(
  state: ProjectState,
  { shown, range, text }: { readonly shown: Shown; readonly range: CellRange; readonly text: string },
  newId: () => Id,
): PastedCells {
  const { rows, ...left } = layBlock(shown, range, text);
  const readOnly = rows.flatMap(({ rowId, cells }) => {
    const scene = state.scene.get(rowId);
    if (!scene) return [];
    const isNews = ([column, typed]: readonly [SceneColumn, string]) =>
      !isEditable(column) && typed !== '' && typed !== sceneRow(state, scene).cells[column];
    return cells.filter(isNews).map(([column]) => column);
  });
  return { ...fillCells(state, rows, newId), ...left, readOnly: [...new Set(readOnly)] };
}

/** What of a block has not come in, in Korean: nobody is to find out later. */
export function leftOut({ problems, rowsLeft, columnsLeft, readOnly }: Omit<PastedCells, 'args'>): string[] {
  const names = readOnly.map((key) => SCENE_COLUMNS.find((column) => column.key === key)!.label);
  return [
    ...(problems.length > 0
      ? [`읽을 수 없는 칸 ${problems.length}개는 그대로 두었어요. ${problems[0]}`]
      : []),
    ...(names.length > 0 ? [`${names.join(', ')} 열에는 붙여 넣을 수 없어 빠졌어요.`] : []),
    ...(rowsLeft > 0 ? [`씬이 모자라 ${rowsLeft}줄은 빠졌어요.`] : []),
    ...(columnsLeft > 0 ? [`오른쪽에 열이 모자라 ${columnsLeft}열은 빠졌어요.`] : []),
  ];
}
