import { type BreakdownElement, type BreakdownType, type Id, itemKey } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../../platform/grid/list-grid/list-column.ts';
import { readWord } from '../../../../platform/grid/list-grid/read-word.ts';
import type { ElementColumn } from './element-columns.tsx';
import { differingTexts, type ElementRow, STATUS_WORDS, statusWords } from './elements-view.ts';

export interface ElementFill {
  readonly element: Pick<BreakdownElement, 'type' | 'name'>;
  readonly patch: {
    readonly name?: string;
    readonly bringer?: string;
    readonly note?: string;
    readonly status?: 'needed' | 'ready';
  };
}

/**
 * GR20: texts that are put into cells of things, as what of each is new. A cell that is given what it shows says nothing,
 * also where it shows what its scenes say differently. `sameName`: the first that is given the name of another.
 */
export function readElementCells(
  rows: ReadonlyMap<Id, ElementRow>,
  elements: ReadonlyMap<string, BreakdownElement>,
  texts: readonly RowTexts<ElementColumn>[],
  written: ReadonlySet<BreakdownType>,
) {
  const refused = new Map<string, RefusedCell>();
  const same: { readonly renamed: BreakdownElement; readonly taken: BreakdownElement }[] = [];
  const fills = texts.flatMap(({ rowId, cells }): ElementFill[] => {
    const element = rows.get(rowId)?.element;
    if (!element) return [];
    const { type, name } = element;
    const patch: { -readonly [K in keyof ElementFill['patch']]: ElementFill['patch'][K] } = {};
    const refuse = (column: ElementColumn, text: string, why: string) =>
      refused.set(cellId({ rowId, column }), { text, why });
    for (const [column, text] of cells) {
      // AC30
      if (!written.has(type)) {
        refuse(column, text, '다른 팀이 맡은 품목이라 고칠 수 없어요.');
        continue;
      }
      if (column === 'name' && text !== name) {
        const taken = elements.get(itemKey({ type, name: text }));
        if (text === '') refuse(column, text, '품목 이름은 비울 수 없어요.');
        else if (taken && taken.key !== element.key) {
          same.push({ renamed: element, taken });
          refuse(column, text, `같은 분류에 이미 있는 이름이에요: ‘${text}’`);
        } else patch.name = text;
      } else if (column === 'status' && text !== statusWords(element)) {
        const status = readWord(STATUS_WORDS, text);
        if (status) patch.status = status;
        else refuse(column, text, '상태는 구해야 함이나 준비됨으로 적어 주세요.');
      } else if (column === 'bringer' || column === 'note') {
        if (text !== (element[column] ?? differingTexts(element, column))) patch[column] = text;
      }
    }
    return Object.keys(patch).length > 0 ? [{ element: { type, name }, patch }] : [];
  });
  return { fills, refused, sameName: same[0] };
}
