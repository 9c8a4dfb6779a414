import type { LaidBlock } from '@ddak/ui';
import type { ListColumn, ListRow, RefusedCell } from './list-column.ts';

/** GR7: what of a pasted block has not come in, in Korean: nobody is to find out later. */
export function leftOut<R extends ListRow, C extends string>(
  block: LaidBlock<C>,
  list: { readonly rows: ReadonlyMap<string, R>; readonly columnOf: ReadonlyMap<C, ListColumn<R, C>> },
  problems: readonly RefusedCell[],
): string[] {
  const shut = [...list.columnOf.values()].filter(({ key, edit, text }) => {
    if (edit) return false;
    return block.rows.some(({ rowId, cells }) => {
      const row = list.rows.get(rowId);
      // A block that was copied here brings what stands there already.
      return cells.some(([column, typed]) => column === key && typed !== '' && row && typed !== text(row));
    });
  });
  const { rowsLeft, columnsLeft } = block;
  return [
    ...(problems.length > 0
      ? [`읽을 수 없는 칸 ${problems.length}개는 그대로 두고 표시했어요. ${problems[0]!.why}`]
      : []),
    ...(shut.length > 0
      ? [`${shut.map(({ label }) => label).join(', ')} 열에는 붙여 넣을 수 없어 빠졌어요.`]
      : []),
    ...(rowsLeft > 0 ? [`줄이 모자라 ${rowsLeft}줄은 빠졌어요.`] : []),
    ...(columnsLeft > 0 ? [`오른쪽에 열이 모자라 ${columnsLeft}열은 빠졌어요.`] : []),
  ];
}
