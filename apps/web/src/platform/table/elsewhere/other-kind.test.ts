import type { TableSheets } from '@ddak/protocol';
import { expect, it } from 'vitest';
import { otherKind } from './other-kind.ts';
import { looksLike, takeThere } from './where.ts';

const contentOf = (...rows: readonly string[]): TableSheets => ({
  sheets: [
    {
      name: '',
      isHidden: false,
      rows: rows.map((row, i) => ({ row: i + 1, cells: row.split('|'), goesOn: [], wide: [] })),
    },
  ],
  notes: [],
  schedule: null,
});
const chosen = (name: string, content: TableSheets | null, isPasted = false) => ({ name, content, isPasted });
const CREW = contentOf('팀|직책|이름|연락처', '촬영|촬영감독|박하린|010-0000-0001');

it('TI21: a crew list is told where scenes belong, and nothing where it belongs itself', () => {
  expect(otherKind(chosen('명단.csv', CREW), 'scenes')).toBe('crew');
  expect(otherKind(chosen('명단.csv', CREW), 'crew')).toBeNull();
});

it('TI21: what is no table is a script by its name, unless it was pasted', () => {
  const text = contentOf('1. 부두 - 밤', '비가 내린다.');
  expect(otherKind(chosen('대본.txt', text), 'crew')).toBe('script');
  expect(otherKind(chosen('붙여 넣은 글.txt', text, true), 'crew')).toBeNull();
  expect(otherKind(chosen('대본.hwp', null), 'scenes')).toBe('script');
  expect(otherKind(chosen('사진.jpg', null), 'scenes')).toBeNull();
  expect(otherKind(chosen('할 일.xlsx', contentOf('오늘 할 일')), 'scenes')).toBeNull();
});

it('TI21: says what it looks like, and what to do, with the particles that they take', () => {
  expect(looksLike('crew')).toBe('이 파일은 스태프 명단 같아요.');
  expect(looksLike('script')).toContain('복사해 아래에 붙여 넣어');
  expect([takeThere('crew'), takeThere('scenes'), takeThere('script')]).toEqual([
    '스태프 명단으로 가져오기',
    '씬 구분표로 가져오기',
    '시나리오로 올리기',
  ]);
});
