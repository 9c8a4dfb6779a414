import type { LaidBlock } from '@ddak/ui';
import type { FreshRows } from './fresh-rows.ts';
import type { ListColumn, ListRow, RefusedCell } from './list-column.ts';

/** GR7: what of a pasted block has not come in, in Korean: nobody is to find out later. */
export function leftOut<R extends ListRow, C extends string>(
  block: LaidBlock<C>,
  list: { readonly rows: ReadonlyMap<string, R>; readonly columnOf: ReadonlyMap<C, ListColumn<R, C>> },
  problems: readonly RefusedCell[],
  /** GR28: what became of the rows that the list does not have; null: it makes none. */
  fresh: FreshRows<C> | null = null,
): string[] {
  const shut = [...list.columnOf.values()].filter(({ key, edit, pastes, text }) => {
    if (edit ?? pastes) return false;
    return block.rows.some(({ rowId, cells }) => {
      const row = list.rows.get(rowId);
      // A block that was copied here brings what stands there already.
      return cells.some(([column, typed]) => column === key && typed !== '' && row && typed !== text(row));
    });
  });
  const { columnsLeft, heads } = block;
  return [
    ...(problems.length > 0
      ? [`읽을 수 없는 칸 ${problems.length}개는 그대로 두고 표시했어요. ${problems[0]!.why}`]
      : []),
    ...(shut.length > 0
      ? [`${shut.map(({ label }) => label).join(', ')} 열에는 붙여 넣을 수 없어 빠졌어요.`]
      : []),
    ...(fresh ? freshLeft(fresh) : rowsLeft(block)),
    ...(columnsLeft > 0 ? [`오른쪽에 열이 모자라 ${columnsLeft}열은 빠졌어요.`] : []),
    ...(heads && heads.unknown.length > 0 ? [`이 표에 없는 열은 빠졌어요: ${few(heads.unknown)}`] : []),
  ];
}

/** GR7, GR27: the rows of a block for which a list has none, and makes none. */
export function rowsLeft({ beyond, heads }: Pick<LaidBlock<string>, 'beyond' | 'heads'>): string[] {
  if (beyond.length === 0) return [];
  return heads?.byName
    ? [`이 표에서 찾을 수 없거나 여럿인 이름이라 ${beyond.length}줄은 빠졌어요.`]
    : [`줄이 모자라 ${beyond.length}줄은 빠졌어요.`];
}

const freshLeft = ({ known, nameless }: FreshRows<string>): string[] => [
  ...(known.length > 0 ? [`이미 있는 이름이라 ${known.length}줄은 빠졌어요: ${few(known)}`] : []),
  ...(nameless > 0 ? [`이름이 없어 ${nameless}줄은 빠졌어요.`] : []),
];

/** The first of them by name. */
export const few = (names: readonly string[]): string =>
  [...names.slice(0, 3), ...(names.length > 3 ? [`외 ${names.length - 3}개`] : [])].join(', ');
