import { describe, expect, it } from 'vitest';
import { fiveScenes as script } from '../../../fixtures/five-scenes.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });

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
  'S/#1. 지하철 역사 / N': (n, [p, s, t]) => `S/#${n}. ${p} / ${formal(s)} / ${t}`,
  '#씬3 교실 (낮)': (n, [p, s, t]) => `#씬${n} ${p} (${t}, ${inOut(s)})`,
  'SC 1 - 숲길 / 저녁 (25초)': (n, [p, s, t]) => `SC ${n} - ${p} / ${formal(s)} / ${t} (${n + 20}초)`,
  '〔장면 1〕 우체국, 낮': (n, [p, s, t]) => `〔장면 ${n}〕 ${p}, ${t}, ${formal(s)}`,
  '『씬 1』 우체국, 낮': (n, [p, s, t]) => `『씬 ${n}』 ${p}, ${t}, ${formal(s)}`,
  '[1장] 극장 로비 (낮)': (n, [p, s, t]) => `[${n}장] ${p} (${t}/${inOut(s)})`,
  'S.#1 카페 / 낮': (n, [p, s, t]) => `S.#${n} ${p} / ${formal(s)} / ${t}`,
  '<1> 카페 / 낮': (n, [p, s, t]) => `<${n}> ${p} / ${formal(s)} / ${t}`,
  '1: 카페 / 낮': (n, [p, s, t]) => `${n}: ${p} / ${formal(s)} / ${t}`,
  '| 1 | 카페 | 낮 |': (n, [p, s, t]) => `| ${n} | ${p} | ${formal(s)} | ${t} |`,
  'CUT#1 카페 / 낮': (n, [p, s, t]) => `CUT#${n} ${p} / ${formal(s)} / ${t}`,
  'No.1 카페 (낮)': (n, [p, s, t]) => `No.${n} ${p} (${t}/${inOut(s)})`,
  '1번 씬. 카페 / 낮': (n, [p, s, t]) => `${n}번 씬. ${p} / ${formal(s)} / ${t}`,
  '▶ 씬1 카페 (낮)': (n, [p, s, t]) => `▶ 씬${n} ${p} (${t}/${inOut(s)})`,
  '카페 (낮)    S#1': (n, [p, s, t]) => `${p} (${t}/${inOut(s)})    S#${n}`,
  '1 above 카페. 실내. 낮': (n, [p, s, t]) => `${n}\n${p}. ${formal(s)}. ${t}`,
  'S#1. 카페 / 낮 - 3/8p': (n, [p, s, t]) => `S#${n}. ${p} / ${formal(s)} / ${t} - ${n}/8p`,
  'S#1. 카페 / 낮 / 연희, 석구': (n, [p, s, t]) => `S#${n}. ${p} / ${formal(s)} / ${t} / 연희, 석구`,
  'S#1. 카페 · 낮': (n, [p, s, t]) => `S#${n}. ${p} ${formal(s)} · ${t}`,
  'S#1 낮 카페': (n, [p, s, t]) => `S#${n} ${t} ${p} ${formal(s)}`,
  '1\t카페\t낮': (n, [p, s, t]) => `${n}\t${p}\t${formal(s)}\t${t}`,
  '1, 동네 평상 / 낮': (n, [p, s, t]) => `${n}, ${p} / ${formal(s)} / ${t}`,
  '#1 (0:00~0:04) 주방 - 아침': (n, [p, s, t]) =>
    `#${n} (0:${10 * n - 10}~0:${10 * n}) ${p} / ${t} / ${formal(s)}`.replace('0:0~', '0:00~'),
  '#1 / 00:41-01:10 / 옥상 / 새벽': (n, [p, s, t]) =>
    `#${n} / 0${n}:41-0${n + 1}:10 / ${p} / ${formal(s)} / ${t}`,
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
  '[카페 / 낮]': (_, [p, s, t]) => `[${p} / ${formal(s)} / ${t}]`,
  '- 카페 / 낮': (_, [p, s, t]) => `- ${p} / ${formal(s)} / ${t}`,
  '(실내) 카페 (낮)': (_, [p, s, t]) => `(${formal(s)}) ${p} (${t})`,
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

  it('OG19: a number in both margins is beside the heading, even where the heading says nothing else', () => {
    const headings = ['1   INT. CAFE - DAY     1', '2   OMITTED     2', '3A   EXT. ALLEY - NIGHT     3A'];
    const { scenes } = read(script(headings));
    expect(scenes.map((s) => [s.sceneNo, s.subSceneNo, s.heading, s.omitted])).toEqual([
      [1, '', 'INT. CAFE - DAY', false],
      [2, '', 'OMITTED', true],
      [3, 'A', 'EXT. ALLEY - NIGHT', false],
    ]);
  });

  it('OG77: a star in the right margin says that a line was revised, and is no part of it', () => {
    const text =
      '7A   INT. MILL - DAY                       7A   *\n\nRain on the roof.                         *\n\n' +
      '                    ROWENA                          *\n          Who is there?                    *\n\n' +
      '                    ROWENA\n          Answer me.\n\n8   EXT. YARD - NIGHT     8\n\nNobody.\n';
    const { scenes, lines } = read(text);
    expect(scenes.map((s) => [s.sceneNo, s.subSceneNo, s.setName])).toEqual([
      [7, 'A', 'MILL'],
      [8, '', 'YARD'],
    ]);
    expect(scenes[0]?.characters.map(({ name }) => name)).toEqual(['ROWENA']);
    expect(lines.filter(({ text }) => text.includes('*'))).toEqual([]);
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
