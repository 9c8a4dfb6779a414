import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { reviewScreenplay } from '../review/apply-review.ts';
import type { ReviewStep } from '../review/review-step.ts';
import { formOfLine, isSameForm } from './line-form.ts';
import { headingsOfSameForm, linesOfSameForm } from './lines-of-same-form.ts';

const alike = (a: string, b: string): boolean => isSameForm(formOfLine(a)!, formOfLine(b)!);

describe('the form of a line', () => {
  it.each([
    ['S#3. 카페 (낮)', 'S#12. 골목'],
    ['씬 3 카페', '씬 14 지하 주차장 입구'],
    ['제1장', '제12장 돌아온 사람들'],
    ['Scene 04 - KITCHEN', 'SCENE 12 - ROOF'],
    ['S1-C1', 'S12-C30'],
    ['# 3장 #', '# 12장 #'],
    ['-거실-', '-지하 주차장-'],
    ['◆ 카페, 낮', '◆ 골목, 밤'],
    ['12A. 카페 (낮)', '13. 골목 (밤)'],
    ['카페 / 낮', '골목 / 밤'],
    ['[회의실]', '[옥상]'],
  ])('SY20: %s looks like %s', (a, b) => {
    expect(alike(a, b)).toBe(true);
  });

  it.each([
    ['S#3. 카페 (낮)', '씬 3. 카페 (낮)'],
    ['S#3. 카페', 'S#3-1. 카페'],
    ['3. 카페 (낮)', '3. 준비물을 챙긴다.'],
    ['3장', '준호 3시에 온다'],
    ['-거실-', '- 거실'],
    ['카페 / 낮', '카페, 낮'],
    ['KITCHEN - DAY', 'Kitchen - day'],
    ['카페 / 낮', `카페 / ${'길고 긴 말 '.repeat(12)}`],
  ])('SY20: %s does not look like %s', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });

  it('a line without letters has none', () => {
    expect(formOfLine(' --- ')).toBeNull();
  });
});

const text = sketchScript(`
  밤의 정류장
  S#1. 카페 (낮)
  준호가 앉는다.
  ◆ 골목, 밤
  미영이 걷는다.
  ◆ 옥상, 새벽
  바람이 분다.
  S#2. 정류장 (밤)
  1. 우산
  @준호
  "2. 가방
  3. 신발
  ◆ 바다
`);
const review = (...steps: ReviewStep[]) => ({
  organised: text,
  ...reviewScreenplay(text, keptSteps(...steps)),
});
const split = (line: number): ReviewStep => ({ kind: 'split', line });
const asType = (line: number, type: 'action' | 'note'): ReviewStep => ({
  kind: 'setLineType',
  lines: [line],
  type,
  who: null,
});

describe('the lines of the same form', () => {
  it('SY20: are those that are no headings yet', () => {
    expect(linesOfSameForm(review(split(4)), 4)).toEqual([6, 13]);
    expect(linesOfSameForm(review(split(4), split(6)), 4)).toEqual([13]);
  });

  it('SY20: a bare number asks that the line was read as the same kind; plain words are no form', () => {
    expect(linesOfSameForm(review(split(9)), 9)).toEqual([12]);
    expect(linesOfSameForm(review(split(3)), 3)).toEqual([]);
  });

  it('SY20: what a person has said of a line stays', () => {
    expect(linesOfSameForm(review(asType(6, 'note'), split(4)), 4)).toEqual([13]);
  });

  it('SY20: headings of the form of one that is none, but those that a person has made or called right', () => {
    const none = asType(2, 'action');
    expect(headingsOfSameForm(review(split(4), none), 2)).toEqual([8]);
    const right: ReviewStep = { kind: 'confirm', headingLine: 8, doubt: null };
    expect(headingsOfSameForm(review(right, none), 2)).toEqual([]);
  });
});

describe('many lines in one step', () => {
  it('SY20: become headings that say what each line says', () => {
    const said = { episodeNo: null, sceneNo: null, subSceneNo: '', setting: null, omitted: false } as const;
    const night = {
      ...said,
      setName: '옥상',
      timeOfDay: 'dawn',
      timeText: '새벽',
      settingGuessed: false,
    } as const;
    const step: ReviewStep = {
      kind: 'setLineType',
      lines: [4, 6],
      type: 'heading',
      who: null,
      says: [{ ...night, line: 6 }],
    };
    expect(review(step).scenes.map((scene) => [scene.sceneNo, scene.subSceneNo, scene.setName])).toEqual([
      [1, '', '카페'],
      [1, 'A', '카페'],
      [1, 'B', '옥상'],
      [2, '', '정류장'],
    ]);
  });
});
