import type { HeadColumn } from '../columns/found-head.ts';
import { ITEM_KINDS } from '../columns/scene-words.ts';
import { listCell } from '../list-cell.ts';
import type { SheetRow, TableItem } from '../table.ts';

const UNIT = '명|인|개|대|벌|마리|장|권|세트|쌍|켤레|병|잔|ea|pcs';
const COUNTED = new RegExp(
  // An x within a name is none: the camera RX100.
  `^(.*?\\S)\\s*(?:(?:[(×*]|(?<![a-z])x)\\s*(\\d{1,4})\\s*(?:${UNIT})?\\)?|(\\d{1,4})\\s*(?:${UNIT})|\\s(\\d{1,4}))$`,
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

/** TI12: under 보조출연 a number alone is how many people are in the picture. */
const HEADS = /^(\d{1,4})\s*(?:명|인|people|pax)?$/i;

const readPeople = (text: string): Pick<TableItem, 'name' | 'quantity'> => {
  const heads = Number(HEADS.exec(text)?.[1] ?? 0);
  return heads > 0 ? { name: '보조출연', quantity: heads } : readItem(text);
};

/** What a row's columns of things list, each with the kind of its column. */
export function itemsOf(row: SheetRow, columns: readonly HeadColumn[]): TableItem[] {
  return columns.flatMap(({ index, field }) => {
    const kind = ITEM_KINDS[field as keyof typeof ITEM_KINDS];
    if (!kind) return [];
    const [type, subtype] = kind;
    const read = field === 'extras' ? readPeople : readItem;
    return listCell(row.cells[index] ?? '').map((part) => ({ type, subtype, ...read(part) }));
  });
}
