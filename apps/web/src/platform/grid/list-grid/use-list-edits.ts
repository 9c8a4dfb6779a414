import {
  type CellRange,
  cellId,
  type GridShown,
  type LaidBlock,
  layBlock,
  type RowTexts,
  toastAction,
} from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { newId, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import { type FreshRows, freshRows } from './fresh-rows.ts';
import { leftOut } from './left-out.ts';
import type { ListColumn, ListPutting, ListRow, ListWriting, RefusedCell, RowNames } from './list-column.ts';
import { downTexts, emptyTexts, fitTexts } from './list-texts.ts';
import { pastedWords } from './pasted-words.ts';
import { rowOfName } from './row-of-name.ts';

const NONE: ReadonlyMap<string, RefusedCell> = new Map();

/**
 * GR7 to GR9: what is typed, pasted, filled and emptied, each one command and one step to undo. A cell whose text is not
 * taken stays as it was and is marked, until it is edited again.
 */
export function useListEdits<R extends ListRow, C extends string>(
  options: ListPutting<R, C> & {
    readonly rows: ReadonlyMap<string, R>;
    readonly columnOf: ReadonlyMap<C, ListColumn<R, C>>;
    readonly shown: GridShown<C>;
    readonly range: CellRange | null;
  },
) {
  const { rows, columnOf, shown, range, most, names } = options;
  const { undoCommand } = useUndo();
  const [refused, setRefused] = useState(NONE);
  /** Sends what is new as one command; undefined: nothing is, or too much. */
  const send = ({ count, send }: ListWriting): string | undefined => {
    if (count > most)
      toast.error(`한 번에 ${most.toLocaleString('ko-KR')}줄까지 바꿀 수 있어요. 나누어서 해 주세요.`);
    return count > 0 && count <= most ? send() : undefined;
  };
  const put = (
    texts: readonly RowTexts<C>[],
    said: (writing: ListWriting) => string | null,
    fresh: readonly RowTexts<C>[] = [],
  ): readonly RefusedCell[] => {
    const { fit, tooLong } = fitTexts(texts, columnOf);
    const made = fitTexts(fresh, columnOf);
    const writing = options.write(fit, made.fit);
    const found = new Map([...tooLong, ...made.tooLong, ...writing.refused]);
    const touched = new Set(
      texts.flatMap(({ rowId, cells }) => cells.map(([column]) => cellId({ rowId, column }))),
    );
    setRefused(new Map([...[...refused].filter(([id]) => !touched.has(id)), ...found]));
    const sent = send(writing);
    const words = said(writing);
    if (sent !== undefined && words !== null) toastAction(words, '되돌리기', () => undoCommand(sent));
    return [...found.values()];
  };
  const ofMany =
    (words: (count: number) => string) =>
    ({ count }: ListWriting) =>
      count > 1 ? words(count) : null;
  return {
    /** Of each cell that is marked, what was to go into it, and why it did not. */
    refused,
    type(rowId: string, column: C, text: string) {
      const [problem] = put([{ rowId, cells: [[column, text]] }], () => null);
      if (problem) toast.error(problem.why);
    },
    /** GR23: one text into a column of many rows. Answers why it is not taken; nothing is changed then. */
    setAll(many: readonly R[], column: C, text: string, of: string): string | undefined {
      const cells = [[column, text]] as const;
      const { fit, tooLong } = fitTexts(
        many.map(({ rowId }) => ({ rowId, cells })),
        columnOf,
      );
      const writing = options.write(fit, []);
      const [problem] = [...tooLong.values(), ...writing.refused.values()];
      if (problem) return problem.why;
      const sent = send(writing);
      const what = `${columnOf.get(column)!.label} ${text.trim() || '비움'}`;
      if (sent !== undefined) showUndoToast(`${of}: ${what}`, sent, undoCommand, 'bulk');
      const shut = new Set(many.map(({ rowId }) => cellId({ rowId, column })));
      setRefused(new Map([...refused].filter(([id]) => !shut.has(id))));
      return undefined;
    },
    paste(text: string) {
      // A picture on the clipboard is no text.
      if (!range || text === '') return;
      const block = layBlock(shown, range, text, {
        columns: [...columnOf.values()],
        by: names && { column: names.column, rowOf: rowOfName(rows, names) },
      });
      const fresh = freshOf(block, rows, names);
      const problems = put(block.rows, (writing) => pastedWords(writing, block.heads), fresh?.rows);
      const left = leftOut(block, options, problems, fresh);
      if (left.length > 0) toast.error(left.join(' '));
    },
    clear() {
      if (!range) return;
      const [problem] = put(
        emptyTexts(shown, columnOf, range),
        ofMany((count) => `${count}줄의 칸을 비웠어요.`),
      );
      if (problem) toast.error(problem.why);
    },
    fillDown() {
      if (!range) return;
      const [problem] = put(
        downTexts(rows, shown, columnOf, range),
        ofMany((count) => `${count}줄에 채웠어요.`),
      );
      if (problem) toast.error(problem.why);
    },
  };
}

/** GR28: the rows of a block that are new; null: this list makes none. */
function freshOf<R extends ListRow, C extends string>(
  block: LaidBlock<C>,
  rows: ReadonlyMap<string, R>,
  names: RowNames<R, C> | undefined,
): FreshRows<C> | null {
  if (!names?.areMade) return null;
  const known = rowOfName(rows, names);
  return freshRows(block.beyond, names.column, (name) => known(name) !== undefined, newId);
}
