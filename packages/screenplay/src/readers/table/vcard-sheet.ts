import type { TableSheet } from '../../table/table.ts';
import { decodeText } from '../txt/txt.ts';
import { plainCell } from './plain-cell.ts';
import { holdLimits } from './sheet-limits.ts';

/** The columns that cards are read into, by the names that a crew list gives them. */
const HEADS = ['이름', '부서', '직책', '연락처', '이메일', '비고'] as const;
type Head = (typeof HEADS)[number];

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 2000));

/** vCards (2.1 to 4.0) as a sheet with a row a person below the names of its columns. */
export function vcardSheet(bytes: Uint8Array): TableSheet {
  const cards = unfold(decodeText(bytes).replace(/^\ufeff/, ''))
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1);
  holdLimits(cards.length, cards.length * HEADS.length, HEADS.length);
  const rows = cards.map((card) => readCard(card.split(/^END:VCARD\s*$/im)[0] ?? ''));
  const plain = { goesOn: [], wide: [] };
  return {
    name: '',
    isHidden: false,
    rows: [
      { row: 0, cells: HEADS, ...plain },
      ...rows.map((told, i) => ({ row: i + 1, cells: HEADS.map((head) => told.get(head) ?? ''), ...plain })),
    ],
  };
}

/** Lines that go on: behind a blank, or behind `=` where they are quoted-printable. */
const unfold = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/^([^\n:]*QUOTED-PRINTABLE[^\n:]*:.*(?:=\n.*)+)/gim, (long) => long.replace(/=\n/g, ''));

function readCard(card: string): Map<Head, string> {
  const told = new Map<Head, string>();
  const put = (head: Head, text: string): void => {
    if (text !== '' && !told.has(head)) told.set(head, text);
  };
  const lines = card.split('\n').flatMap((line) => readLine(line) ?? []);
  for (const { name, value } of lines) {
    const plain = plainCell(value.replace(/\\n/gi, '\n').replace(/\\([,;\\:])/g, '$1'));
    if (name === 'FN') put('이름', plain);
    if (name === 'TEL') put('연락처', plain.replace(/^tel:/i, ''));
    if (name === 'EMAIL') put('이메일', plain.replace(/^mailto:/i, ''));
    if (name === 'TITLE' || name === 'ROLE') put('직책', plain);
    if (name === 'ORG') put('부서', partsOf(value).at(-1) ?? '');
    if (name === 'NOTE') put('비고', plain);
  }
  const named = lines.find(({ name }) => name === 'N');
  // Family name and given name, as Korean names are said.
  if (named) put('이름', partsOf(named.value).slice(0, 2).join(''));
  return told;
}

const partsOf = (value: string): string[] =>
  value
    .split(/(?<!\\);/)
    .map((part) => plainCell(part.replace(/\\([,;\\:])/g, '$1')))
    .filter((part) => part !== '');

/** `item1.TEL;TYPE=CELL:010…` → its name and value. */
function readLine(line: string): { name: string; value: string } | null {
  const match = /^(?:[\w-]+\.)?([A-Z-]+)((?:;[^:]*)?):(.*)$/i.exec(line);
  if (!match?.[1]) return null;
  const value = match[3] ?? '';
  const isQuoted = /QUOTED-PRINTABLE/i.test(match[2] ?? '');
  return { name: match[1].toUpperCase(), value: isQuoted ? unquote(value, match[2] ?? '') : value };
}

function unquote(value: string, parameters: string): string {
  const bytes = value
    .replace(/=\r?$/, '')
    .match(/=[0-9A-F]{2}|[\s\S]/gi)
    ?.flatMap((part) =>
      part.length === 3 ? [Number.parseInt(part.slice(1), 16)] : [...new TextEncoder().encode(part)],
    );
  const isKorean = /CHARSET=(?:EUC-KR|KS_C_5601|CP949|MS949)/i.test(parameters);
  return new TextDecoder(isKorean ? 'euc-kr' : 'utf-8').decode(Uint8Array.from(bytes ?? []));
}
