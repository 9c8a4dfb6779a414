import type { Worksheet } from '@cj-tech-master/excelts';

export type SheetModel = Worksheet['model'];
export type RowModel = NonNullable<SheetModel['rows']>[number];
export type CellModel = RowModel['cells'][number];

/** What a cell holds, as the library numbers it. */
export const KIND = {
  empty: 0,
  merged: 1,
  number: 2,
  text: 3,
  link: 5,
  formula: 6,
  rich: 8,
  error: 10,
} as const;

export interface At {
  readonly row: number;
  readonly column: number;
}

/** `B12` from 1 on. */
export function atOf(address: string): At {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

/** The same column in another row. */
export const inRow = (address: string, row: number): string => `${address.replace(/\d+$/, '')}${row}`;

export interface Area {
  readonly from: At;
  readonly to: At;
}

export function areaOf(range: string): Area {
  const [from = '', to = from] = range.replaceAll('$', '').split(':');
  return { from: atOf(from), to: atOf(to) };
}

/** What a cell says as a text, however it is set; null where it is no text. */
export function textOf(cell: CellModel): string | null {
  if (cell.type === KIND.text) return String(cell.value);
  if (cell.type === KIND.link) return typeof cell.text === 'string' ? cell.text : null;
  if (cell.type !== KIND.rich) return null;
  const { richText } = cell.value as unknown as { richText: readonly { readonly text: string }[] };
  return richText.map(({ text }) => text).join('');
}
