import { describe, expect, it } from 'vitest';
import { readMd } from '../../readers/md/md.ts';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
const headings = (text: string): string[] => read(text).scenes.map(({ heading }) => heading);

const SCENES = [
  'S#1. 부두 (낮)',
  '배가 닿는다.\n해인: 내려.\n도윤: 벌써?\n해인: 늦었어.',
  'S#2. 창고 (밤)',
  '상자를 연다.\n도윤: 비었어.\n해인: 뭐?\n도윤: 없다고.',
  'S#3. 골목 (밤)',
  '둘이 달린다.\n해인: 뛰어.\n도윤: 어디로?\n해인: 앞으로.',
];

describe('OG56 names of cuts and of files', () => {
  it('are no scenes, however many stand alone on their lines', () => {
    const cuts = Array.from({ length: 12 }, (_, i) => `S#${(i % 3) + 1}-C${i + 1}`);
    expect(headings([...cuts, ...SCENES].join('\n\n'))).toEqual([
      'S#1. 부두 (낮)',
      'S#2. 창고 (밤)',
      'S#3. 골목 (밤)',
    ]);
    expect(headings([...SCENES, ...cuts].join('\n\n'))).toHaveLength(3);
  });

  it.each([
    'scene01_부두_v2.png',
    '* 씬 2 확정본: S2_창고.mp4',
    '01_컷.mp4',
    'C#1',
    'Shot 3',
    'Cut 2',
    'S1_cut04',
  ])('%s is none', (line) => {
    expect(headings([SCENES[0], SCENES[1], line, SCENES[2], SCENES[3]].join('\n\n'))).toEqual([
      'S#1. 부두 (낮)',
      'S#2. 창고 (밤)',
    ]);
  });

  it('open a scene where its first cut is all that heads it', () => {
    const text =
      'S1-C1 부두\n배가 닿는다.\n\nS1-C2 뱃머리\n밧줄을 던진다.\n\nS2-C1 창고\n상자를 연다.\n\nS2-C2 상자\n비었다.';
    expect(read(text).scenes.map(({ sceneNo, setName }) => [sceneNo, setName])).toEqual([
      [1, '부두'],
      [2, '창고'],
    ]);
  });

  it('a line that tells of scenes one after the other heads none', () => {
    expect(headings([...SCENES, 'S#1, S#2, S#3을 차례로 이어 붙인다.'].join('\n\n'))).toHaveLength(3);
  });
});

describe('OG59 numbers that come again', () => {
  it('right behind themselves, without when or where, tell more about their scene', () => {
    const text =
      '## Scene #1 — 부두의 아침\n배가 닿는다.\n\n## Scene #1 — Audio\n파도 소리.\n\n## Scene #2 — 창고\n상자를 연다.';
    const { scenes } = organise(readMd(new TextEncoder().encode(text)));
    expect(scenes.map(({ setName }) => setName)).toEqual(['부두의 아침', '창고']);
  });

  it('with a time of their own are doubled by mistake, and said', () => {
    const { scenes } = read([SCENES[0], SCENES[1], 'S#1. 창고 (밤)', SCENES[3]].join('\n\n'));
    expect(scenes.flatMap(({ doubts }) => doubts.map(({ code }) => code))).toContain('number_double');
  });

  it('with hardly a line to each are a list, before the script and after it', () => {
    const list = 'S#1. 부두\n닿는다\n\nS#2. 창고\n연다\n\nS#3. 골목\n달린다';
    const script = SCENES.map((part) => part.replace(/ \((?:낮|밤)\)/, '').replace(/\n/g, '\n\n')).join(
      '\n\n',
    );
    const long = script.replace(/(S#\d[^\n]*)/g, `$1\n\n바람이 분다.\n\n갈매기가 운다.\n\n물결이 인다.`);
    expect(headings(`${list}\n\n${long}`)).toHaveLength(3);
    expect(headings(`${long}\n\n${list}`)).toHaveLength(3);
  });

  it('begin another episode where it is as long as the one before', () => {
    expect(headings([...SCENES, ...SCENES].join('\n\n'))).toHaveLength(6);
  });
});

it('OG57 a section that stands less deep than the scenes is no part of the scene before it', () => {
  const text =
    '# 봄밤\n\n## 스토리보드\n\n### Scene 1. 부두 (낮)\n\n해인: 내려.\n\n### Scene 2. 창고 (밤)\n\n도윤: 비었어.\n\n## 제작 일정\n\n편집: 다음 달에 한다.';
  const { lines } = organise(readMd(new TextEncoder().encode(text)));
  expect(lines.slice(-2).map(({ type }) => type)).toEqual(['other', 'other']);
});
