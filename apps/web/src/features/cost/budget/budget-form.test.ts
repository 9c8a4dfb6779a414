import { readBudget } from '@ddak/domain';
import { expect, it } from 'vitest';
import { budgetPatch, budgetTexts, isUnread, sayPasted, withPasted } from './budget-form.ts';

it('CO22: the form says what was written anew and what was emptied, and nothing of the rest', () => {
  const known = { crew: 1_000_000, meals: 50_000, places: 0 };
  const texts = budgetTexts(known);
  expect([texts.crew, texts.places, texts.hired]).toEqual(['1,000,000', '0', '']);
  expect(budgetPatch(known, texts)).toEqual({});
  expect(budgetPatch(known, { ...texts, crew: '14억', meals: ' ', hired: '0' })).toEqual({
    crew: 1_400_000_000,
    meals: null,
    hired: 0,
  });
  expect(['', '14억', '협의'].map(isUnread)).toEqual([false, false, true]);
});

it('CO22: pasted lines fill their fields, and what has none is named', () => {
  const read = readBudget('스태프\t14억\n밥차\t9500만\n후반 작업\t2억')!;
  const texts = withPasted(budgetTexts({ crew: 1, hired: 2 }), read);
  expect([texts.crew, texts.meals, texts.hired]).toEqual(['1,400,000,000', '95,000,000', '2']);
  expect(sayPasted(read)).toEqual(['2개 분류를 채웠어요.', '넣지 않은 줄: 후반 작업']);
});
