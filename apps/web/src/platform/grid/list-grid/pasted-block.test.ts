import { layBlock } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { freshRows } from './fresh-rows.ts';
import { leftOut } from './left-out.ts';
import type { ListColumn, RowNames } from './list-column.ts';
import { pastedWords } from './pasted-words.ts';
import { rowOfName } from './row-of-name.ts';

interface Row {
  readonly rowId: string;
  readonly name: string;
  readonly before: readonly string[];
}
type Column = 'name' | 'actor' | 'kind' | 'birth';

const COLUMNS: readonly ListColumn<Row, Column>[] = [
  { key: 'name', label: '배역', width: 100, alsoCalled: ['등장인물'], text: ({ name }) => name },
  { key: 'actor', label: '배우', width: 100, text: () => '', edit: { maxLength: 60 } },
  { key: 'kind', label: '구분', width: 80, text: () => '', edit: { maxLength: 10 } },
  { key: 'birth', label: '생년월일', width: 80, text: () => '', edit: { maxLength: 20 } },
];
const columnOf = new Map(COLUMNS.map((column) => [column.key, column]));
const names: RowNames<Row, Column> = { column: 'name', of: ({ name, before }) => [name, ...before] };
const row = (rowId: string, name: string, ...before: string[]): Row => ({ rowId, name, before });
const ROWS = new Map(
  [row('1', '준호'), row('2', '수진', '서진'), row('3', '경찰 A')].map((one) => [one.rowId, one]),
);
const rowOf = rowOfName(ROWS, names);
/** The birth dates are hidden. */
const shown = { rowIds: [...ROWS.keys()], columns: ['name', 'kind', 'actor'] as const };
const paste = (text: string, top = 0, left = 0) =>
  layBlock<Column>(shown, { top, bottom: top, left, right: left }, text, {
    columns: COLUMNS,
    by: { column: 'name', rowOf },
  });

describe('a pasted block with a head', () => {
  it('GR27: goes by the names of its columns, in their order and into hidden ones, and by those of its rows', () => {
    const { rows, beyond, heads } = paste(
      '배우\t배역 (극중)\t생년월일\t키\r\n박유나\t서진\t010203\t170\r\n\t\t\t\r\n김도현\t준 호\t\t\r\n',
      2,
    );
    expect(rows).toEqual([
      {
        rowId: '2',
        cells: [
          ['actor', '박유나'],
          ['birth', '010203'],
        ],
      },
      // What is left empty stays.
      { rowId: '1', cells: [['actor', '김도현']] },
    ]);
    expect([beyond, heads?.unknown]).toEqual([[], ['키']]);
  });

  it('GR27: without names of rows it goes on from the active one', () => {
    const { rows, beyond } = paste('배우\t구분\n김도현\t주연\n\n박유나\t\n최병호\t단역', 1);
    expect(rows.map(({ rowId, cells }) => [rowId, cells.map(([, text]) => text)])).toEqual([
      ['2', ['김도현', '주연']],
      ['3', ['박유나', '']],
    ]);
    expect(beyond.length).toBe(1);
  });

  it('GR27: a row that only looks like one is a row', () => {
    // A part may be called so.
    expect(paste('배우\n감독').heads).toBeNull();
    expect(paste('구분\n주연').heads).toBeNull();
    expect(paste('구분\n주연', 0, 1).heads?.columns).toEqual(['kind']);
    expect(paste('준호\t주연\t배우').heads).toBeNull();
    expect(paste('배우\t감독\t가수\n준호\t주연\t김도현').heads).toBeNull();
    expect(paste('배역\t배우').heads).toBeNull();
  });

  it('GR27: a name that several bear is nobody, one that somebody bears goes before one that somebody bore', () => {
    const find = rowOfName(
      new Map(
        [row('1', '경찰'), row('2', '경찰'), row('3', '수진'), row('4', '서진', '수진')].map((one) => [
          one.rowId,
          one,
        ]),
      ),
      names,
    );
    expect(['경찰', '수진', '서진', ''].map(find)).toEqual([undefined, '3', '4', undefined]);
  });

  it('GR28: what the list does not have is made once, and who has no name or is there already is said', () => {
    let id = 0;
    const make = (text: string, top: number) => {
      const { beyond } = paste(text, top);
      return freshRows(
        beyond,
        'name',
        (name) => rowOf(name) !== undefined,
        () => `new${id++}`,
      );
    };
    const made = make('배역\t배우\n소라\t문가온\n소 라\t오하람\n\t한별', 0);
    expect(made.rows.map(({ rowId, cells }) => [rowId, cells.at(-1)])).toEqual([
      ['new0', ['actor', '오하람']],
    ]);
    expect([made.known, made.nameless]).toEqual([[], 1]);
    const below = make('경찰 B\t단역\n서진\t조연\n\t\n도진\t주연', 2);
    expect(below.rows.map(({ rowId }) => rowId)).toEqual(['new1']);
    expect([below.known, below.nameless]).toEqual([['서진'], 0]);
  });

  it('GR7, GR27, GR28: says what was done and what was left out', () => {
    const block = paste('배우\t배역\t키\n한별\t없는이\t170');
    const list = { rows: ROWS, columnOf };
    expect(leftOut(block, list, [])).toEqual([
      '이 표에서 찾을 수 없거나 여럿인 이름이라 1줄은 빠졌어요.',
      '이 표에 없는 열은 빠졌어요: 키',
    ]);
    const fresh = { rows: [], known: ['가', '나', '다', '라', '마'], nameless: 2 };
    expect(leftOut({ ...block, heads: null }, list, [], fresh)).toEqual([
      '이미 있는 이름이라 5줄은 빠졌어요: 가, 나, 다, 외 2개',
      '이름이 없어 2줄은 빠졌어요.',
    ]);
    expect([
      pastedWords({ count: 3, made: 2 }, block.heads),
      pastedWords({ count: 2, made: 2 }, null),
      pastedWords({ count: 2 }, null),
      pastedWords({ count: 1 }, null),
    ]).toEqual([
      '머리글에 맞춰 1줄에 붙여 넣고 2줄을 새로 만들었어요.',
      '2줄을 새로 만들었어요.',
      '2줄에 붙여 넣었어요.',
      null,
    ]);
  });
});
