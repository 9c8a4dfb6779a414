import type { OrganisedLine, ReviewedScene } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { SceneAnswer } from './scene-question.ts';

const line = (n: number, type: OrganisedLine['type'], text: string, confidence = 1): OrganisedLine => ({
  n,
  type,
  text,
  scene: 0,
  rows: 1,
  confidence,
});
const lines = [
  line(1, 'heading', 'S#1. 편의점 (밤)'),
  line(2, 'action', '준호가 낡은 우산을 접는다.'),
  line(3, 'action', '누구세요', 0.4),
  line(4, 'dialogue', '권총 어딨어?'),
];
const scene = { characters: [{ name: '준호', lines: 1 }] } as unknown as ReviewedScene;
const answer = (patch: Partial<SceneAnswer>): SceneAnswer => ({
  synopsis: '',
  items: [],
  lines: [],
  ...patch,
});
const check = (patch: Partial<SceneAnswer>) => checkAnswer(answer(patch), scene, lines, ['준호', '수진']);
const item = (name: string, words: string, patch = {}) => {
  return { type: 'props', name, quantity: null, line: 2, words, ...patch };
};

describe('AI2: an answer against the text', () => {
  it('keeps an item whose words stand in an action line, wherever the model says they do', () => {
    const { items } = check({ items: [item('낡은 우산', '낡은 우산', { line: 7 })] });
    expect(items).toEqual([
      { type: 'props', name: '낡은 우산', quantity: null, evidence: { line: 2, words: '낡은 우산' } },
    ]);
  });

  it.each([
    ['whose words are not in the scene', item('가방', '가방')],
    ['whose words are only said', item('권총', '권총')],
    ['of a category that is none', item('우산', '우산을', { type: 'weapons' })],
    ['without words', item('우산', ' ')],
    ['without a name', item('', '우산을')],
    ['that has nothing of its words', item('리무진', '우산을')],
  ])('drops an item %s', (_, wrong) => {
    expect(check({ items: [wrong] }).items).toEqual([]);
  });

  it('drops what is said twice, and counts that are none', () => {
    const { items } = check({ items: [item('우산', '우산을', { quantity: -2 }), item('우 산', '우산을')] });
    expect(items).toMatchObject([{ name: '우산', quantity: null }]);
  });

  it('takes types for doubtful lines alone, and only such as there are', () => {
    const said = [
      { line: 3, type: 'dialogue' },
      { line: 2, type: 'dialogue' },
      { line: 3, type: 'poem' },
      { line: 3, type: 'heading' },
      { line: 99, type: 'action' },
    ];
    expect(check({ lines: said }).lines).toEqual([{ line: 3, type: 'dialogue' }]);
  });

  it('drops a synopsis that names somebody who is not in the scene, is empty or is a story', () => {
    expect(check({ synopsis: ' 준호가 우산을\n접는다. ' }).synopsis).toBe('준호가 우산을 접는다.');
    expect(check({ synopsis: '수진이 준호를 만난다.' }).synopsis).toBeNull();
    expect(check({ synopsis: '' }).synopsis).toBeNull();
    expect(check({ synopsis: '가'.repeat(121) }).synopsis).toBeNull();
  });
});
