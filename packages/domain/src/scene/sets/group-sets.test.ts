import { describe, expect, it } from 'vitest';
import { groupSets } from '../../index.ts';

/** Groups as their sets, with those that are in doubt behind a question mark. */
const grouped = (...sets: string[]) =>
  groupSets(sets).map(({ sets: sure, maybe }) => [...sure, ...maybe.map((set) => `? ${set}`)]);

describe('sets that are one place', () => {
  it('SL8: are those that differ in case, spacing, punctuation or an article', () => {
    expect(grouped('버스정류장', '버스 정류장', '버스 정류장.')).toHaveLength(1);
    expect(grouped('Wheat field', 'WHEAT FIELD', 'The Wheat-Field')).toHaveLength(1);
    expect(grouped('민준의 방', '민준 방', '민준방')).toHaveLength(1);
    expect(grouped('민준의 차 안', '민준 차')).toHaveLength(1);
    expect(grouped('COCKPIT', 'COCKPIT - CLOSEUP', 'COCKPIT - ANOTHER ANGLE')).toHaveLength(1);
  });

  it('SL8: are the rooms of one house, however they are written', () => {
    const house = [
      '민준의 집',
      '민준의 집 - 거실',
      '민준 집 주방',
      '민준집',
      '민준네 집 앞',
      '민준이네 집/마당',
    ];
    expect(grouped(...house)).toEqual([house]);
    expect(grouped('INT. HOUSE - KITCHEN', 'HOUSE', 'HOUSE - BEDROOM')).toHaveLength(1);
    const home = [
      'COLLINS HOME',
      'COLLINS HOUSE - KITCHEN',
      'HALLWAY OF THE COLLINS HOUSE',
      'Collins’ House, Porch',
    ];
    expect(grouped(...home)).toEqual([home]);
    expect(grouped('병원 복도', '병원 로비', '병원')).toHaveLength(1);
    expect(grouped('은하아파트 1203호', '은하 아파트 주차장')).toHaveLength(1);
  });

  it('SL8: names the place as the whole house is written', () => {
    const [group] = groupSets(['민준 집 주방', '민준의 집', '민준의 집 - 거실']);
    expect(group).toMatchObject({ name: '민준의 집', reason: 'building' });
    expect(groupSets(['숲 속', '숲속'])[0]).toMatchObject({ reason: 'spelling' });
  });

  it('SL8: are not the houses of two people, nor what lies in one town or street', () => {
    expect(grouped('민준의 집', '수진의 집', '민준의 방')).toEqual([]);
    expect(grouped('서울 - 민준 방', '서울 - 회의실')).toEqual([]);
    expect(grouped('PARIS - BEDROOM', 'PARIS - STREET')).toEqual([]);
    expect(grouped('MOUNTAIN, CLEARING', 'MOUNTAIN, CAVE ENTRANCE')).toEqual([]);
    expect(grouped('SAN FRANCISCO - SAN QUENTIN PRISON', 'SAN FRANCISCO - OFFICE')).toEqual([]);
    expect(grouped('제주도 - 호텔 방', '제주도 - 펜션 거실', '제주도 - 해변')).toEqual([]);
  });

  it('SL8: are not what has no house in its name, nor a street in front of one', () => {
    expect(grouped('거실', '주방', 'KITCHEN', 'HALLWAY')).toEqual([]);
    expect(grouped('경찰서', '경찰서 앞 거리', '학교', '학교 가는 길')).toEqual([]);
    expect(grouped('COURTHOUSE', 'STREET OUTSIDE COURTHOUSE', 'HOUSE BOAT', 'HOUSE')).toEqual([]);
    expect(grouped('몽타주', '몽타주 ', 'MONTAGE')).toEqual([]);
  });

  it('SL8: are in doubt where the house is one of many and no mark stands before the room', () => {
    expect(grouped('호텔 - 객실', '호텔 - 로비', '호텔 복도')).toEqual([
      ['호텔 - 객실', '호텔 - 로비', '? 호텔 복도'],
    ]);
    expect(grouped('DINER - BOOTH', 'DINER', 'DINER - GREENVILLE')).toEqual([
      ['DINER - BOOTH', 'DINER', '? DINER - GREENVILLE'],
    ]);
    expect(grouped('ROAD', 'THE ROAD')).toEqual([['ROAD', '? THE ROAD']]);
    expect(grouped('CAR', 'A CAR')).toEqual([['CAR', '? A CAR']]);
  });

  it('SL8: are shown to be a house by a room that stands under its name', () => {
    expect(grouped('SAN QUENTIN', 'SAN QUENTIN - INTERVIEW ROOM')).toHaveLength(1);
    expect(grouped('SAN QUENTIN', 'SAN QUENTIN - RIOT')).toEqual([]);
    expect(grouped('SCOTT', "SCOTT, IN BAXTER'S KITCHEN")).toEqual([]);
  });
});
