import { type CellRange, cellId, layBlock, type RowTexts, rangeSize, toastAction } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useUndo } from '../../../sync/hooks.ts';
import type { ListColumn, ListRow, RefusedCell, WriteCells } from './list-column.ts';

const NONE: ReadonlyMap<string, RefusedCell> = new Map();

/**
 * GR7 to GR9: what is typed, pasted, filled and emptied, each one command and one step to undo. A cell whose text is not
 * taken stays as it was and is marked, until it is edited again.
 */
export function useListEdits<R extends ListRow, C extends string>(options: {
  readonly rows: ReadonlyMap<string, R>;
  readonly columnOf: ReadonlyMap<C, ListColumn<R, C>>;
  readonly shown: { readonly rowIds: readonly string[]; readonly columns: readonly C[] };
  readonly range: CellRange | null;
  /** So many rows can be changed in one step. */
  readonly most: number;
  readonly write: WriteCells<C>;
}) {
  const { rows, columnOf, shown, range, most } = options;
  const { undoCommand } = useUndo();
  const [refused, setRefused] = useState(NONE);
  const put = (texts: readonly RowTexts<C>[], said: (count: number) => string): readonly RefusedCell[] => {
    const { fit, tooLong } = fitTexts(texts, columnOf);
    const writing = options.write(fit);
    const found = new Map([...tooLong, ...writing.refused]);
    const touched = new Set(
      texts.flatMap(({ rowId, cells }) => cells.map(([column]) => cellId({ rowId, column }))),
    );
    setRefused(new Map([...[...refused].filter(([id]) => !touched.has(id)), ...found]));
    if (writing.count > most)
      toast.error(`한 번에 ${most.toLocaleString('ko-KR')}줄까지 바꿀 수 있어요. 나누어서 해 주세요.`);
    else if (writing.count > 0) {
      const sent = writing.send();
      if (writing.count > 1) toastAction(said(writing.count), '되돌리기', () => undoCommand(sent));
    }
    return [...found.values()];
  };
  const inRange = (from: number) =>
    range ? shown.rowIds.slice(from, range.bottom + 1).flatMap((rowId) => rows.get(rowId) ?? []) : [];
  const shared = () =>
    shown.columns
      .slice(range?.left ?? 0, (range?.right ?? -1) + 1)
      .filter((column) => columnOf.get(column)?.edit && !columnOf.get(column)?.edit?.isOwn);
  return {
    /** Of each cell that is marked, what was to go into it, and why it did not. */
    refused,
    type(rowId: string, column: C, text: string) {
      const [problem] = put([{ rowId, cells: [[column, text]] }], String);
      if (problem) toast.error(problem.why);
    },
    paste(text: string) {
      // A picture on the clipboard is no text.
      if (!range || text === '') return;
      const { rows: texts, rowsLeft } = layBlock(shown, range, text);
      const problems = put(texts, (count) => `${count}줄에 붙여 넣었어요.`);
      const left = rowsLeft > 0 ? [`줄이 모자라 ${rowsLeft}줄은 빠졌어요.`] : [];
      if (problems.length > 0)
        left.unshift(`읽을 수 없는 칸 ${problems.length}개는 그대로 두고 표시했어요. ${problems[0]!.why}`);
      if (left.length > 0) toast.error(left.join(' '));
    },
    clear() {
      if (!range) return;
      const columns = rangeSize(range) > 1 ? shared() : shown.columns.slice(range.left, range.left + 1);
      const texts = inRange(range.top).map(({ rowId }) => ({
        rowId,
        cells: columns.map((column) => [column, ''] as const),
      }));
      const [problem] = put(texts, (count) => `${count}줄의 칸을 비웠어요.`);
      if (problem) toast.error(problem.why);
    },
    fillDown() {
      if (!range) return;
      const from = range.top === range.bottom ? range.top - 1 : range.top;
      const source = rows.get(shown.rowIds[from] ?? '');
      if (!source) return;
      const cells = shared().map((column) => [column, columnOf.get(column)!.text(source)] as const);
      const texts = inRange(from + 1).map(({ rowId }) => ({ rowId, cells }));
      const [problem] = put(texts, (count) => `${count}줄에 채웠어요.`);
      if (problem) toast.error(problem.why);
    },
  };
}

/** The texts of cells that can be edited, as one line each; those that are too long apart. */
export function fitTexts<R extends ListRow, C extends string>(
  texts: readonly RowTexts<C>[],
  columnOf: ReadonlyMap<C, ListColumn<R, C>>,
): { readonly fit: readonly RowTexts<C>[]; readonly tooLong: ReadonlyMap<string, RefusedCell> } {
  const tooLong = new Map<string, RefusedCell>();
  const fit = texts.map(({ rowId, cells }) => ({
    rowId,
    cells: cells.flatMap(([column, typed]): (readonly [C, string])[] => {
      const { edit, label } = columnOf.get(column)!;
      if (!edit) return [];
      const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
      if (text.length <= edit.maxLength) return [[column, text]];
      const why = `${label}에는 ${edit.maxLength}자까지 적을 수 있어요: ‘${text.slice(0, 20)}…’`;
      tooLong.set(cellId({ rowId, column }), { text, why });
      return [];
    }),
  }));
  return { fit, tooLong };
}
