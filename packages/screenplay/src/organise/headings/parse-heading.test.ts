import { describe, expect, it } from 'vitest';
import { parseHeading } from './parse-heading.ts';

type Expected = [
  no: number | null,
  sub: string,
  place: string | null,
  setting: string | null,
  time: string | null,
  text: string | null,
];

const CASES: Record<string, Expected> = {
  'S#1. 바닷가 - 방파제 (낮)': [1, '', '바닷가 - 방파제', 'EXT', 'day', '낮'],
  'S#.1 경찰서 (낮/ 안)': [1, '', '경찰서', 'INT', 'day', '낮'],
  'S1. 병원 응급실 / INT / 낮': [1, '', '병원 응급실', 'INT', 'day', '낮'],
  'S#1. 집 안 – 밤': [1, '', '집 안', 'INT', 'night', '밤'],
  'S#1. 거실. 낮.': [1, '', '거실', 'INT', 'day', '낮'],
  'S1. 오후, 거리': [1, '', '거리', 'EXT', 'day', '오후'],
  'S#1, 회상) 카페 내부, 낮~밤': [1, '', '카페', 'INT', 'day', '낮~밤'],
  '#1. 요정 마을(밤) - 30초': [1, '', '요정 마을', 'EXT', 'night', '밤'],
  '#짱구의 집. 거실': [null, '', '짱구의 집. 거실', 'INT', null, null],
  씬1: [1, '', null, null, null, null],
  '씬 1. 골목': [1, '', '골목', 'EXT', null, null],
  '1씬. 골목, 밤': [1, '', '골목', 'EXT', 'night', '밤'],
  '신1. 골목': [1, '', '골목', 'EXT', null, null],
  'Scene 1 - 카페 내부/낮': [1, '', '카페', 'INT', 'day', '낮'],
  'EXT. MILL - EVENING (STAGE) - CUTAWAY': [null, '', 'MILL', 'EXT', 'sunset', 'EVENING'],
  MONTAGE: [null, '', 'MONTAGE', null, null, null],
  'SCENE 1 - INT. CAFE - DAY': [1, '', 'CAFE', 'INT', 'day', 'DAY'],
  '[씬1] 카페 실내 (낮)': [1, '', '카페', 'INT', 'day', '낮'],
  '1. INT. 카페': [1, '', '카페', 'INT', null, null],
  '5. 시작': [5, '', '시작', null, null, null],
  '1. 실내. 거실 - 밤': [1, '', '거실', 'INT', 'night', '밤'],
  'INT. 거실 - 낮': [null, '', '거실', 'INT', 'day', '낮'],
  '카페/D': [null, '', '카페', 'INT', 'day', 'D'],
  'S# 12-1 골목 (밤)': [12, 'A', '골목', 'EXT', 'night', '밤'],
  '12A. 골목': [12, 'A', '골목', 'EXT', null, null],
  'S#12-가 골목': [12, 'A', '골목', 'EXT', null, null],
  'S#12-A. 골목': [12, 'A', '골목', 'EXT', null, null],
  'Ｓ＃１． 카페（밤）': [1, '', '카페', 'INT', 'night', '밤'],
  'INT./EXT. CAR - NIGHT': [null, '', 'CAR', 'INT/EXT', 'night', 'NIGHT'],
  'I/E. CAR - DAY': [null, '', 'CAR', 'INT/EXT', 'day', 'DAY'],
  'S#5. 차 안/밖 (낮)': [5, '', '차', 'INT/EXT', 'day', '낮'],
  'S#5. 교실 (회상)': [5, '', '교실', 'INT', null, null],
  'S#5. 플래시백 - 교실 / 낮': [5, '', '교실', 'INT', 'day', '낮'],
  'S#10. 병원 복도 (N, INT)': [10, '', '병원 복도', 'INT', 'night', 'N'],
  'INT. 12층 회의실 - 오후 4시': [null, '', '12층 회의실', 'INT', 'day', '오후 4시'],
  'EXT. 무역센터 앞 - 같은 날 오후': [null, '', '무역센터 앞', 'EXT', 'day', '같은 날 오후'],
  'S#3. 골목 - 해 질 녘': [3, '', '골목', 'EXT', 'sunset', '해 질 녘'],
  'S#7. 수진의 집 거실 / 밤 → 새벽': [7, '', '수진의 집 거실', 'INT', 'night', '밤 → 새벽'],
  'S#15.A 카페 (낮)': [15, 'A', '카페', 'INT', 'day', '낮'],
  'S#16~S#18. 도로 (낮)': [16, '', '도로', 'EXT', 'day', '낮'],
  '장면 3. 카페 (낮)': [3, '', '카페', 'INT', 'day', '낮'],
  'S#3. [회상] 준호 집 (낮)': [3, '', '준호 집', 'INT', 'day', '낮'],
  'S#1. 학교 운동장 (D) L': [1, '', '학교 운동장', 'EXT', 'day', 'D'],
  '7. 시장 D/E': [7, '', '시장', 'EXT', 'day', 'D'],
  'S#8 편의점(밤, 비)': [8, '', '편의점', 'INT', 'night', '밤'],
  '씬 8. 놀이터, 오후 3:30': [8, '', '놀이터', 'EXT', 'day', '오후 3:30'],
  'S#9. 남부경찰서 강력팀 (낮)': [9, '', '남부경찰서 강력팀', 'INT', 'day', '낮'],
  '12. EXT. HARBOR – NIGHT 12': [12, '', 'HARBOR', 'EXT', 'night', 'NIGHT'],
  'EXT. PARK - LATER THAT NIGHT': [null, '', 'PARK', 'EXT', 'night', 'LATER THAT NIGHT'],
  'INT. HOUSE - KITCHEN - NIGHT': [null, '', 'HOUSE - KITCHEN', 'INT', 'night', 'NIGHT'],
};

describe('a heading typed by hand', () => {
  it.each(Object.entries(CASES))(
    '%s',
    (text, [sceneNo, subSceneNo, setName, setting, timeOfDay, timeText]) => {
      const fields = parseHeading(text);
      expect(fields).toMatchObject({
        sceneNo,
        subSceneNo,
        setName,
        setting,
        timeOfDay,
        timeText,
        omitted: false,
      });
    },
  );

  it('knows a number that is gone', () => {
    expect(parseHeading('S#12 (결번)')).toMatchObject({ sceneNo: 12, setName: null, omitted: true });
    expect(parseHeading('12 OMITTED')).toMatchObject({ omitted: true });
  });

  it('takes the episode from the front', () => {
    expect(parseHeading('3부 S#7. 거실 (밤)')).toMatchObject({ episodeNo: 3, sceneNo: 7 });
    expect(parseHeading('EP.2 SCENE 4')).toMatchObject({ episodeNo: 2, sceneNo: 4 });
  });

  it('never fails on odd text', () => {
    for (const text of ['', ' ', '()', 'S#', '#', '-', '씬', 'S#9999999', '((((', 'a/b/c/d', '밤']) {
      expect(parseHeading(text).subSceneNo).toMatch(/^[A-Z]?$/);
    }
  });
});
