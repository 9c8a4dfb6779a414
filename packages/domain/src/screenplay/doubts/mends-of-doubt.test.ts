import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { Doubt } from '../organised.ts';
import { applyReview } from '../review/apply-review.ts';
import { mendSetting } from './mend-place-and-time.ts';
import { mendsOfDoubt } from './mends-of-doubt.ts';

const doubtAt = (code: string, line: number, more: Partial<Doubt> = {}): Doubt => ({
  code,
  message: `${code}.`,
  line,
  ...more,
});

/** A script with one doubt at a line; what its mends say, and what each of them leaves. */
function doubting(sketch: string, doubt: Doubt) {
  const text = sketchScript(sketch, [doubt]);
  const scenes = applyReview(text, []);
  const scene = scenes.find((other) => other.doubts.length > 0)!;
  const mends = mendsOfDoubt({ doubt, scene, scenes });
  const by = (label: string) => {
    const mend = mends.find((other) => other.label === label);
    if (!mend) throw new Error(`no ‘${label}’ among ${mends.map((other) => other.label).join(', ')}`);
    return applyReview(text, keptSteps(mend.step));
  };
  const open = mends.filter((mend) =>
    applyReview(text, keptSteps(mend.step)).some((other) =>
      other.doubts.some(({ code, line }) => code === doubt.code && line === doubt.line),
    ),
  );
  return { labels: mends.map((mend) => mend.label), by, open: open.map((mend) => mend.label) };
}
const numbers = (scenes: ReturnType<typeof applyReview>) =>
  scenes.map((scene) => (scene.sceneNo === null ? '–' : `${scene.sceneNo}${scene.subSceneNo}`));

const GAP = `
  S#1. 카페 (낮)
  준호가 앉는다.
  S#4. 골목 (밤)
  미영이 걷는다.
  S#5. 옥상 (밤)
  바람이 분다.
`;

describe('SY17: a gap in the numbers', () => {
  const { labels, by, open } = doubting(GAP, doubtAt('number_gap', 3));

  it('is 결번, or counted away, or right', () => {
    expect(labels).toEqual(['2~3번 결번 추가', '2번으로', '여기부터 2번으로 다시 매기기', '빠진 씬 없음']);
    expect(numbers(by('2~3번 결번 추가'))).toEqual(['1', '2', '3', '4', '5']);
    expect(numbers(by('2번으로'))).toEqual(['1', '2', '5']);
    expect(numbers(by('여기부터 2번으로 다시 매기기'))).toEqual(['1', '2', '3']);
    expect(open).toEqual([]);
  });
});

describe('SY17: other numbers', () => {
  it('twice the same: a letter, or counted on', () => {
    const { labels, by, open } = doubting(GAP.replace('S#4', 'S#1'), doubtAt('number_double', 3));
    expect(labels).toEqual(['1A번으로', '여기부터 2번으로 다시 매기기', '번호 그대로']);
    expect(numbers(by('1A번으로'))).toEqual(['1', '1A', '5']);
    expect(open).toEqual([]);
  });

  it('a step back: on from the scene before', () => {
    const { by, open } = doubting(GAP.replace('S#5', 'S#2'), doubtAt('number_back', 5));
    expect(numbers(by('여기부터 5번으로 다시 매기기'))).toEqual(['1', '4', '5']);
    expect(open).toEqual([]);
  });

  it('none: the next one, a letter, or no heading at all', () => {
    const { labels, by, open } = doubting(GAP.replace('S#4', 'S#'), doubtAt('missing_number', 3));
    expect(labels).toEqual([
      '짐작한 번호가 맞음',
      '2번으로',
      '1A번으로',
      '여기부터 2번으로 다시 매기기',
      '씬 제목 아님',
    ]);
    expect(numbers(by('1A번으로'))).toEqual(['1', '1A', '5']);
    expect(by('씬 제목 아님')).toHaveLength(2);
    expect(open).toEqual([]);
  });

  it('past the 26th sub-scene: another number', () => {
    const { labels, open } = doubting(GAP.replace('S#4', 'S#1'), doubtAt('sub_scene_unknown', 3));
    expect(labels).toContain('2번으로');
    expect(open).toEqual([]);
  });

  it('a range: as many scenes as it names, or one', () => {
    const range = GAP.replace('미영이 걷는다.', '미영이 걷는다.\n비가 온다.\n멈춘다.');
    const { labels, by, open } = doubting(
      range.replace('S#5', 'S#7'),
      doubtAt('number_range', 3, { until: 6 }),
    );
    expect(labels).toEqual(['4, 5, 6번으로 나누기', '한 씬으로 두기']);
    expect(numbers(by('4, 5, 6번으로 나누기'))).toEqual(['1', '4', '5', '6', '7']);
    expect(open).toEqual([]);
  });
});

