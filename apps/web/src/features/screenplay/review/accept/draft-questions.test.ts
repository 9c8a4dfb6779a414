import { expect, it } from 'vitest';
import {
  allNew,
  answerQuestion,
  choicesOf,
  type DraftQuestion,
  followNumbers,
  followTexts,
  movesText,
} from './draft-questions.ts';

const known = (n: number) => ({ sceneId: `scene ${n}`, label: `S#${n}`, heading: `S#${n}.`, synopsis: '' });
const question = (n: number, byNumber: number | null, byText: number | null): DraftQuestion => ({
  headingLine: n * 10,
  ...known(n),
  byNumber: byNumber === null ? null : known(byNumber),
  byText: byText === null ? null : known(byText),
  isPart: false,
  reason: '',
});

/** S#12 was inserted, and the rest counted on. */
const shifted = [
  question(12, 12, null),
  question(13, 13, 12),
  question(14, 14, 13),
  question(15, 15, 14),
  question(16, null, 15),
];

it('SP12: nothing is chosen beforehand', () => {
  expect(choicesOf(shifted, new Map())).toBeNull();
});

it('SP12: a shift is one choice that takes every scene where its text has gone', () => {
  expect(movesText(shifted)).toBe('S#12→13, 13→14 … 15→16');
  expect(choicesOf(shifted, followTexts(shifted))).toEqual([
    { headingLine: 120, sceneId: null },
    { headingLine: 130, sceneId: 'scene 12' },
    { headingLine: 140, sceneId: 'scene 13' },
    { headingLine: 150, sceneId: 'scene 14' },
    { headingLine: 160, sceneId: 'scene 15' },
  ]);
});

it('SP12: what was written anew under its number stays open when the texts are followed', () => {
  const questions = [question(3, 3, null), question(5, 5, 4)];
  expect(choicesOf(questions, followTexts(questions))).toBeNull();
});

it('SP24: what was taken out of another scene is new when the texts are followed', () => {
  const questions = [{ ...question(3, 3, null), isPart: true }, question(5, 5, 4)];
  expect(choicesOf(questions, followTexts(questions))?.map(({ sceneId }) => sceneId)).toEqual([
    null,
    'scene 4',
  ]);
});

it('SP12: the numbers can hold, or all can be new', () => {
  expect(choicesOf(shifted, followNumbers(shifted))?.map(({ sceneId }) => sceneId)).toEqual([
    'scene 12',
    'scene 13',
    'scene 14',
    'scene 15',
    null,
  ]);
  expect(choicesOf(shifted, allNew(shifted))?.every(({ sceneId }) => sceneId === null)).toBe(true);
});

it('SP12: a scene is given once: whoever had it before is asked again', () => {
  const answers = answerQuestion(shifted, followTexts(shifted), 120, 'number');
  expect(answers.get(120)).toBe('number');
  expect(answers.has(130)).toBe(false);
  expect(answers.get(140)).toBe('text');
});
