import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../readers/txt.ts';
import { organise } from './organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });

const BODY = [
  '수레를 끄는 노인이 모퉁이를 돈다.\n연희가 문을 두드린다.\n연희: 계세요?\n석구: 누구요.\n',
  '석구가 돌아선다.\n석구: 나가.\n연희: 싫어요.\n빗소리.\n',
  '연희, 가방을 내려놓는다.\n연희: 앉아도 돼요?\n석구: 마음대로.\n',
  '두 사람이 마주 본다. 말이 없다.\n석구: 밥은.\n연희: 먹었어요.\n석구가 그릇을 민다.\n',
  '연희가 뛰어나간다.\n석구: 야!\n',
];

/** A document of five scenes whose headings are written as `heading` writes them. */
const script = (headings: readonly string[]): string =>
  headings.map((heading, i) => `${heading}\n${BODY[i % BODY.length]}`).join('\n');

type Place = [place: string, inOut: 'INT' | 'EXT', time: string, timeOfDay: string];
const PLACES: readonly Place[] = [
  ['바닷가 - 방파제', 'EXT', '낮', 'day'],
  ['경찰서', 'INT', '밤', 'night'],
  ['병원 응급실', 'INT', '새벽', 'dawn'],
  ['골목', 'EXT', '저녁', 'sunset'],
  ['거실', 'INT', '오후', 'day'],
];
const inOut = (setting: string): string => (setting === 'INT' ? '안' : '밖');
const formal = (setting: string): string => (setting === 'INT' ? '실내' : '실외');
const letter = (timeOfDay: string): string =>
  ({ day: 'D', night: 'N', dawn: 'M', sunset: 'E' })[timeOfDay] ?? '';

/** How a form writes a heading of its number, place, in or out and time. */
type Form = (n: number, place: Place) => string;

const NUMBERED: Record<string, Form> = {
  'S#1. 바닷가 - 방파제 (낮)': (n, [p, , t]) => `S#${n}. ${p} (${t})`,
  'S#.1 경찰서 (낮/ 안)': (n, [p, s, t]) => `S#.${n} ${p} (${t}/ ${inOut(s)})`,
  'S1. 병원 응급실 / INT / 낮': (n, [p, s, t]) => `S${n}. ${p} / ${s} / ${t}`,
  'S#1. 집 안 – 밤': (n, [p, , t]) => `S#${n}. ${p} – ${t}`,
  'S#1. 거실. 낮.': (n, [p, , t]) => `S#${n}. ${p}. ${t}.`,
  'S1. 오후, 거리': (n, [p, , t]) => `S${n}. ${t}, ${p}`,
  'S#1, 카페 내부, 낮': (n, [p, s, t]) => `S#${n}, ${p} ${s === 'INT' ? '내부' : '외부'}, ${t}`,
  '#1. 요정 마을(밤) - 30초': (n, [p, , t]) => `#${n}. ${p}(${t}) - 30초`,
  '씬 1.': (n, [p, , t]) => `씬 ${n}. ${p}, ${t}`,
  씬1: (n, [p, , t]) => `씬${n} ${p} (${t})`,
  '1씬.': (n, [p, , t]) => `${n}씬. ${p}, ${t}`,
  '신1.': (n, [p, , t]) => `신${n}. ${p} (${t})`,
  'Scene 1 - 카페 내부/낮': (n, [p, s, t]) => `Scene ${n} - ${p} ${s === 'INT' ? '내부' : '외부'}/${t}`,
  '[씬1] 카페 실내 (낮)': (n, [p, s, t]) => `[씬${n}] ${p} ${formal(s)} (${t})`,
  '1. INT. 카페': (n, [p, s, t]) => `${n}. ${s}. ${p} - ${t}`,
  '1. 실내. 거실 - 밤': (n, [p, s, t]) => `${n}. ${formal(s)}. ${p} - ${t}`,
  '===== S1 =====': (n, [p, s, t]) => `===== S${n} =====\n장소: ${p} / ${formal(s)}\n시간: ${t}`,
  'EP.1 SCENE 1': (n, [p, , t]) => `EP.1 SCENE ${n}\n${p} (${t})`,
  제1장: (n, [p, , t]) => `제${n}장 ${p}, ${t}`,
  'Ｓ＃１．': (n, [p, , t]) => `Ｓ＃${String.fromCharCode(0xff10 + n)}．　${p}（${t}）`,
  'S #1': (n, [p, , t]) => `S #${n} ${p} / ${t}`,
  's#1': (n, [p, , t]) => `s#${n}. ${p}, ${t}`,
  '씬#1': (n, [p, , t]) => `씬#${n} ${p} - ${t}`,
  '#S1': (n, [p, , t]) => `#S${n} ${p} [${t}]`,
  'Sc. 1': (n, [p, s, t]) => `Sc. ${n} ${p}/${formal(s)}/${t}`,
  '1 씬': (n, [p, , t]) => `${n} 씬 ${p} (${t})`,
  '1)': (n, [p, , t]) => `${n}) ${p}, ${t}`,
  '01.': (n, [p, , t]) => `0${n}. ${p} (${t})`,
  'S#001': (n, [p, , t]) => `S#00${n} ${p} (${t})`,
  'S#1 / 낮 / 안 / 카페': (n, [p, s, t]) => `S#${n} / ${t} / ${inOut(s)} / ${p}`,
  '<S#1 카페>': (n, [p, , t]) => `<S#${n} ${p} (${t})>`,
  '■ 1. 카페 (낮)': (n, [p, , t]) => `■ ${n}. ${p} (${t})`,
  '● S#1': (n, [p, , t]) => `● S#${n} ${p}_${t}`,
  'parted by tabs': (n, [p, s, t]) => `S#${n}\t${p}\t${t}\t${inOut(s)}`,
  'S#1 [낮]': (n, [p, , t]) => `S#${n} ${p} [${t}]`,
  'over two lines': (n, [p, , t]) => `S#${n}.\n${p} (${t})`,
  'nothing but spaces': (n, [p, , t]) => `S#${n} ${p} ${t}`,
  'with a cast list below': (n, [p, , t]) => `S#${n}. ${p} (${t})\n등장인물: 연희, 석구`,
  'numbers in both margins': (n, [p, s, t]) => `${n}   ${s}. ${p} - ${t}        ${n}`,
};

