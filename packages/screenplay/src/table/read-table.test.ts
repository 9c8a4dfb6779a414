import { describe, expect, it } from 'vitest';
import { readTable, type TableOptions } from './read-table.ts';
import type { TableReading, TableSheet } from './table.ts';
import { sheetOf } from './testing/sheet-of.ts';

function read<K extends TableReading['as']>(
  as: K,
  sheet: TableSheet,
  options: TableOptions = {},
): Extract<TableReading, { as: K }> {
  const table = readTable([sheet], options);
  if (table?.as !== as) throw new Error(`read as ${table?.as}`);
  return table as Extract<TableReading, { as: K }>;
}
const scenes = (rows: readonly string[], over?: [number, number, number, number][]) =>
  read('scenes', sheetOf(rows, over));
const whys = ({ skipped }: TableReading): [number, string][] => skipped.map(({ row, why }) => [row, why]);

describe('a table', () => {
  it('TI1: says what it is, where its head is, and what each column was taken for', () => {
    const table = read(
      'scenes',
      sheetOf(['밤의 정류장', '', 'S#|장소|D/N|좋아하는 색', '1|편의점|N|파랑'], [], '구분표'),
    );
    expect(table).toMatchObject({ as: 'scenes', sheet: '구분표', headRow: 3 });
    expect(table.columns).toEqual([
      { column: 'A', head: 'S#', field: 'sceneNo' },
      { column: 'B', head: '장소', field: 'setName' },
      { column: 'C', head: 'D/N', field: 'timeOfDay' },
      { column: 'D', head: '좋아하는 색', field: null },
    ]);
    expect(table.rows[0]?.others).toEqual([{ head: '좋아하는 색', text: '파랑' }]);
  });

  it('TI2: is the sheet and the kind under which most is understood', () => {
    const list = sheetOf(
      ['씬|장소|시간대|내용|등장인물|촬영일', '1|카페|낮|만난다|준호|12/1', '2|골목|밤|뛴다|민지|12/1'],
      [],
      '씬',
    );
    const people = sheetOf(['성명|핸드폰', '김하늘|010-0000-0001'], [], '연락처');
    expect(readTable([people, list])).toMatchObject({ as: 'scenes', sheet: '씬' });
    expect(readTable([people, list], { as: 'crew' })).toMatchObject({ as: 'crew', sheet: '연락처' });
    expect(readTable([sheetOf(['품목|가격', '사과|1000'])])).toBeNull();
    expect(readTable([{ ...list, isHidden: true }, people])).toMatchObject({ sheet: '연락처' });
  });

  it('TI2: takes what a person says a column is', () => {
    const table = read('scenes', sheetOf(['S#|장소|좋아하는 색', '1|카페|파랑']), {
      fields: { C: 'note', B: null },
    });
    expect(table.rows[0]).toMatchObject({
      note: '파랑',
      setName: '',
      others: [{ head: '장소', text: '카페' }],
    });
  });

  it('TI7: leaves out titles, empty rows, heads that come again, totals and bands, and says why', () => {
    const table = scenes([
      '제목',
      'S#|장소|내용',
      '1|카페|만난다',
      '',
      'S#|장소|내용',
      '2|골목|뛴다',
      '** 2막 **',
      '합계||2씬',
    ]);
    expect(table.rows.map(({ row }) => row)).toEqual([3, 6]);
    expect(whys(table)).toEqual([
      [1, '표 위의 제목이나 설명이에요.'],
      [4, '빈 줄이에요.'],
      [5, '머리글이 되풀이된 줄이에요.'],
      [7, '묶음의 제목이에요.'],
      [8, '합계 줄이에요.'],
    ]);
  });

  it('TI7: reads a head of two rows, and what is merged over rows in each of them', () => {
    const rows = ['S#|장소|등장인물||비고', '||준호|민지|', '1|카페|O||', '2||O|O|비'];
    const merged = scenes(rows, [
      [0, 0, 2, 1],
      [0, 1, 2, 1],
      [0, 2, 1, 2],
      [0, 4, 2, 1],
      [2, 1, 2, 1],
    ]);
    expect(merged.rows.map(({ setName, characters, note }) => [setName, characters, note])).toEqual([
      ['카페', ['준호'], ''],
      ['카페', ['준호', '민지'], '비'],
    ]);
    const plain = scenes(rows);
    expect(plain.rows.map(({ characters }) => characters)).toEqual([['준호'], ['준호', '민지']]);
    expect(plain.columns[2]).toEqual({ column: 'C', head: '등장인물 준호', field: 'character' });
  });
});

