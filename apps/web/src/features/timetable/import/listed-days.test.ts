import { listedDaySchema } from '@ddak/domain';
import { readTable, type TableReading } from '@ddak/screenplay/table';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { listedDays } from './listed-days.ts';
import { lacksYear, tableDates } from './table-dates.ts';

function tableOf(...rows: string[]): Extract<TableReading, { as: 'days' }> {
  const sheet = {
    name: '',
    isHidden: false,
    rows: rows.map((row, i) => ({ row: i + 1, cells: row.split('|'), goesOn: [], wide: [] })),
  };
  return readTable([sheet], { as: 'days' }) as Extract<TableReading, { as: 'days' }>;
}

function film() {
  const production = new Production();
  const ids = [1, 2, 3].map((sceneNo) => production.scene(sceneNo));
  const take = (...rows: string[]) => {
    const { days, left } = listedDays(tableOf(...rows), production.state, production.boardId, 2026);
    expect(days.every(({ day }) => listedDaySchema.safeParse(day).success)).toBe(true);
    return { days, left };
  };
  return { production, ids, take };
}

it('TT24: takes days with their calls and the scenes that the project has, and names those that it has not', () => {
  const { ids, take } = film();
  const { days } = take('회차|날짜|콜|촬영씬', '1|2026-12-01|07:00|2, 1, 9A', '2|2026-12-02|08:30|3');
  expect(days.map(({ day }) => day)).toEqual([
    {
      tableDate: '2026-12-01',
      unit: 'A',
      dayKind: '촬영',
      calltime: 420,
      sceneIds: [ids[1], ids[0]],
      note: '',
      sceneNotes: [],
    },
    {
      tableDate: '2026-12-02',
      unit: 'A',
      dayKind: '촬영',
      calltime: 510,
      sceneIds: [ids[2]],
      note: '',
      sceneNotes: [],
    },
  ]);
  expect(days.map(({ doubts }) => doubts)).toEqual([['작품에 없는 씬: S#9A'], []]);
});

it('TT24: knows days off, to travel and to prepare by their words, and leaves a day of which nothing is said', () => {
  const { take } = film();
  const { days, left } = take(
    '회차|날짜|콜|촬영씬|비고',
    '1|2026-12-01|07:00|1|',
    '|2026-12-02|||휴차',
    '|2026-12-03|||부산 이동',
    '|2026-12-04|||',
    '2|2026-12-05||2|',
  );
  expect(days.map(({ day }) => day.dayKind)).toEqual(['촬영', '휴일', '이동', '촬영']);
  expect(left).toEqual([{ row: 5, why: '찍는 씬이 없는 날이에요.' }]);
});

it('TT24: takes where to meet and the note of the day, not that of a scene or the words of a band', () => {
  const { take } = film();
  const notes = (...rows: string[]) => take(...rows).days.map(({ day }) => day.note);
  expect(
    notes('회차|날짜|집합장소|촬영씬|비고', '1|2026-12-01|상암 주차장|1, 2|우천 시 세트', '2|2026-12-02||3|'),
  ).toEqual(['집합 장소: 상암 주차장\n우천 시 세트', '']);
  expect(
    notes(
      '시간|S#|D/N|장소|내용|비고',
      '1회차 · 2026. 12. 1 (화) · 콜 07:00',
      '08:00|1|D|카페|만난다|살수차',
      '13:00|2|D|골목|뛴다|',
      '2026. 12. 4 (금) 휴차',
    ),
  ).toEqual(['', '']);
  expect(
    notes('회차|날짜|S#|비고', '1|2026-12-01|1|살수차', '1|2026-12-01|2|', '|2026-12-04||부산 이동'),
  ).toEqual(['', '부산 이동']);
});

it('TT31: takes what stands beside a scene for the scene, whether its day stands in a band or in columns', () => {
  const { take } = film();
  const notes = (...rows: string[]) => take(...rows).days.map(({ day }) => day.sceneNotes);
  expect(
    notes(
      '시간|S#|D/N|장소|내용|비고',
      '1회차 · 2026. 12. 1 (화) · 콜 07:00',
      '08:00|1|D|카페|만난다|살수차',
      '12:00||||점심|밥차',
      '13:00|2|D|골목|뛴다|',
      '14:00|9A|D|골목|없는 씬|드론',
    ),
  ).toEqual([['살수차', '']]);
  expect(notes('회차|날짜|S#|비고', '1|2026-12-01|1|살수차', '1|2026-12-01|2, 3|보조 출연 20')).toEqual([
    ['살수차', '보조 출연 20', '보조 출연 20'],
  ]);
  // A row that is a whole day speaks of the day.
  expect(notes('회차|날짜|촬영씬|비고', '1|2026-12-01|1, 2|우천 시 세트')).toEqual([[]]);
});

it('TT26: dates without a year go on into the next one, and a date that stands twice is left out', () => {
  const { take } = film();
  const { days, left } = take(
    '회차|날짜|콜|촬영씬',
    '1|12/30(수)|07:00|1',
    '2|1/2(토)|07:00|2',
    '3|12/30(수)|07:00|3',
  );
  expect(days.map(({ day }) => day.tableDate)).toEqual(['2026-12-30', '2027-01-02', '2027-12-30']);
  expect(days.flatMap(({ doubts }) => doubts)).toEqual([]);
  expect(left).toEqual([]);
  const twice = take(
    '회차|날짜|콜|촬영씬',
    '1|2026-12-01|07:00|1',
    '2|2026-12-02|07:00|2',
    '3|2026-12-01|07:00|3',
  );
  expect(twice.left).toEqual([{ row: 4, why: '같은 날짜가 위에 있어요.' }]);
});

it('TT26: a day without a date is the one of its 회차, where the board has it', () => {
  const { production, take } = film();
  production.day('2026-12-11');
  const { days, left } = take('회차|콜|촬영씬', '1|07:00|1, 2', '2|07:00|3');
  expect(days.map(({ day }) => day.tableDate)).toEqual(['2026-12-11']);
  expect(left).toEqual([{ row: 3, why: '날짜를 알 수 없어요.' }]);
});

it('TT26: asks for a year only where a date says none', () => {
  const { rows } = tableOf('회차|날짜|콜|촬영씬', '1|12/1|07:00|1', '2|12/32|07:00|2');
  expect(lacksYear(rows)).toBe(true);
  expect(tableDates(rows, 2026)[0]).toBe('2026-12-01');
  expect(lacksYear(tableOf('회차|날짜|콜|촬영씬', '1|2026-12-01|07:00|1').rows)).toBe(false);
});

it('TT24: takes the days of both units of one date', () => {
  const { ids, take } = film();
  const { days, left } = take(
    '회차|유닛|날짜|콜|촬영씬',
    '1|A|2026-12-01|07:00|1',
    '1|B|2026-12-01|09:00|2',
    '2|B|2026-12-02||3',
  );
  expect(left).toEqual([]);
  expect(days.map(({ day }) => [day.tableDate, day.unit, day.sceneIds])).toEqual([
    ['2026-12-01', 'A', [ids[0]]],
    ['2026-12-01', 'B', [ids[1]]],
    ['2026-12-02', 'B', [ids[2]]],
  ]);
});