const UNNUMBERED: Record<string, Form> = {
  'INT. 거실 - 낮': (_, [p, s, t]) => `${s}. ${p} - ${t}`,
  '실내. 거실 - 밤': (_, [p, s, t]) => `${formal(s)}. ${p} - ${t}`,
  '카페/D': (_, [p, , , d]) => `${p}/${letter(d)}`,
  '카페(D/I)': (_, [p, s, , d]) => `${p}(${letter(d)}/${s === 'INT' ? 'I' : 'E'})`,
  'N/카페': (_, [p, , , d]) => `${letter(d)}/${p}`,
  '낮/실내 - 카페': (_, [p, s, t]) => `${t}/${formal(s)} - ${p}`,
  '외부-카페-밤': (_, [p, s, t]) => `${s === 'INT' ? '내부' : '외부'}-${p}-${t}`,
  '카페 - D': (_, [p, , , d]) => `${p} - ${letter(d)}`,
  '#짱구의 집. 거실': (_, [p, , t]) => `#${p}. ${t}`,
};

const found = (text: string) =>
  read(text).scenes.map((s) => [s.sceneNo, s.setName, s.setting, s.timeOfDay, s.characters.length]);

describe('a whole document in each form of heading', () => {
  it.each(Object.entries(NUMBERED))('OG1: %s', (_, form) => {
    const text = script(PLACES.map((place, i) => form(i + 1, place)));
    expect(found(text)).toEqual(PLACES.map(([p, s, , d], i) => [i + 1, p, s, d, 2]));
  });

  it.each(Object.entries(UNNUMBERED))('OG1, OG7: %s', (_, form) => {
    const text = script(PLACES.map((place, i) => form(i + 1, place)));
    expect(found(text)).toEqual(PLACES.map(([p, s, , d], i) => [i + 1, p, s, d, 2]));
    expect(read(text).scenes.every((scene) => scene.guessed.includes('sceneNo'))).toBe(true);
  });

  it.each(Object.entries({ ...NUMBERED, ...UNNUMBERED }))('OG1: %s without an empty row', (_, form) => {
    const text = script(PLACES.map((place, i) => form(i + 1, place))).replace(/\n\n+/g, '\n');
    expect(read(text).scenes.map((scene) => scene.setName)).toEqual(PLACES.map(([place]) => place));
  });

  it('OG1: numbers and titles alone, where people speak', () => {
    const { scenes } = read(script(['1. 시작', '2. 만남', '3. 다툼', '4. 화해', '5. 끝']));
    expect(scenes.map((scene) => [scene.sceneNo, scene.setName])).toEqual([
      [1, '시작'],
      [2, '만남'],
      [3, '다툼'],
      [4, '화해'],
      [5, '끝'],
    ]);
  });

  it('OG5: 1-1 is episode and scene where the first part is constant', () => {
    const { scenes } = read(script(PLACES.map(([p, , t], i) => `1-${i + 1}. ${p} (${t})`)));
    expect(scenes.map((scene) => [scene.episodeNo, scene.sceneNo])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [1, n]),
    );
  });

  it('OG2: SCENE 1 - INT. CAFE - DAY, dashes of all kinds, times that lean on the scene before', () => {
    const text = [
      'SCENE 1 - INT. CAFE - DAY\nA bell rings.\nMARA\nComing!\n',
      'SCENE 2 − EXT. ALLEY − NIGHT (CONTINUOUS)\nRain.\nMARA\nWait.\n',
      'SCENE 3 – INT. CAFE – LATER\nMara sits.\nMARA\nWell?\n',
      'SCENE 4 - INT./EXT. CAR - SAME\nMara drives.\nMARA\nNo.\n',
      'SCENE FIVE - I/E. CAR - DAWN\nThe car stops.\nMARA\nHere.\n',
    ].join('\n');
    expect(read(text).scenes.map((s) => [s.sceneNo, s.setName, s.setting, s.timeOfDay])).toEqual([
      [1, 'CAFE', 'INT', 'day'],
      [2, 'ALLEY', 'EXT', 'night'],
      [3, 'CAFE', 'INT', 'night'],
      [4, 'CAR', 'INT/EXT', 'night'],
      [5, 'CAR', 'INT/EXT', 'dawn'],
    ]);
  });

  it('OG2: several forms in one document, each with a doubt that says why it was taken', () => {
    const { scenes } = read(
      script(['S#1. 골목 (낮)', 'S#2. 카페 (밤)', '씬3. 거실 (낮)', '옥상 (밤)', 'S#5. 골목 (낮)']),
    );
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4, 5]);
    expect(scenes.map((scene) => scene.doubts.map(({ code }) => code))).toEqual([
      [],
      [],
      ['odd_marker'],
      ['missing_number'],
      [],
    ]);
  });
});

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
  ])('OG18: %s is %s by its kind, marked as a guess', (place, setting) => {
    const scene = one(`S#2. ${place} (낮)`);
    expect(scene).toMatchObject({ setName: place, setting });
    expect(scene?.guessed).toContain('setting');
  });
});