describe('a 씬 구분표', () => {
  it('TI8: counts its scenes in every form', () => {
    const table = scenes([
      'S#|장소',
      'S#1|가',
      '2A|나',
      '3-1|다',
      '4-나|라',
      '씬 5|마',
      '6.0|바',
      '7~9|사',
      '2월 3일|아',
      '몰라|자',
    ]);
    expect(table.rows.map(({ sceneNo, subSceneNo }) => `${sceneNo}${subSceneNo}`)).toEqual([
      '1',
      '2A',
      '3A',
      '4B',
      '5',
      '6',
      '7',
      '2C',
    ]);
    expect(table.rows[6]?.until).toBe(9);
    expect(table.rows[7]?.doubts[0]).toContain('날짜로 바꾼');
    expect(whys(table)).toEqual([[10, '씬 번호를 읽을 수 없어요: 몰라']]);
  });

  it('TI8: knows an episode by the head, by its band, by a column, by three parts, and by how its numbers run', () => {
    const numbers = (rows: readonly string[]) =>
      scenes(rows).rows.map(({ episodeNo, sceneNo, subSceneNo }) => [episodeNo, `${sceneNo}${subSceneNo}`]);
    expect(numbers(['부/씬|장소', '3-12A|가'])).toEqual([[3, '12A']]);
    expect(numbers(['S#|장소', '2부|', '7|가', '제3화|', '1|나'])).toEqual([
      [2, '7'],
      [3, '1'],
    ]);
    expect(numbers(['회|S#|장소', '4|7|가'])).toEqual([[4, '7']]);
    expect(numbers(['S#|장소', '1-3-2|가'])).toEqual([[1, '3B']]);
    const many = Array.from({ length: 14 }, (_, i) => `1-${i + 1}|가`);
    expect(numbers(['S#|장소', ...many]).at(-1)).toEqual([1, '14']);
    expect(numbers(['S#|장소', ...many.slice(0, 3)]).at(-1)).toEqual([null, '1C']);
  });

  it('TI9: finds people by their own columns; a cross among circles is nobody', () => {
    const table = scenes(['S#|장소|준호|민지|대상 아님', '1|카페|○|X|글', '2|골목|●||글']);
    expect(table.rows.map(({ characters }) => characters)).toEqual([['준호'], ['준호']]);
    const crossed = scenes(['S#|장소|준호|민지', '1|카페|x|', '2|골목||x']);
    expect(crossed.rows.map(({ characters }) => characters)).toEqual([['준호'], ['민지']]);
    const listed = scenes(['S#|장소|인물|단역', '1|카페|준호, 민지(목소리)/이모|간호사']);
    expect(listed.rows[0]?.characters).toEqual(['준호', '민지(목소리)', '이모', '간호사']);
  });

  it.each([
    ['분량', '1 3/8', 11, null],
    ['분량', '3/8', 3, null],
    ['분량', '0.5', 4, null],
    ['분량', '1.5p', 12, null],
    ['페이지', '2', 16, null],
    ['분량', '1분 30초', null, 1.5],
    ['분량', '1:30', null, 1.5],
    ['분량(분)', '1.2', null, 1.2],
    ['러닝타임', '2', null, 2],
  ])('TI10: %s %s', (head, text, pages, screenMinutes) => {
    expect(scenes([`S#|장소|${head}`, `1|카페|${text}`]).rows[0]).toMatchObject({ pages, screenMinutes });
  });

  it.each([
    ['D/N|I/E', 'D|I', 'day', '', 'INT'],
    ['D/N|I/E', 'E|E', 'sunset', '', 'EXT'],
    ['M/D/E/N|I/E', 'M|안/밖', 'dawn', '', 'INT/EXT'],
    ['시간대|내/외', '늦은 밤|실외', 'night', '늦은 밤', 'EXT'],
    ['D/N, I/E|비고', 'N/E|', 'night', '', 'EXT'],
    ['낮밤|비고', '밤(실내)|', 'night', '밤', 'INT'],
    ['때|비고', '해질녘|', 'sunset', '해질녘', null],
  ])('TI11: %s reads %s', (heads, cells, timeOfDay, timeText, setting) => {
    const [row] = scenes([`S#|장소|${heads}`, `1|카페|${cells}`]).rows;
    expect(row).toMatchObject({ timeOfDay, timeText, setting, doubts: [] });
  });

  it('TI11: reads time from the place where no column says it; 촬영장소 alone is the story place', () => {
    expect(scenes(['S#|장소|내용', '1|카페 (낮)|만난다']).rows[0]).toMatchObject({
      setName: '카페',
      timeOfDay: 'day',
    });
    expect(scenes(['S#|촬영장소|내용', '1|카페|만난다']).rows[0]).toMatchObject({
      setName: '카페',
      realName: '',
    });
    const both = scenes(['S#|장소|촬영장소|D/N', '1|카페|성북동 카페|D']).rows[0];
    expect(both).toMatchObject({ setName: '카페', realName: '성북동 카페' });
  });

  it('TI12: lists things with how many, each of the kind of its column', () => {
    const [row] = scenes([
      'S#|장소|소품|의상|보조출연|특효/CG|차량|미술',
      '1|카페|우산 2, 열쇠(3)/- 시계|교복|행인1·학생 20명|비|택시|간판',
    ]).rows;
    expect(row?.items.map(({ type, subtype, name, quantity }) => [type, subtype, name, quantity])).toEqual([
      ['props', '', '우산', 2],
      ['props', '', '열쇠', 3],
      ['props', '', '시계', null],
      ['costume', '', '교복', null],
      ['bg', '', '행인1', null],
      ['bg', '', '학생', 20],
      ['sfx', '', '비', null],
      ['etc', '차량', '택시', null],
      ['props', '미술', '간판', null],
    ]);
  });

  it('TI13: adds rows without a number to the scene above, keeps numbers that stand twice, tells what is too long', () => {
    const long = '가'.repeat(400);
    const table = scenes([
      'S#|장소|내용|소품',
      '1|카페|만난다|우산',
      '||이어진다|가방',
      '1|골목|뛴다|',
      `2|집|${long}|`,
      '3||',
    ]);
    expect(table.rows[0]).toMatchObject({
      synopsis: '만난다\n이어진다',
      items: [{ name: '우산' }, { name: '가방' }],
    });
    expect(table.rows[1]?.doubts).toEqual(['2번 줄과 씬 번호가 같아요: S#1']);
    expect(table.rows[2]).toMatchObject({ synopsis: long, doubts: ['내용: 300자보다 길어요(400자).'] });
    expect(whys(table)).toEqual([[6, '번호만 있는 줄이에요.']]);
    expect(scenes(['S#|장소|비고', '1|카페|결번']).rows[0]?.omitted).toBe(true);
  });
});

