import type { HeadColumn } from '../columns/found-head.ts';
import { ITEM_KINDS } from '../columns/scene-words.ts';
import { listCell } from '../list-cell.ts';
import type { SheetRow, TableItem } from '../table.ts';

const UNIT = '명|인|개|대|벌|마리|장|권|세트|쌍|켤레|병|잔|ea|pcs';
const COUNTED = new RegExp(
  `^(.*?\\S)\\s*(?:[(x×*]\\s*(\\d{1,4})\\s*(?:${UNIT})?\\)?|(\\d{1,4})\\s*(?:${UNIT})|\\s(\\d{1,4}))$`,
  'i',
);

/** TI12: `학생 20명`, `우산 5`, `의자(4)`: a thing and how many; `행인1` is somebody's name. */
export function readItem(text: string): Pick<TableItem, 'name' | 'quantity'> {
  const match = COUNTED.exec(text);
  const quantity = Number(match?.[2] ?? match?.[3] ?? match?.[4] ?? 0);
  if (!match?.[1] || quantity < 1) return { name: text, quantity: null };
  return quantity === 1 && match[4] !== undefined
    ? { name: text, quantity: null }
    : { name: match[1], quantity };
}

/** What a row's columns of things list, each with the kind of its column. */
export function itemsOf(row: SheetRow, columns: readonly HeadColumn[]): TableItem[] {
  return columns.flatMap(({ index, field }) => {
    const kind = ITEM_KINDS[field as keyof typeof ITEM_KINDS];
    if (!kind) return [];
    const [type, subtype] = kind;
    return listCell(row.cells[index] ?? '').map((part) => ({ type, subtype, ...readItem(part) }));
  });
}