describe('SY17: place, time, in and out', () => {
  it('a missing place is that of the scene before, or one of the frequent ones', () => {
    const { labels, by, open } = doubting(GAP.replace('골목 (밤)', '(밤)'), doubtAt('place_missing', 3));
    expect(labels).toEqual(['앞 씬과 같이 ‘카페’', '‘옥상’', '장소 없음']);
    expect(by('앞 씬과 같이 ‘카페’')[1]!.setName).toBe('카페');
    expect(open).toEqual([]);
  });

  it.each(['time_missing', 'time_unknown'])('%s: one button for each time of day', (code) => {
    const { labels, by, open } = doubting(GAP.replace('골목 (밤)', '골목 (그무렵)'), doubtAt(code, 3));
    expect(labels.slice(0, 4)).toEqual(['앞 씬과 같이 낮', '밤', '새벽', '저녁']);
    expect(by('밤')[1]).toMatchObject({ timeOfDay: 'night', timeText: '그무렵' });
    expect(open).toEqual([]);
  });

  it('a guess at in or out is said to be right, or set', () => {
    const text = sketchScript(GAP);
    text.scenes[1]!.setting = 'EXT';
    text.scenes[1]!.guessed = ['setting'];
    const mends = mendSetting(applyReview(text, [])[1]!);
    expect(mends.map((mend) => mend.label)).toEqual(['밖이 맞음', '안', '안팎']);
    expect(applyReview(text, keptSteps(mends[1]!.step))[1]).toMatchObject({ setting: 'INT', guessed: [] });
  });
});

describe('SY17: headings and people', () => {
  it('a line that may be a heading becomes one', () => {
    const { by, open } = doubting(GAP, doubtAt('possible_heading', 4));
    expect(by('씬 제목으로').map((scene) => scene.headingLine)).toEqual([1, 3, 4, 5]);
    expect(open).toEqual([]);
  });

  it.each(['sentence_like', 'misspelt_marker', 'odd_marker', 'missing_keyword'])(
    '%s: a heading or none',
    (code) => {
      const { labels, by, open } = doubting(GAP, doubtAt(code, 3));
      expect(labels).toEqual(['씬 제목이 맞음', '씬 제목 아님']);
      expect(by('씬 제목 아님').map((scene) => scene.headingLine)).toEqual([1, 5]);
      expect(by('씬 제목이 맞음')).toHaveLength(3);
      expect(open).toEqual([]);
    },
  );

  it('two names are one person, under either, or two people', () => {
    const script = `
      S#1. 카페 (낮)
      @준호
      "네.
      S#2. 골목 (밤)
      @김준호
      "아니요.
    `;
    const { labels, by, open } = doubting(script, doubtAt('same_person', 2, { names: ['준호', '김준호'] }));
    expect(labels).toEqual(['‘준호’로 합치기', '‘김준호’로 합치기', '다른 사람']);
    expect(by('‘김준호’로 합치기').flatMap((scene) => scene.characters)).toEqual([
      { name: '김준호', lines: 1 },
      { name: '김준호', lines: 1 },
    ]);
    expect(open).toEqual([]);
  });
});

describe('every doubt', () => {
  it('SY5: about a line before the first scene stands with that scene, until one of its ways is taken', () => {
    const text = sketchScript(`
      막차
      옥상 - 밤
      미영이 난간에 선다.
      S#2. 카페 (낮)
      준호가 앉는다.
      S#3. 골목 (밤)
      준호가 걷는다.
    `);
    const doubt = doubtAt('possible_heading', 2);
    text.scenes[0]!.doubts.push(doubt);
    const scenes = applyReview(text, []);
    expect(scenes.map((scene) => scene.doubts)).toEqual([[doubt], []]);
    const mends = mendsOfDoubt({ doubt, scene: scenes[0]!, scenes });
    expect(mends.map(({ label }) => label)).toEqual(['씬 제목으로', '본문이 맞음']);
    const [made, right] = mends.map(({ step }) => applyReview(text, keptSteps(step)));
    expect(made!.map(({ headingLine, lastLine }) => [headingLine, lastLine])).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect([...made!, ...right!].flatMap((scene) => scene.doubts.map(({ code }) => code))).toEqual([
      'number_missing',
    ]);
    const gone = applyReview(text, keptSteps({ kind: 'setLineType', lines: [4], type: 'action', who: null }));
    expect(gone.map((scene) => scene.doubts)).toEqual([[doubt]]);
  });

  it('SY17: that is not known can still be called right', () => {
    const { labels, open } = doubting(GAP, doubtAt('something_new', 3));
    expect(labels).toEqual(['이대로 맞음']);
    expect(open).toEqual([]);
  });

  it('SY14: a scene that is called right has none left, nor a guess', () => {
    const text = sketchScript(GAP, [doubtAt('number_gap', 3), doubtAt('possible_heading', 4)]);
    text.scenes[1]!.guessed = ['setting'];
    const [, scene] = applyReview(text, keptSteps({ kind: 'confirm', headingLine: 3, doubt: null }));
    expect(scene).toMatchObject({ doubts: [], guessed: [], checked: true });
  });
});
