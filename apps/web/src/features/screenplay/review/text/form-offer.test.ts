import { type ReviewStep, reviewScreenplay } from '@ddak/domain';
import { keptSteps, sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { askAfter, formOffer, staysWith } from './form-offer.ts';

const text = sketchScript(`
  S#1. 카페 (낮)
  준호가 앉는다.
  ◆ 골목, 밤
  미영이 걷는다.
  ◆ 옥상, 새벽
  바람이 분다.
  ◆ 정류장
`);
const review = (...steps: ReviewStep[]) => ({ text, ...reviewScreenplay(text, keptSteps(...steps)) });
const split: ReviewStep = { kind: 'split', line: 3 };

it('SY20: what was said of one line is offered for all of its form, with the particles that the words ask for', () => {
  const ask = askAfter(split, review().scenes);
  expect(formOffer(review(split), ask!)).toMatchObject({
    label: '같은 꼴의 2줄도 씬 제목으로',
    done: '같은 꼴의 2줄을 씬 제목으로 바꿨어요.',
    example: '◆ 옥상, 새벽',
    step: { kind: 'setLineType', lines: [5, 7], type: 'heading' },
  });
});

it('SY20: goes when the step is taken back, and stays while its heading is put right', () => {
  expect(formOffer(review(), { line: 3, type: 'heading' })).toBeNull();
  const synopsis: ReviewStep = { kind: 'setSynopsis', headingLine: 3, synopsis: '밤' };
  expect(staysWith(synopsis, { line: 3, type: 'heading' })).toBe(true);
  expect(staysWith(synopsis, { line: 5, type: 'heading' })).toBe(false);
});

it('SY20: a heading that is none asks for those that look like it; other steps ask for nothing', () => {
  const more: ReviewStep = { kind: 'setLineType', lines: [3], type: 'character', who: null };
  expect(askAfter(more, review().scenes)).toBeNull();
  expect(askAfter(more, review(split).scenes)).toEqual({ line: 3, type: 'character' });
  expect(askAfter({ kind: 'join', headingLine: 1 }, review().scenes)).toBeNull();
});
