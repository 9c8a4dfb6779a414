import { applyReview, type ReviewStep } from '@ddak/domain';
import { keptSteps, sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { leftToCheck } from './left-to-check.ts';

const sketch = sketchScript(`
  S#1. 카페 (낮)
  @준호
  "네.
  S#2. 골목 (밤)
  @소품
  "우산.
`);
const text = {
  ...sketch,
  scenes: sketch.scenes.map((scene, i) => ({
    ...scene,
    confidence: i === 0 ? 0.3 : 0.4,
    guessed: i === 0 ? ['setting', 'timeOfDay', 'timeText'] : ['setting'],
  })),
  characters: [{ name: '소품', scenes: 1, lines: 1, confidence: 0.3 }],
};
const left = (...steps: ReviewStep[]) =>
  leftToCheck({
    text,
    scenes: applyReview(text, keptSteps(...steps)),
    names: new Map(),
    isNoPerson: () => false,
    modelWork: new Map([[1, { synopsis: true, lines: [], items: [] }]]),
  });

it('SY21, SY22, SY23: says what nobody has looked at, and how much of it was guessed', () => {
  expect(left()).toEqual([
    '시나리오가 아닌 글일 수 있어요',
    '확인할 씬 2개',
    'AI가 고친 씬 1개',
    '짐작한 씬 2개 (안/밖 2 · 시간 1)',
    '사람이 아닐 수 있는 이름 1개',
  ]);
});

it('SY21: guesses are named though nothing is doubted any more', () => {
  const sure = [1, 4].map((line) => ({
    kind: 'confirm' as const,
    headingLine: line,
    doubt: { code: 'unsure_scene', line },
  }));
  expect(left(...sure)).toEqual([
    'AI가 고친 씬 1개',
    '짐작한 씬 2개 (안/밖 2 · 시간 1)',
    '사람이 아닐 수 있는 이름 1개',
  ]);
});
