import { describe, expect, it } from 'vitest';
import type { OrganisedLine } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { compareLines } from './compare-lines.ts';
import { compareVersions, type SceneComparison } from './compare-versions.ts';
import { compareWords } from './compare-words.ts';
import type { VersionText } from './lines-of-scene.ts';

const HEADING = /^S#(\d+)([A-Z]?)\. (.+) \((낮|밤)\)$/;

const lineOf = (text: string, at: number): OrganisedLine => {
  const type = HEADING.test(text) ? 'heading' : /^[가-힣]{2,3}$/.test(text) ? 'character' : 'action';
  return { n: at + 1, text, type, scene: null, rows: 1, confidence: 1 };
};

/** A version out of its lines; `결번` as the text of a scene makes it omitted. */
function version(text: string): VersionText {
  const lines = text.trim().split('\n').map(lineOf);
  const starts = lines.filter(({ type }) => type === 'heading');
  const scenes = starts.map((line, at): ReviewedScene => {
    const [, no, letter, place, time] = HEADING.exec(line.text)!;
    const lastLine = (starts[at + 1]?.n ?? lines.length + 1) - 1;
    return {
      ...{ episodeNo: null, sceneNo: Number(no), subSceneNo: letter!, setName: place!, setting: 'INT' },
      ...{ timeOfDay: time === '밤' ? 'night' : 'day', timeText: time!, heading: line.text },
      ...{ headingLine: line.n, lastLine, omitted: lines[line.n]?.text === '결번', headless: false },
      ...{ pages: 1, filePages: null, screenMinutes: 1, flags: [], synopsis: '', characters: [], items: [] },
      ...{ guessed: [], confidence: 1, doubts: [], checked: false },
    };
  });
  return { scenes, lines };
}

const told = (scenes: readonly SceneComparison[]) =>
  scenes.map(({ kind, before, after, isMoved }) =>
    [kind, before?.sceneNo ?? '-', after?.sceneNo ?? '-', ...(isMoved ? ['moved'] : [])].join(' '),
  );
const signs = { same: ' ', changed: '~', added: '+', cut: '-' };
const shown = ({ lines }: SceneComparison) =>
  lines.map(({ kind, before, after }) => signs[kind] + (after ?? before)!.text);

const FIRST = version(`
밤의 정류장
S#1. 편의점 (밤)
준호가 계산대에서 존다. 비가 쏟아진다.
준호
어서 오세요.
수진
담배 한 갑이요.
S#2. 병원 복도 (낮)
어머니가 링거대를 밀며 걷는다. 간호사가 뒤따른다.
S#3. 정류장 (밤)
수진이 첫차를 기다린다. 준호가 옆에 앉는다.
`);

describe('two versions of a script', () => {
  it('SP18: a version is the same as itself', () => {
    expect(new Set(compareVersions(FIRST, FIRST).map(({ kind }) => kind))).toEqual(new Set(['same']));
  });

  it('SP18: scenes that are counted on, new, cut or rewritten are found again; what is cut stands where it stood', () => {
    const second = version(`
밤의 정류장, 수정고
S#1. 편의점 (밤)
준호가 계산대에서 존다. 비가 그쳤다.
준호
어서 오세요.
수진
담배 한 갑이요.
S#2. 옥상 (낮)
민재가 빨래를 걷는다.
S#3. 정류장 (밤)
수진이 첫차를 기다린다. 준호가 옆에 앉는다.
S#4. 차고 (밤)
시동이 걸리지 않는다.
`);
    expect(told(compareVersions(FIRST, second))).toEqual([
      'changed - -',
      'changed 1 1',
      'cut 2 -',
      'added - 2',
      'same 3 3',
      'added - 4',
    ]);
    const moved = version(`
S#1. 정류장 (밤)
수진이 첫차를 기다린다. 준호가 옆에 앉는다.
S#2. 편의점 (밤)
준호가 계산대에서 존다. 비가 쏟아진다.
준호
어서 오세요.
수진
담배 한 갑이요.
S#3. 병원 복도 (낮)
결번
`);
    expect(told(compareVersions(FIRST, moved)).slice(1)).toEqual([
      'cut 2 -',
      'renumbered 3 1',
      'renumbered 1 2 moved',
      'cut - 3',
    ]);
    const omitted = version('S#2. 병원 복도 (낮)\n결번');
    expect(told(compareVersions(FIRST, omitted)).slice(1)).toEqual(['cut 1 -', 'cut 2 2', 'cut 3 -']);
  });

  it('SP18: a version that names its episode is compared with one that does not', () => {
    const named = { ...FIRST, scenes: FIRST.scenes.map((scene) => ({ ...scene, episodeNo: 1 })) };
    const kinds = (before: VersionText, after: VersionText) => [
      ...new Set(compareVersions(before, after).map(({ kind }) => kind)),
    ];
    expect([kinds(FIRST, named), kinds(named, FIRST)]).toEqual([['same'], ['same']]);
  });

  it('SP19: a heading that says another place is a change of its scene', () => {
    const second = version('S#1. 카페 (밤)\n수진이 첫차를 기다린다. 준호가 옆에 앉는다.');
    const scene = compareVersions(FIRST, second).find(({ before }) => before?.sceneNo === 3)!;
    expect(scene.kind).toBe('changed');
    expect(shown(scene)).toEqual(['~S#1. 카페 (밤)', ' 수진이 첫차를 기다린다. 준호가 옆에 앉는다.']);
  });
});

