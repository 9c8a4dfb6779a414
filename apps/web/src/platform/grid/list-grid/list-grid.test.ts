import { layBlock } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { leftOut } from './left-out.ts';
import type { ListColumn } from './list-column.ts';
import { downTexts, emptyTexts, fitTexts } from './list-texts.ts';
import { readWord } from './read-word.ts';
import { pressHead, sortGroups } from './sort-groups.ts';

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

  it('GR7: says what of a pasted block has not come in, and nothing of what stands there already', () => {
    const rows = new Map([row('가', 10), row('다', 20)].map((one) => [one.rowId, one]));
    const shown = { rowIds: ['가', '다'], columns: ['name', 'length', 'days'] as const };
    const paste = (left: number, text: string) =>
      leftOut(
        layBlock<Column>(shown, { top: 0, bottom: 0, left, right: left }, text),
        { rows, columnOf },
        [],
      );
    expect(paste(0, '가\t10분\n다\t20분')).toEqual([]);
    expect(paste(0, '가\t99분\n다\t')).toEqual(['분량 열에는 붙여 넣을 수 없어 빠졌어요.']);
    expect(paste(2, '\t7\n\t7\n\t7')).toEqual([
      '줄이 모자라 1줄은 빠졌어요.',
      '오른쪽에 열이 모자라 1열은 빠졌어요.',
    ]);
  });

  it('GR8, GR9: a range is emptied and filled down in what rows can have alike', () => {
    const own: ListColumn<Row, Column> = { ...COLUMNS[0]!, edit: { maxLength: 5, isOwn: true } };
    const note: ListColumn<Row, Column> = { ...COLUMNS[1]!, edit: { maxLength: 9 } };
    const columns = new Map([own, note, COLUMNS[2]!].map((column) => [column.key, column] as const));
    const list = [row('가', 1), row('나', 2), row('다', 3)];
    const rows = new Map(list.map((one) => [one.rowId, one]));
    const shown = { rowIds: [...rows.keys()], columns: ['name', 'length', 'days'] as const };
    const all = { top: 0, bottom: 2, left: 0, right: 2 };
    expect(emptyTexts(shown, columns, all)).toEqual(
      ['가', '나', '다'].map((rowId) => ({ rowId, cells: [['length', '']] })),
    );
    const kept = new Map(columns).set('length', { ...note, edit: { maxLength: 9, isNeverEmpty: true } });
    expect(emptyTexts(shown, kept, all).flatMap(({ cells }) => cells)).toEqual([]);
    const one = { ...all, bottom: 0, right: 0 };
    expect(emptyTexts(shown, columns, one)).toEqual([{ rowId: '가', cells: [['name', '']] }]);
    expect(downTexts(rows, shown, columns, all)).toEqual(
      ['나', '다'].map((rowId) => ({ rowId, cells: [['length', '1분']] })),
    );
    expect(downTexts(rows, shown, columns, { ...all, top: 1, bottom: 1 })).toEqual([
      { rowId: '나', cells: [['length', '1분']] },
    ]);
    expect(downTexts(rows, shown, columns, { ...all, bottom: 0 })).toEqual([]);
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
