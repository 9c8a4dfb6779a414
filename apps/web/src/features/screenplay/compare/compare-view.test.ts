import type {
  ComparedLine,
  OrganisedLine,
  ReviewedScene,
  SceneComparison,
  SceneDifference,
} from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import {
  comparedLabel,
  comparisonRows,
  comparisonSummary,
  differenceWords,
  nextDifference,
  sceneOfLine,
} from './compare-view.ts';

const line = (n: number): OrganisedLine => ({
  ...{ n, text: `줄 ${n}`, type: 'action', scene: 0, rows: 1, confidence: 1 },
});
const same = (n: number): ComparedLine => ({ kind: 'same', before: line(n), after: line(n) });
const added = (n: number): ComparedLine => ({ kind: 'added', before: null, after: line(n) });

const scene = (sceneNo: number, headingLine: number, lastLine: number) =>
  ({ sceneNo, subSceneNo: '', episodeNo: null, headingLine, lastLine }) as ReviewedScene;

const compared = (
  kind: SceneDifference,
  before: ReviewedScene | null,
  after: ReviewedScene | null,
  lines: readonly ComparedLine[] = [],
): SceneComparison => ({
  ...{ kind, before, after, isMoved: false, lines },
  ...{ partOf: null, joined: [], divided: [] },
});

const [one, two, three] = [scene(1, 1, 9), scene(2, 10, 12), scene(3, 13, 20)];
const SCENES = [
  compared('same', one, one, [same(1), same(2)]),
  compared('changed', two, scene(3, 10, 12), [1, 2, 3, 4].map(same).concat(added(5), [6, 7, 8, 9].map(same))),
  compared('cut', three, null, [same(1)]),
];

const told = (only: boolean, asked?: SceneComparison) =>
  comparisonRows(SCENES, only, asked).map((row) =>
    row.kind === 'fold' ? row.text : row.kind === 'scene' ? comparedLabel(row.scene, false) : row.line.kind,
  );

describe('two versions on the screen', () => {
  it('folds what is the same, but for the heading and the lines beside a change', () => {
    const changed = [
      'S#2 → 3',
      'same',
      '같은 줄 1개',
      'same',
      'same',
      'added',
      'same',
      'same',
      '같은 줄 2개',
    ];
    expect(told(true)).toEqual(['같은 씬 1개', ...changed, 'S#3', 'same']);
    expect(told(false).filter((text) => text.startsWith('같은'))).toEqual([]);
    expect(told(false).length).toBe(3 + 2 + 9 + 1);
  });

  it('shows a scene that was asked for whole, though nothing of it is another', () => {
    expect(told(true, SCENES[0]).slice(0, 3)).toEqual(['S#1', 'same', 'same']);
  });

  it('goes from one scene that differs to the next', () => {
    const rows = comparisonRows(SCENES, false);
    expect([-1, 3, 13].map((from) => nextDifference(rows, from, 1))).toEqual([3, 13, undefined]);
    expect([13, 3].map((from) => nextDifference(rows, from, -1))).toEqual([3, undefined]);
  });

  it('finds the scene of a line in either version', () => {
    expect(sceneOfLine(SCENES, { line: 11, was: 0 })).toBe(SCENES[1]);
    expect(sceneOfLine(SCENES, { line: 0, was: 13 })).toBe(SCENES[2]);
    expect(sceneOfLine(SCENES, { line: 0, was: 0 })).toBeUndefined();
  });

  it('says how much is another, and of each scene what', () => {
    expect(comparisonSummary(SCENES)).toBe('바뀐 씬 1 · 빠진 씬 1');
    expect(comparisonSummary(SCENES.slice(0, 1))).toBe('다른 곳이 없어요');
    const front = compared('changed', null, null, [added(1)]);
    expect(comparisonSummary([front, SCENES[0]!])).toBe('첫 씬 앞의 글만 달라요');
    expect(SCENES.map((scene) => differenceWords(scene, false))).toEqual(['같음', '바뀜', '빠진 씬']);
    expect(differenceWords({ ...SCENES[0]!, isMoved: true }, false)).toBe('자리 옮김');
    expect(differenceWords(compared('cut', two, two), false)).toBe('결번');
  });

  it('SP24: says of what was divided or joined which scenes it comes from and goes to', () => {
    const changed = compared('changed', one, one);
    const scenes = [
      { ...changed, divided: [two] },
      { ...compared('added', null, two), partOf: one },
      { ...changed, isMoved: true, joined: [two, three] },
      { ...compared('cut', three, null), partOf: one },
    ];
    expect(scenes.map((scene) => differenceWords(scene, false))).toEqual([
      '바뀜 · S#2로 나눔',
      'S#1에서 나뉨',
      '바뀜 · S#2, 3 합침 · 자리 옮김',
      'S#1에 합쳐짐',
    ]);
    expect(comparisonSummary(scenes)).toBe('바뀐 씬 2 · 나뉜 씬 1 · 합쳐진 씬 1 · 자리를 옮긴 씬 1');
  });
});