const WHOLE = `
S#1. 편의점 (밤)
준호가 계산대에서 졸다가 유리문 종소리에 놀라 일어난다.
수진이 젖은 우산을 털며 들어와 담배 한 갑을 찾는다.
준호
어서 오세요. 비 많이 오죠?
갑자기 형광등이 꺼지고 냉장고 소리만 낮게 남는다.
두 사람은 어둠 속에서 서로의 숨소리를 듣는다.
수진
정전인가 봐요. 손전등 있어요?
S#2. 정류장 (밤)
첫차가 물을 튀기며 지나간다.`;
const DIVIDED = WHOLE.replace('갑자기', 'S#2. 편의점 창고 (밤)\n갑자기').replace(
  'S#2. 정류장',
  'S#3. 정류장',
);
const related = (scenes: readonly SceneComparison[]) =>
  scenes.map(({ partOf, joined, divided }) =>
    [partOf?.sceneNo ?? '-', joined.map((one) => one.sceneNo), divided.map((one) => one.sceneNo)].join(' '),
  );

describe('scenes that were divided or joined', () => {
  it('SP24: a new scene out of the text of another is a part of it, and its lines are those that it had there', () => {
    const scenes = compareVersions(version(WHOLE), version(DIVIDED));
    expect(told(scenes)).toEqual(['changed 1 1', 'added - 2', 'renumbered 2 3']);
    expect(related(scenes)).toEqual(['-  2', '1  ', '-  ']);
    expect(scenes[0]!.lines.every(({ kind }) => kind === 'same')).toBe(true);
    expect(shown(scenes[1]!).map((line) => line[0])).toEqual(['+', ' ', ' ', ' ', ' ']);
  });

  it('SP24: a scene whose text stands in another was joined to it, and of it is gone what that one has not', () => {
    const less = WHOLE.replace('두 사람은 어둠 속에서 서로의 숨소리를 듣는다.\n', '');
    const scenes = compareVersions(version(DIVIDED), version(less));
    expect(told(scenes)).toEqual(['changed 1 1', 'cut 2 -', 'renumbered 3 2']);
    expect(related(scenes)).toEqual(['- 2 ', '1  ', '-  ']);
    expect(shown(scenes[1]!)).toEqual([
      '-S#2. 편의점 창고 (밤)',
      '-두 사람은 어둠 속에서 서로의 숨소리를 듣는다.',
    ]);
    expect(shown(scenes[0]!).some((line) => line.startsWith('+'))).toBe(false);
  });

  it('SP24: a few words that stand in another scene make no part of it', () => {
    const before = version(`${WHOLE}\nS#3. 골목 (밤)\n형광등이 꺼지고 냉장고 소리`);
    const scenes = compareVersions(before, version(WHOLE));
    expect(told(scenes).at(-1)).toBe('cut 3 -');
    expect(scenes.at(-1)!.partOf).toBe(null);
  });
});

describe('the lines of two versions', () => {
  const compared = (before: string, after: string) =>
    compareLines(before.trim().split('\n').map(lineOf), after.trim().split('\n').map(lineOf)).map(
      ({ kind, before: was, after: is }) => signs[kind] + (is ?? was)!.text,
    );

  it('SP20: a speech that has come in has its own name, not that of another speech', () => {
    const before = '준호\n어서 오세요.\n수진\n담배 한 갑이요.';
    const after = '준호\n어서 오세요.\n준호\n비 많이 오죠?\n수진\n담배 한 갑이요.';
    expect(compared(before, after)).toEqual([
      ' 준호',
      ' 어서 오세요.',
      '+준호',
      '+비 많이 오죠?',
      ' 수진',
      ' 담배 한 갑이요.',
    ]);
  });

  it('SP20: blanks are nothing, a line that is worded differently is one line, another one is not', () => {
    expect(
      compared('비가  온다.\n\n문이 천천히 닫힌다.', '비가 온다.\n문이 천천히 열린다.\n개가 짖는다.'),
    ).toEqual([' 비가 온다.', '~문이 천천히 열린다.', '+개가 짖는다.']);
    expect(compared('준호\n네, 갑니다 지금.', '민재\n네, 갑니다 지금.')).toEqual([
      '-준호',
      '+민재',
      ' 네, 갑니다 지금.',
    ]);
  });

  it('SP20: words that only one of the two has are marked', () => {
    expect(compareWords('문이 천천히 닫힌다.', '문이 다시 천천히 열린다.')).toEqual([
      [
        { text: '문이 천천히 ', isOther: false },
        { text: '닫힌다.', isOther: true },
      ],
      [
        { text: '문이 ', isOther: false },
        { text: '다시 ', isOther: true },
        { text: '천천히 ', isOther: false },
        { text: '열린다.', isOther: true },
      ],
    ]);
  });

  it('SP20: two long texts without a line in common are compared at once', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, i) => `${word} ${i}번째 줄`).join('\n');
    expect(compared(long('먼저'), long('나중')).length).toBe(6000);
  });
});
