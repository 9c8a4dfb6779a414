import { describe, expect, it } from 'vitest';
import type { ListColumn } from './list-column.ts';
import { readWord } from './read-word.ts';
import { pressHead, sortGroups } from './sort-groups.ts';
import { fitTexts } from './use-list-edits.ts';

interface Row {
  readonly rowId: string;
  readonly name: string;
  readonly minutes: number;
}
type Column = 'name' | 'length' | 'days';

const COLUMNS: readonly ListColumn<Row, Column>[] = [
  { key: 'name', label: '이름', width: 100, text: ({ name }) => name, edit: { maxLength: 5 } },
  {
    ...{ key: 'length', label: '분량', width: 80 },
    text: ({ minutes }) => `${minutes}분`,
    sortBy: ({ minutes }) => minutes,
  },
  { key: 'days', label: '회차', width: 80, text: ({ name }) => (name === '나' ? '' : `${name}회차`) },
];
const row = (name: string, minutes: number): Row => ({ rowId: name, name, minutes });
const columnOf = new Map(COLUMNS.map((column) => [column.key, column]));

describe('a list as a table', () => {
  it('GR14: a press of a head sorts upwards, downwards and not at all', () => {
    const up = pressHead<Column>(null, 'name');
    const down = pressHead(up, 'name');
    expect([up, down, pressHead(down, 'name'), pressHead(down, 'days')]).toEqual([
      { column: 'name', descending: false },
      { column: 'name', descending: true },
      null,
      { column: 'days', descending: false },
    ]);
  });

  it('GR14: sorts inside each group, numbers as numbers and empty cells last', () => {
    const groups = [
      { key: 'a', title: 'ㄱ', rows: [row('10', 9), row('나', 1), row('9', 30)] },
      { key: 'b', title: 'ㄴ', rows: [row('2', 5), row('1', 6)] },
    ];
    const names = (column: Column, descending: boolean) =>
      sortGroups(groups, COLUMNS, { column, descending }).map(({ rows }) => rows.map(({ name }) => name));
    expect(names('days', false)).toEqual([
      ['9', '10', '나'],
      ['1', '2'],
    ]);
    expect(names('days', true)).toEqual([
      ['10', '9', '나'],
      ['2', '1'],
    ]);
    expect(names('length', true)[0]).toEqual(['9', '10', '나']);
    expect(sortGroups(groups, COLUMNS, null)).toBe(groups);
  });

  it('GR20: texts become one line, composed, and are refused where they are too long or not typed here', () => {
    const { fit, tooLong } = fitTexts(
      [
        {
          rowId: 'x',
          cells: [
            ['name', ' 긴\n\n 이름 '],
            ['days', '3회차'],
          ],
        },
        { rowId: 'y', cells: [['name', '여섯 글자다']] },
        { rowId: 'z', cells: [['name', '가'.normalize('NFD')]] },
      ],
      columnOf,
    );
    expect(fit.map(({ cells }) => cells)).toEqual([[['name', '긴 이름']], [], [['name', '가']]]);
    expect([...tooLong].map(([id, { why }]) => [id, why])).toEqual([
      ['cell-y-name', '이름에는 5자까지 적을 수 있어요: ‘여섯 글자다…’'],
    ]);
  });

  it('GR3: a word is read by itself or by how it begins, where that is one', () => {
    const words = { lead: '주연', support: '조연', minor: '단역' };
    expect(['조연', '주', 'ㅈ', '', '단역배우'].map((typed) => readWord(words, typed))).toEqual([
      'support',
      'lead',
      ...[undefined, undefined, undefined],
    ]);
  });
});
