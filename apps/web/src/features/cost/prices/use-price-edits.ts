import { MOST_PRICES } from '@ddak/domain';
import { type CellRange, cellId, layBlock, type RowTexts, rangeSize, toastAction } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { newId, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { emptyPrices, fillDown, fillPrices, type PriceArgs, type PriceRows } from './fill-prices.ts';
import type { PriceColumn, PriceShown } from './price-columns.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * CO11: what is typed, pasted, filled and emptied, each one command and one step to undo. A cell whose text is no amount
 * stays as it was and is marked, until it is edited again.
 */
export function usePriceEdits(rows: PriceRows, shown: PriceShown, range: CellRange | null) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [refused, setRefused] = useState(NONE);
  const send = (args: PriceArgs | null, said: (count: number) => string) => {
    const count = args ? args.people.length + args.places.length : 0;
    if (!args || count === 0) return;
    if (count > MOST_PRICES) {
      toast.error(`한 번에 ${MOST_PRICES.toLocaleString('ko-KR')}줄까지 바꿀 수 있어요. 나누어서 해 주세요.`);
      return;
    }
    const sent = run('setPrices', args);
    if (count > 1) toastAction(said(count), '되돌리기', () => undoCommand(sent));
  };
  const put = (texts: readonly RowTexts<PriceColumn>[], said: (count: number) => string): string[] => {
    const { args, refused: found } = fillPrices(rows, texts, newId);
    const touched = new Set(
      texts.flatMap(({ rowId, cells }) => cells.map(([column]) => cellId({ rowId, column }))),
    );
    setRefused(new Map([...[...refused].filter(([id]) => !touched.has(id)), ...found]));
    send(args, said);
    return [...found.values()];
  };
  return {
    /** Of each cell that is marked, what was to go into it. */
    refused,
    type(rowId: string, column: PriceColumn, text: string) {
      const [word] = put([{ rowId, cells: [[column, text]] }], String);
      if (word !== undefined)
        toast.error(`금액으로 읽을 수 없어요: ‘${word}’. 250,000이나 25만처럼 적어 주세요.`);
    },
    paste(text: string) {
      // A picture on the clipboard is no text.
      if (!range || text === '') return;
      const { rows: texts, rowsLeft } = layBlock(shown, range, text);
      const words = put(texts, (count) => `${count}줄에 붙여 넣었어요.`);
      const left = rowsLeft > 0 ? [`줄이 모자라 ${rowsLeft}줄은 빠졌어요.`] : [];
      if (words.length > 0)
        left.unshift(`금액이 아닌 칸 ${words.length}개는 그대로 두고 표시했어요. (‘${words[0]}’)`);
      if (left.length > 0) toast.error(left.join(' '));
    },
    clear() {
      if (!range) return;
      const cells = rangeSize(range);
      put(emptyPrices(shown, range), (count) => `${count}줄의 단가를 지웠어요. (${cells}칸)`);
    },
    fillDown() {
      if (range) send(fillDown(rows, shown, range, newId), (count) => `${count}줄에 채웠어요.`);
    },
  };
}
