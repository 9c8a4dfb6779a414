import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { sheetOf } from './testing/sheet-of.ts';

function scenes(...rows: readonly string[]) {
  const table = readTable([sheetOf(rows)]);
  if (table?.as !== 'scenes') throw new Error(`read as ${table?.as}`);
  return table;
}
function people(...rows: readonly string[]) {
  const table = readTable([sheetOf(rows)]);
  if (table?.as !== 'crew') throw new Error(`read as ${table?.as}`);
  return table;
}
const fieldsOf = (table: { readonly columns: readonly { readonly field: string | null }[] }) =>
  table.columns.map(({ field }) => field);

describe('tables that other programs write', () => {
  it('TI8: knows the numbers by the sign before them', () => {
    const { rows } = scenes(
      'scene_id|int_ext|day_night|location_name',
      'SC-003|INT|DAY|부두',
      'S17A|EXT|NIGHT|카페',
    );
    expect(rows.map(({ sceneNo, subSceneNo }) => `${sceneNo}${subSceneNo}`)).toEqual(['3', '17A']);
    expect(rows[0]).toMatchObject({ setName: '부두', setting: 'INT', timeOfDay: 'day' });
  });

  it('TI10: a plain number is eighths where the head says so, and of two lengths the first counts', () => {
    expect(scenes('Scene|Set|Eighths', '1|부두|9', '2|카페|2').rows.map(({ pages }) => pages)).toEqual([
      9, 2,
    ]);
    const { rows } = scenes('Scene|Location|Length (8ths)|Page', '1|부두|9|31', '2|카페|2|32');
    expect(rows.map(({ pages }) => pages)).toEqual([9, 2]);
    expect(scenes('Scene|Set|Page Count', '1|부두|1.5', '2|카페|2').rows[0]?.pages).toBe(12);
  });

  it('TI11: a heading says set, inside and time, and a location beside it is where it is shot', () => {
    const table = scenes(
      'Scene|Slugline|Pages|Cast|Location',
      '1|INT. KITCHEN - NIGHT|2/8|ANNA|OLD HOUSE',
      '2|EXT. YARD - DAY|1/8|BEN|YARD',
    );
    expect(fieldsOf(table)).toEqual(['sceneNo', 'placeAndTime', 'pages', 'characters', 'setName']);
    expect(table.rows).toMatchObject([
      { setName: 'KITCHEN', setting: 'INT', timeOfDay: 'night', realName: 'OLD HOUSE' },
      { setName: 'YARD', setting: 'EXT', timeOfDay: 'day', realName: '' },
    ]);
  });

  it('TI11: what a column of its own says goes before the heading', () => {
    const { rows } = scenes(
      'Scene|Scene Heading|Set|INT/EXT',
      '1|EXT. CHAWL GATE - DAY|CHAWL|INT',
      '2|INT. ROOM|ROOM|INT',
    );
    expect(rows[0]).toMatchObject({ setName: 'CHAWL', realName: '', setting: 'INT', timeOfDay: 'day' });
  });

  it('TI12: a number alone is so many people, and an x within a name counts nothing', () => {
    const { rows } = scenes(
      '씬|장소|보조출연|카메라|소품',
      '1|부두|20|RX100|우산x3',
      '2|카페|손님 5명|A7|컵 x2',
    );
    expect(rows.map(({ items }) => items.map(({ name, quantity }) => [name, quantity]))).toEqual([
      [
        ['보조출연', 20],
        ['RX100', null],
        ['우산', 3],
      ],
      [
        ['손님', 5],
        ['A7', null],
        ['컵', 2],
      ],
    ]);
  });

  it('TI14: a name in two columns is one', () => {
    const western = people('First Name|Last Name|Department|Phone', 'Ann|Lee|Lighting|010-0000-0001');
    expect(western.rows[0]).toMatchObject({ name: 'Ann Lee', crewTeam: 'Lighting' });
    const korean = people(
      '성|이름|직책|휴대폰',
      '박|하린|촬영감독|010-0000-0001',
      '최|최도윤|조명감독|010-0000-0002',
    );
    expect(korean.rows.map(({ name }) => name)).toEqual(['박하린', '최도윤']);
  });

  it('TI14: who is meant stands under many words', () => {
    expect(fieldsOf(people('부서|담당자|연락처', '연출부|김하늘|010-0000-0001'))).toEqual([
      ...['crewTeam', 'name', 'phone'],
    ]);
    expect(fieldsOf(people('Character Name|Performer|Actor Contact', 'ANNA|김하늘|010-0000-0001'))).toEqual([
      ...['character', 'name', 'phone'],
    ]);
  });

  it('TI7: below a title without the head stands another table, where all other titles have it', () => {
    const { rows, skipped } = people(
      ...['# 스태프', '직책|이름|연락처', '촬영감독|박하린|010-0000-0001', ''],
      ...['# 배우', '직책|이름|연락처', '주연|김도현|dohyeon@example.com', ''],
      ...['# 병원', 'key|value', '전화|119', '시간|24시간'],
    );
    expect(rows.map(({ name, crewTeam }) => [name, crewTeam])).toEqual([
      ['박하린', '스태프'],
      ['김도현', '배우'],
    ]);
    expect(skipped.filter(({ why }) => why === '머리글이 다른 표의 줄이에요.').map(({ row }) => row)).toEqual(
      [...[9, 10, 11, 12]],
    );
  });

  it('TI15: how somebody is reached may be an e-mail', () => {
    const { rows } = people(
      '직책|이름|연락처',
      '주연|김도현|dohyeon@example.com',
      '조연|박유나|010-0000-0001',
    );
    expect(rows.map(({ phone, email, doubts }) => [phone, email, doubts])).toEqual([
      ['', 'dohyeon@example.com', []],
      ['010-0000-0001', '', []],
    ]);
  });

  it('TI14: an address book brings teams and titles', () => {
    const [head, row] = [
      'First Name|Last Name|Organization Title|Organization Department|E-mail 1 - Value|Phone 1 - Value',
      '하린|박|촬영감독|촬영팀|harin@example.com|010-0000-0001',
    ];
    expect(people(head, row).rows[0]).toMatchObject({
      ...{ name: '박하린', roleTitle: '촬영감독', crewTeam: '촬영팀' },
      ...{ phone: '010-0000-0001', email: 'harin@example.com' },
    });
  });
});
