import { describe, expect, it } from 'vitest';
import { readByHand, readTable } from './read-table.ts';
import type { TableReading } from './table.ts';
import { sheetOf } from './testing/sheet-of.ts';

function read<K extends TableReading['as']>(as: K, rows: readonly string[], name = '') {
  const table = readTable([sheetOf(rows, [], name)], { as });
  if (!table) throw new Error('not read');
  return table as Extract<TableReading, { as: K }>;
}

describe('a table of an odd form', () => {
  it('TI19: is read by what somebody says of its columns, where no head is known', () => {
    const sheet = sheetOf(['막차의 우산', '', '연번호|곳|하는 일', '1|카페|만난다', '2|골목|뛴다']);
    expect(readTable([sheet], { as: 'scenes' })).toBeNull();
    expect(readByHand([sheet], 'scenes', {})).toMatchObject({
      headRow: 3,
      columns: [{ head: '연번호', field: null }, { head: '곳' }, { head: '하는 일' }],
      rows: [],
    });
    const fields = { A: 'sceneNo', B: 'setName', C: 'synopsis' };
    expect(readByHand([sheet], 'scenes', { fields })?.rows).toMatchObject([
      { sceneNo: 1, setName: '카페', synopsis: '만난다' },
      { sceneNo: 2, setName: '골목' },
    ]);
    expect(readByHand([sheetOf(['안녕하세요', '반갑습니다'])], 'scenes', {})).toBeNull();
  });

  it('TI7: reads no row of another table below, and no column of one beside it', () => {
    const below = read('scenes', [
      'S#|장소|내용',
      '1|카페|만난다',
      '',
      'No|배역|배우|연락처',
      '1|준호|김하늘|010-0000-0001',
      'S#|장소|내용',
      '2|골목|뛴다',
    ]);
    expect(below.rows.map(({ sceneNo, setName }) => [sceneNo, setName])).toEqual([
      [1, '카페'],
      [2, '골목'],
    ]);
    expect(below.skipped.slice(1, 3).map(({ row, why }) => [row, why])).toEqual([
      [4, '머리글이 다른 표의 줄이에요.'],
      [5, '머리글이 다른 표의 줄이에요.'],
    ]);
    const turned = read('scenes', ['S#|D/N|장소', '1|D|카페', 'S#|장소|D/N', '2|골목|N']);
    expect(turned.rows).toHaveLength(1);
    const beside = ['S#|장소|내용||팀|이름|연락처', '1|카페|만난다||연출|김하늘|010-0000-0001'];
    expect(read('scenes', beside).rows[0]).toMatchObject({
      name: '',
      others: [{ head: '팀' }, { text: '김하늘' }, {}],
    });
    expect(read('crew', beside).rows[0]).toMatchObject({ name: '김하늘' });
  });

  it('TI8: knows what stands beside a number: that a scene is gone, or a remark', () => {
    const table = read('scenes', [
      'S#|장소|비고',
      '#2(삭제)||',
      '3 결번||',
      '4 (삭제)|집|',
      '5(회상)|골목|비',
    ]);
    expect(table.rows.map(({ sceneNo, omitted, note }) => [sceneNo, omitted, note])).toEqual([
      [2, true, ''],
      [3, true, ''],
      [4, true, ''],
      [5, false, '회상\n비'],
    ]);
  });

  it('TI8: takes the episode from the name of its sheet or its title, where one is told', () => {
    const titled = (title: string, name: string) =>
      read('scenes', [title, 'S#|장소|내용', '1|카페|만난다'], name).rows[0]?.episodeNo;
    expect([titled('', '2부'), titled('밤의 정류장 3화 씬구분표', ''), titled('', 'EP04')]).toEqual([
      2, 3, 4,
    ]);
    expect([titled('1부', '2부'), titled('제1회 공모전 당선작', ''), titled('3회차', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('TI17, TI18: says what it cannot read as a date or a time, and keeps what stands beside a number', () => {
    const table = read('days', [
      '회차|날짜|집합시간|장소|씬',
      '1|2026.12.1|추후 공지|카페|1',
      '2|미정|새벽 5시|골목|7(일부)',
      '3|2026.12.3|0730|골목|8, 9',
    ]);
    expect(table.rows.map(({ calltime, doubts }) => [calltime, doubts])).toEqual([
      [null, ['집합 시각을 읽을 수 없어요: 추후 공지']],
      [300, ['날짜를 읽을 수 없어요: 미정']],
      [450, []],
    ]);
    expect(table.rows[1]?.scenes).toMatchObject([{ sceneNo: 7, note: '일부' }]);
  });
});
