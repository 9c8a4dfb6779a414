import { applyReview, type ReviewStep, reviewScreenplay } from '@ddak/domain';
import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { modelNotes } from './model-notes.ts';

const text = sketchScript(`
  S#1. 카페 (안/낮)
  @준호
  "문이 열린다.
`);
const type: ReviewStep = { kind: 'setLineType', lines: [3], type: 'action', who: null };
const door = {
  type: 'props',
  subtype: '',
  name: '문',
  quantity: null,
  line: 3,
  words: '문이',
  confidence: 0.6,
} as const;
const found: ReviewStep = { kind: 'addItems', headingLine: 1, items: [door] };
const synopsis = { kind: 'setSynopsis', headingLine: 1, synopsis: '문이 열린다.' } as const;

describe('what a model has changed', () => {
  const edits = keptSteps(type, synopsis, found);
  const { lines, scenes } = reviewScreenplay(text, edits);
  const notes = modelNotes(scenes[0]!, { synopsis: true, lines: [3], items: [door] }, (n) => [
    lines[n - 1]!,
    text.lines[n - 1]!,
  ]);

  it('SY18: is told with what it was', () => {
    expect(notes.map((note) => note.text)).toEqual([
      '한 줄 요약을 AI가 썼어요.',
      '‘문이 열린다.’ 줄을 대사 → 지문',
      '미술·소품: 문 (‘문이’)',
    ]);
  });

  it('SY18: is as it was read again after its way back', () => {
    const back = keptSteps(type, synopsis, found, ...notes.map((note) => note.revert));
    expect(applyReview(text, back)[0]).toMatchObject({
      synopsis: text.scenes[0]!.synopsis,
      characters: text.scenes[0]!.characters,
      items: text.scenes[0]!.items,
    });
    expect(reviewScreenplay(text, back).lines[2]).toMatchObject({ type: 'dialogue' });
  });
});
