import { describe, expect, it } from 'vitest';
import { fiveScenes as script } from '../../../fixtures/five-scenes.ts';
import { plainParagraph } from '../../paragraph.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });

describe('numbers of scenes', () => {
  const numbers = (headings: readonly string[]) =>
    read(script(headings)).scenes.map((s) => `${s.episodeNo ?? ''}/${s.sceneNo}${s.subSceneNo}`);

  it('OG4: 12-1, 12-가, 12-A, 12A, 12_1, 12.1, 12(A) and 12-① are all 12 A', () => {
    for (const written of ['12-1', '12-가', '12-A', '12A', '12_1', '12.1', '12(A)', '12-①', '12‑A'])
      expect(
        numbers(['S#11. 골목 (낮)', 'S#12. 골목 (낮)', `S#${written}. 카페 (낮)`, 'S#13. 골목 (낮)']),
      ).toEqual(['/11', '/12', '/12A', '/13']);
  });

  it('OG4: the 27th sub-scene has no number, and a doubt', () => {
    const headings = ['S#12. 골목 (낮)', 'S#12-26. 카페 (낮)', 'S#12-27. 거실 (낮)', 'S#13. 옥상 (낮)'];
    const { scenes } = read(script(headings));
    expect(scenes.map((s) => [s.sceneNo, s.subSceneNo])).toEqual([
      [12, ''],
      [12, 'Z'],
      [null, ''],
      [13, ''],
    ]);
    expect(scenes[2]?.doubts).toEqual([
      {
        code: 'sub_scene_unknown',
        message: '하위 씬 번호 ‘27’에 붙일 글자(A–Z)가 없어요. 번호를 정해 주세요.',
        line: expect.any(Number),
      },
    ]);
  });

  it('OG5: N-M is episode and scene where N steps once with M starting again; else a sub-scene', () => {
    const dashed = (list: readonly string[]) => numbers(list.map((n) => `${n}. 골목 (낮)`));
    expect(dashed(['1-1', '1-2', '2-1', '2-2'])).toEqual(['1/1', '1/2', '2/1', '2/2']);
    expect(dashed(['1', '1-1', '2', '2-1', '3'])).toEqual(['/1', '/1A', '/2', '/2A', '/3']);
  });

  it('OG5: carries several episodes of a file on, however they are opened', () => {
    for (const open of ['제1부/제2부', '1회/2회', 'EP.1/EP.2']) {
      const [one, two] = open.split('/');
      const text = `${one}\n\n${script(['S#1. 골목 (낮)', 'S#2. 카페 (밤)'])}\n${two}\n\n${script(['S#1. 거실 (낮)', 'S#2. 옥상 (밤)'])}`;
      expect(read(text).scenes.map((s) => [s.episodeNo, s.sceneNo])).toEqual([
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ]);
    }
    const prize = `제3회 단막극 공모 당선작\n\n${script(['S#1. 골목 (낮)', 'S#2. 카페 (밤)', 'S#3. 거실 (낮)'])}`;
    expect(read(prize).scenes.map((scene) => scene.episodeNo)).toEqual([null, null, null]);
  });

  it('OG6: 12~14 and 12-14 between 11 and 15 are one scene 12 that can be divided', () => {
    for (const written of ['12~14', '12-14', '12∼S#14']) {
      const { scenes } = read(
        script(['S#11. 골목 (낮)', `S#${written}. 카페 (낮)`, 'S#15. 거실 (낮)', 'S#16. 옥상 (밤)']),
      );
      expect(scenes.map((scene) => scene.sceneNo)).toEqual([11, 12, 15, 16]);
      expect(scenes[1]?.doubts).toEqual([
        {
          code: 'number_range',
          message: '12~14번이 한 제목에 있어요. 씬을 나눌 수 있어요.',
          line: expect.any(Number),
          until: 14,
        },
      ]);
    }
  });

  it.each(['OMITTED', 'SCENE DELETED', '*** Scene Deleted ***', 'SCENES OMITTED', '(DELETED SCENE)'])(
    'OG6: %s keeps the number of a scene that is gone',
    (words) => {
      const { scenes } = organise({
        format: 'pdf',
        title: null,
        unread: [],
        paragraphs: [
          plainParagraph('EXT. QUAY - DAY', { sceneNumber: '1' }),
          plainParagraph('Nets dry.', { blankBefore: 1 }),
          plainParagraph(words, { sceneNumber: '2', blankBefore: 2 }),
          plainParagraph('INT. LOFT - NIGHT', { sceneNumber: '3', blankBefore: 2 }),
          plainParagraph('Nobody.', { blankBefore: 1 }),
        ],
      });
      expect(scenes.map(({ sceneNo, omitted }) => [sceneNo, omitted])).toEqual([
        [1, false],
        [2, true],
        [3, false],
      ]);
    },
  );

  it('OG6: (결번) and (삭제) keep the number', () => {
    const { scenes } = read(
      script(['S#1. 골목 (낮)']) +
        '\nS#2 (결번)\n\nS#3. 삭제\n\n' +
        script(['S#4. 카페 (낮)', 'S#5. 거실 (밤)']),
    );
    expect(scenes.map((s) => [s.sceneNo, s.omitted])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });

  it('OG2: [씐4] after 씬3 is a heading with a doubt', () => {
    const { scenes } = read(
      script(['[씬1] 골목 (낮)', '[씬2] 카페 (밤)', '[씬3] 거실 (낮)', '[씐4] 옥상 (밤)']),
    );
    expect(scenes[3]).toMatchObject({ sceneNo: 4, setName: '옥상' });
    expect(scenes[3]?.doubts).toEqual([
      {
        code: 'misspelt_marker',
        message: '씬 표시가 잘못 적힌 것 같아요. 씬 번호를 4번으로 읽었어요.',
        line: expect.any(Number),
      },
    ]);
    expect(scenes[3]?.confidence).toBeLessThan(scenes[2]?.confidence ?? 0);
  });
});

describe('what a heading says', () => {
  const one = (heading: string) => {
    const { scenes } = read(
      script(['S#1. 준호네 집. 거실 (밤)', heading, 'S#3. 골목 (낮)', 'S#4. 옥상 (밤)']),
    );
    return scenes[1];
  };

  it.each([
    [
      'S#2, 회상) 카페 내부, 낮~밤',
      { setName: '카페', setting: 'INT', timeOfDay: 'day', flags: ['flashback'] },
    ],
    ['S#2. 카페 (낮) (회상)', { setName: '카페', timeOfDay: 'day', flags: ['flashback'] }],
    ['S#2. 플래시백 - 교실 / 밤', { setName: '교실', timeOfDay: 'night', flags: ['flashback'] }],
    ['S#2. 거리 곳곳 (몽타주)', { setName: '거리 곳곳', flags: ['montage'] }],
    ['S#2. 몽타주', { flags: ['montage'], timeOfDay: null }],
    ['S#2. (인서트) 신문 기사', { setName: '신문 기사', flags: ['insert'] }],
  ])('OG16: story flags of %s', (heading, fields) => {
    expect(one(heading)).toMatchObject(fields);
  });

  it.each([
    ['S#2. 상동 (낮)', '준호네 집. 거실'],
    ['S#2. 동. 부엌 (낮)', '준호네 집. 부엌'],
    ['S#2. 동, 부엌 (낮)', '준호네 집. 부엌'],
    ['S#2. 동 부엌 (낮)', '준호네 집. 부엌'],
    ['S#2. 1과 동일 (낮)', '준호네 집. 거실'],
    ['S#2. 상동(1씬) (낮)', '준호네 집. 거실'],
  ])('OG8: the place of %s', (heading, setName) => {
    expect(one(heading)).toMatchObject({ setName, timeOfDay: 'day' });
  });

  it.each([
    ['아침', 'day'],
    ['오전', 'day'],
    ['오후', 'day'],
    ['저녁', 'sunset'],
    ['노을', 'sunset'],
    ['해질녘', 'sunset'],
    ['황혼', 'sunset'],
    ['새벽', 'dawn'],
    ['심야', 'night'],
    ['늦은밤', 'night'],
    ['D', 'day'],
    ['N', 'night'],
    ['M', 'dawn'],
    ['E', 'sunset'],
    ['DAY', 'day'],
    ['NIGHT', 'night'],
    ['DAWN', 'dawn'],
    ['DUSK', 'sunset'],
    ['15:30', 'day'],
    ['오후 3시', 'day'],
    ['낮 1:30', 'day'],
    ['밤 11시', 'night'],
    ['새벽 5:10', 'dawn'],
    ['낮~밤', 'day'],
    ['밤 → 새벽', 'night'],
    ['낮 -> 밤', 'day'],
    ['오전 10시 ~ 12시', 'day'],
    ['다음 날 아침', 'day'],
    ['며칠 뒤, 낮', 'day'],
    ['폭우 치는 낮', 'day'],
    ['초경', 'night'],
    ['DAY 3', 'day'],
  ])('OG17: (%s) is %s', (time, timeOfDay) => {
    expect(one(`S#2. 카페 (${time})`)).toMatchObject({ setName: '카페', timeOfDay });
  });

  it.each(['다음 날', '잠시 후', '연속', '같은 시각', '한 시간 후', '며칠 뒤', 'CONTINUOUS'])(
    'OG8: (%s) has the time of the scene before, as a guess',
    (time) => {
      const scene = one(`S#2. 카페 (${time})`);
      expect(scene).toMatchObject({ setName: '카페', timeOfDay: 'night', timeText: time });
      expect(scene?.guessed).toContain('timeOfDay');
    },
  );

  it.each([
    ['S#2. 카페 (안/낮)', 'INT'],
    ['S#2. 카페 (밖/낮)', 'EXT'],
    ['S#2. 카페 실내 (낮)', 'INT'],
    ['S#2. 카페 실외 (낮)', 'EXT'],
    ['S#2. 카페 내부, 낮', 'INT'],
    ['S#2. 카페 외부, 낮', 'EXT'],
    ['S#2. INT. 카페 - 낮', 'INT'],
    ['S#2. EXT. 카페 - 낮', 'EXT'],
    ['S#2. INT./EXT. 카페 - 낮', 'INT/EXT'],
    ['S#2. I/E 카페 - 낮', 'INT/EXT'],
    ['S#2. 카페 (안/밖, 낮)', 'INT/EXT'],
    ['S#2. 차 안/밖 (낮)', 'INT/EXT'],
    ['S#2. 달리는 차 안/밖, 낮', 'INT/EXT'],
    ['S#2. 차 안 (낮)', 'INT'],
  ])('OG18: %s is %s, and no guess', (heading, setting) => {
    expect(one(heading)).toMatchObject({ setting, timeOfDay: 'day' });
    expect(one(heading)?.guessed).not.toContain('setting');
  });

  it.each([
    ['취조실', 'INT'],
    ['수산시장 뒷골목', 'EXT'],
    ['지하 주차장', 'INT'],
    ['병실 앞', 'INT'],
    ['카페 앞', 'EXT'],
    ['한강 공원 화장실 앞', 'EXT'],
    ['마을회관', 'INT'],
    ['갑판', 'EXT'],
    ['온실 앞', 'EXT'],
    ['우체국 앞 계단', 'EXT'],
    ['마을회관 터', 'EXT'],
    ['상영관', 'INT'],
  ])('OG18: %s is %s by its kind, marked as a guess', (place, setting) => {
    const scene = one(`S#2. ${place} (낮)`);
    expect(scene).toMatchObject({ setName: place, setting });
    expect(scene?.guessed).toContain('setting');
  });
});
