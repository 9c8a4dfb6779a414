import { applyReview, type ReviewedScene, type ReviewStep, reviewScreenplay } from '@ddak/domain';
import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  blockAt,
  hasSeveralEpisodes,
  reviewedLabel,
  sceneAt,
  sceneListItems,
  scriptBlocks,
} from './review-view.ts';

const text = sketchScript(
  `
  밤의 정류장
  S#1. 카페 (낮)
  준호가 앉는다.
  @준호
  (작게)
  "네.
  @미영
  "아니요.
  S#3. 골목 (밤)
  미영이 걷는다.
  S#4. 옥상 (밤)
  바람이 분다.
  비가 온다.
`,
  [{ code: 'number_gap', message: '2번이 없어요.', line: 9 }],
);
const scenes = applyReview(text, []);

describe('the scene list', () => {
  const shown = (order: 'doubts' | 'only' | 'text') =>
    sceneListItems(scenes, order).map((item) =>
      item.kind === 'title' ? `${item.text} ${item.count}` : item.scene.headingLine,
    );

  it('shows scenes with doubts first, each group in the order of the text', () => {
    expect(shown('doubts')).toEqual(['확인할 씬 1', 9, '그 밖의 씬 2', 2, 11]);
  });

  it('SY18: shows what a model has changed behind the doubts, and with them where they stand alone', () => {
    const changed = (order: 'doubts' | 'only') =>
      sceneListItems(scenes, order, new Map([[11, true]])).map((item) =>
        item.kind === 'title' ? item.text : item.scene.headingLine,
      );
    expect(changed('doubts')).toEqual(['확인할 씬', 9, 'AI가 고친 씬', 11, '그 밖의 씬', 2]);
    expect(changed('only')).toEqual([9, 11]);
  });

  it('shows the doubtful ones alone, or the order of the text, where that is asked for', () => {
    expect(shown('only')).toEqual([9]);
    expect(shown('text')).toEqual([2, 9, 11]);
  });

  it('keeps the rows of scenes that a step did not touch', () => {
    const now = applyReview(text, keptSteps({ kind: 'setSynopsis', headingLine: 11, synopsis: '비' }));
    const [before, after] = [sceneListItems(scenes, 'text'), sceneListItems(now, 'text')];
    expect(after.map((item, i) => item === before[i])).toEqual([true, true, false]);
  });
});

describe('the label of a scene', () => {
  const scene = (patch: Partial<ReviewedScene>): ReviewedScene => ({ ...scenes[1]!, ...patch });

  it('names the episode where the script has several', () => {
    const parts = [scene({ episodeNo: 1 }), scene({ episodeNo: 2, subSceneNo: 'A' })];
    expect(reviewedLabel(parts[1]!, hasSeveralEpisodes(parts))).toBe('2-3A');
    expect(reviewedLabel(parts[1]!, false)).toBe('3A');
    expect(reviewedLabel(scene({ sceneNo: null }), false)).toBe('–');
  });
});

describe('the blocks of the text', () => {
  const blocksAfter = (...steps: readonly ReviewStep[]) => {
    const review = reviewScreenplay(text, keptSteps(...steps));
    return scriptBlocks(review.lines, review.scenes).map((block) => `${block.kind} ${block.key}`);
  };

  it('puts a name and what is said under it into one block, and keeps what stands before the first heading', () => {
    const blocks = scriptBlocks(text.lines, scenes);
    expect(
      blocks.slice(0, 5).map((block) => [block.kind, block.nameLine?.n ?? null, block.lines.length]),
    ).toEqual([
      ['other', null, 1],
      ['heading', null, 1],
      ['action', null, 1],
      ['speech', 4, 2],
      ['speech', 7, 1],
    ]);
  });

  it('follows the review: a line split off is a heading, one joined away is not, a line is what it was called', () => {
    expect(
      blocksAfter(
        { kind: 'split', line: 10 },
        { kind: 'join', headingLine: 11 },
        { kind: 'setLineType', lines: [12], type: 'character', who: null },
        { kind: 'setLineType', lines: [13], type: 'dialogue', who: null },
      ).slice(5),
    ).toEqual(['heading 9', 'heading 10', 'action 11', 'speech 12']);
  });

  it('draws a heading that stands for itself before its line', () => {
    expect(blocksAfter({ kind: 'divide', headingLine: 11, until: 5 }).slice(7)).toEqual([
      'heading 11',
      'action 12',
      'heading -13',
      'action 13',
    ]);
  });

  it('finds the block and the scene of a line', () => {
    const blocks = scriptBlocks(text.lines, scenes);
    expect(blocks[blockAt(blocks, 6)]!.key).toBe(4);
    expect(sceneAt(scenes, 6)).toBe(scenes[0]);
    expect(sceneAt(scenes, 1)).toBeUndefined();
  });
});