describe('a crew list', () => {
  const crew = (rows: readonly string[], over?: [number, number, number, number][]) =>
    read('crew', sheetOf(rows, over));

  it('TI14: gives a team that stands once, merged or above, to all below it', () => {
    const rows = [
      '부서|직책|이름|연락처',
      '연출부|감독|김하늘|010-0000-0001',
      '|조감독|이바다 (B팀)|010-0000-0002',
      '[촬영팀]',
      '|퍼스트|박산|010-0000-0003',
    ];
    const table = crew(rows);
    expect(table.rows.map(({ crewTeam, name, roleTitle }) => [crewTeam, name, roleTitle])).toEqual([
      ['연출부', '김하늘', '감독'],
      ['연출부', '이바다', '조감독 B팀'],
      ['촬영팀', '박산', '퍼스트'],
    ]);
    expect(whys(table)).toEqual([[4, '묶음의 제목이에요.']]);
    const twice = crew(['이름|연락처', '김하늘|010-0000-0001', '김하늘|01000000001', '|010-0000-0009']);
    expect(twice.rows[1]?.doubts).toEqual(['2번 줄과 같은 사람 같아요.']);
    expect(whys(twice)).toEqual([[4, '이름이 없는 줄이에요.']]);
  });

  it('TI15: writes phones as they are written here, and keeps further ones', () => {
    const [lost, abroad, two, wrong] = crew([
      '이름|휴대폰',
      '김하늘|1000000001',
      '이바다|+82 10-0000-0002',
      '박산|010.0000.0003 / 02-000-0004',
      '최강|내선 3',
    ]).rows;
    expect([lost?.phone, abroad?.phone, two?.phone]).toEqual([
      '010-0000-0001',
      '010-0000-0002',
      '010-0000-0003',
    ]);
    expect(two?.others).toEqual([{ head: '다른 연락처', text: '02-000-0004' }]);
    expect(wrong?.doubts[0]).toContain('전화번호가 아닌');
  });

  it('TI16: reads pasted lines without a head', () => {
    const table = crew([
      '[연출부]',
      '감독 김하늘 010-0000-0001',
      '이바다 / 조감독 / bada@example.kr',
      '',
      '촬영팀 퍼스트 박산 01000000003',
    ]);
    expect(table).toMatchObject({ headRow: null, columns: [] });
    expect(
      table.rows.map(({ crewTeam, roleTitle, name, phone, email }) => [
        crewTeam,
        roleTitle,
        name,
        phone,
        email,
      ]),
    ).toEqual([
      ['연출부', '감독', '김하늘', '010-0000-0001', ''],
      ['연출부', '조감독', '이바다', '', 'bada@example.kr'],
      ['촬영팀', '퍼스트', '박산', '010-0000-0003', ''],
    ]);
  });
});