describe('lines that are no headings', () => {
  const inside = (...extra: string[]): string =>
    script([
      'S#1. 골목 (낮)',
      `S#2. 카페 (밤)\n${extra.join('\n')}`,
      'S#3. 거실 (낮)',
      'S#4. 옥상 (밤)',
      'S#5. 골목 (낮)',
    ]);

  it.each([
    ['a number inside a sentence', '그녀는 회상했다. S#3. 카페'],
    ['an arrow', '→ S#3.'],
    ['a quoted heading', '"S#3. 거실 (낮)"'],
    ['a number with a particle', 'S#3에서 본 그 카페다.'],
    ['a title inside text', '5.시작'],
    ['the time of a clock', '전광판 시계 00:11. 아무도 없다.'],
  ])('OG3: %s', (_, line) => {
    expect(read(inside(line)).scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4, 5]);
  });

  it('OG3: a numbered list', () => {
    const { scenes } = read(inside('할 일:', '1. 우유 사기', '2. 달걀', '3. 4시 17분 기차', '4. 전화'));
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4, 5]);
  });

  it('OG3: a numbered list in a script whose headings are numbers too', () => {
    const plain = inside('1. 우유', '2. 달걀', '3. 4시 17분 기차', '4. 전화').replace(/S#/g, '');
    expect(read(plain).scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4, 5]);
  });

  it('OG3: the scene list at the front, bare or with leaders and page numbers', () => {
    const headings = PLACES.map(([p, , t], i) => `S#${i + 1}. ${p} (${t})`);
    for (const end of ['', ' ······ 3', ' ..... 연희, 석구']) {
      const list = headings.map((heading) => heading + end).join('\n');
      const { scenes, lines } = read(`씬 리스트\n${list}\n\n${script(headings)}`);
      expect(scenes.map((scene) => scene.sceneNo)).toEqual([1, 2, 3, 4, 5]);
      expect(lines.slice(0, 6).every((line) => line.type === 'other')).toBe(true);
    }
  });
});