describe('a 촬영계획표', () => {
  it('TI17, TI18: has a row a day that lists its scenes', () => {
    const table = read(
      'days',
      sheetOf([
        '2026년 계획',
        '회차|날짜|집합|장소|씬',
        '1|12/1(화)|07:00|카페|1, 3~5, 12A',
        '2|12월 2일|8시 30분|골목|S#2 S#7',
        '|12/3||휴차|',
      ]),
    );
    expect(table.rows.map(({ dayNo, tableDate, calltime }) => [dayNo, tableDate, calltime])).toEqual([
      [1, '2026-12-01', 420],
      [2, '2026-12-02', 510],
      [null, '2026-12-03', null],
    ]);
    const labels = table.rows.map((day) =>
      day.scenes.map(({ sceneNo, subSceneNo }) => `${sceneNo}${subSceneNo}`),
    );
    expect(labels).toEqual([['1', '3', '4', '5', '12A'], ['2', '7'], []]);
  });

  it('TI17, TI18: has a row a scene below a band, or with its day in columns', () => {
    const band = [
      '시간|S#|D/N|장소|내용',
      '1회차 · 2026. 12. 1 (화) · 콜 07:00',
      '07:00|집합',
      '08:00|12|D|카페|만난다',
      '12:00|점심',
      '13:00|3|D|골목|뛴다',
      '2회차 · 2026. 12. 2 (수)',
      '09:00|5|N|집|잔다',
    ];
    const table = read('days', sheetOf(band));
    expect(
      table.rows.map(({ dayNo, tableDate, calltime, scenes: own }) => [
        dayNo,
        tableDate,
        calltime,
        own.map(({ sceneNo }) => sceneNo),
      ]),
    ).toEqual([
      [1, '2026-12-01', 420, [12, 3]],
      [2, '2026-12-02', null, [5]],
    ]);
    expect(whys(table)).toEqual([
      [3, '집합·식사·이동 같은 일정 줄이에요.'],
      [5, '집합·식사·이동 같은 일정 줄이에요.'],
    ]);
    const columns = ['회차|촬영일|S#|장소|내용', '1|12/1|12|카페|가', '||3|골목|나', '2|12/2|5|집|다'];
    const other = read('days', sheetOf(columns), { as: 'days' });
    expect(
      other.rows.map(({ dayNo, tableDate, scenes: own }) => [
        dayNo,
        tableDate,
        own.map(({ sceneNo }) => sceneNo),
      ]),
    ).toEqual([
      [1, null, [12, 3]],
      [2, null, [5]],
    ]);
    expect(other.rows[0]?.doubts).toEqual(['몇 년인지 알 수 없어요: 12/1']);
  });

  it('TI17: tells the unit of a day in a band, beside its number, or in a column', () => {
    const units = (...rows: string[]) =>
      read('days', sheetOf(rows), { as: 'days' }).rows.map(({ dayNo, unit, scenes: own }) => [
        dayNo,
        unit,
        own.length,
      ]);
    expect(
      units(
        '시간|S#|D/N|장소|내용',
        '1회차 A팀 · 2026. 12. 1 (화)',
        '08:00|12|D|카페|만난다',
        '1회차 B팀 · 2026. 12. 1 (화)',
        '09:00|3|D|골목|뛴다',
        '2회차 (Second Unit) · 2026. 12. 2 (수)',
        '09:00|4|D|골목|걷는다',
      ),
    ).toEqual([
      [1, 'A', 1],
      [1, 'B', 1],
      [2, 'B', 1],
    ]);
    // What is said of places and people is no unit of the day.
    expect(
      units(
        '시간|S#|D/N|장소|내용',
        '1회차 · 2026. 12. 1 (화) · 집합 07:00 · 스튜디오 B 반지하 · B팀 합류',
        '08:00|12|D|카페|만난다',
        '1회차 · 2026. 12. 2 (수) · B팀',
        '09:00|3|D|골목|뛴다',
        '2회차 A/B팀 합동 · 2026. 12. 3 (목)',
        '09:00|4|D|골목|걷는다',
      ).map(([, unit]) => unit),
    ).toEqual(['A', 'B', 'A']);
    const list = [
      '회차|유닛|날짜|집합|장소|씬',
      '1||2026.12.1|07:00|카페|1',
      '1|B|2026.12.1|07:00|골목|2, 3',
    ];
    expect(units(...list)).toEqual([
      [1, 'A', 1],
      [1, 'B', 2],
    ]);
    const odd = read('days', sheetOf(['회차|유닛|날짜|집합|씬', '1|항공|2026.12.1|07:00|1']), { as: 'days' });
    expect(odd.rows[0]).toMatchObject({ unit: 'A', doubts: ['어느 팀인지 알 수 없어요: 항공'] });
    expect(units('회차|날짜|집합|씬', '3회차(B팀)|2026.12.1|07:00|1', '3|2026.12.2|07:00|2')).toEqual([
      [3, 'B', 1],
      [3, 'A', 1],
    ]);
  });
});
