import { keptSteps, Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { unseenModelWork } from './model-work.ts';
import type { ReviewStep } from './review/review-step.ts';
import type { ReviewEdit } from './screenplay.ts';

const synopsis = (text: string): ReviewStep => ({ kind: 'setSynopsis', headingLine: 2, synopsis: text });
const lineType = (...lines: number[]): ReviewStep => ({
  kind: 'setLineType',
  lines,
  type: 'action',
  who: null,
});
const found = (...names: string[]): ReviewStep => ({
  kind: 'addItems',
  headingLine: 2,
  items: names.map((name) => ({
    type: 'props',
    subtype: '',
    name,
    quantity: null,
    line: 3,
    words: name,
    confidence: 0.6,
  })),
});
const drop = (name: string): ReviewStep => ({
  kind: 'dropItems',
  headingLine: 2,
  items: [{ type: 'props', name, line: 4 }],
});
const right: ReviewStep = { kind: 'confirm', headingLine: 2, doubt: null };

function reviewing() {
  const film = new Production();
  const screenplayId = film.newId();
  film.run('addScreenplay', {
    screenplayId,
    episodeId: film.episodeId,
    fileId: film.newId(),
    fileName: '2고.hwp',
    label: '',
  });
  film.run('finishScreenplay', { screenplayId, format: 'hwp' }, { asServer: true });
  const add = (step: ReviewStep, source: ReviewEdit['source']) =>
    film.try('addReviewEdit', { editId: film.newId(), screenplayId, step, source });
  const kept = () => [...film.state.reviewEdit.values()].map(({ step, source }) => ({ step, source }));
  return { add, kept };
}

describe('what a model proposes in review', () => {
  it.each([
    ['a synopsis that a person has written', synopsis('내가 쓴 것'), synopsis('모델이 쓴 것')],
    ['a synopsis that a person has taken back', synopsis(''), synopsis('모델이 쓴 것')],
    ['the synopsis of a scene that was called right', right, synopsis('모델이 쓴 것')],
    ['a thing that a person has turned down', drop('우산'), found('우 산')],
    ['the things of a scene that was called right', right, found('우산')],
    ['a line that a person has typed', lineType(4), lineType(4)],
    ['a line that a person has made a heading', { kind: 'split', line: 4 } as const, lineType(4)],
  ])('SY18: leaves %s', (_, first, second) => {
    const { add, kept } = reviewing();
    add(first, 'manual');
    expect(add(second, 'ai').kind).toBe('nothing');
    expect(kept()).toHaveLength(1);
  });

  it('SY18: keeps what of it nobody has decided', () => {
    const { add, kept } = reviewing();
    add(lineType(4), 'manual');
    add(lineType(3, 4, 5), 'ai');
    expect(kept().at(-1)).toEqual({ step: lineType(3, 5), source: 'ai' });
    add(drop('우산'), 'manual');
    add(found('우산', '가방'), 'ai');
    expect(kept().at(-1)).toEqual({ step: found('가방'), source: 'ai' });
  });

  it('SY18: never stands in the way of a person', () => {
    const { add, kept } = reviewing();
    add(synopsis('모델이 쓴 것'), 'ai');
    expect(add(synopsis('내가 쓴 것'), 'manual').kind).toBe('changes');
    expect(kept()).toHaveLength(2);
  });
});

describe('what nobody has looked at', () => {
  const scenes = [
    { headingLine: 2, lastLine: 5 },
    { headingLine: 6, lastLine: 9 },
  ];
  const unseen = (...steps: readonly (readonly [ReviewEdit['source'], ReviewStep])[]) => {
    const edits = keptSteps(...steps.map(([, step]) => step)).map((edit, i) => ({
      ...edit,
      source: steps[i]![0],
    }));
    return Object.fromEntries(unseenModelWork(edits, scenes));
  };

  it('SY18: is what a model has changed, scene by scene', () => {
    expect(unseen(['ai', synopsis('짧게')], ['ai', lineType(8, 4)])).toEqual({
      2: { synopsis: true, lines: [4], items: [] },
      6: { synopsis: false, lines: [8], items: [] },
    });
  });

  it('SY18: is seen when a person says the same thing, or that the scene is right', () => {
    const work = [['ai', synopsis('짧게')] as const, ['ai', lineType(4, 8)] as const];
    expect(unseen(...work, ['manual', right])).toEqual({ 6: { synopsis: false, lines: [8], items: [] } });
    expect(unseen(...work, ['manual', synopsis('길게')], ['manual', lineType(8)])).toEqual({
      2: { synopsis: false, lines: [4], items: [] },
    });
    expect(unseen(['manual', right])).toEqual({});
  });

  it('SY19: is what a model has found, until a person says of it that it is needed or not', () => {
    const work = (...steps: readonly ReviewStep[]) =>
      unseen(['ai', found('우산', '가방')], ...steps.map((step) => ['manual', step] as const));
    const names = (seen: ReturnType<typeof work>) => seen[2]?.items.map(({ name }) => name) ?? [];
    expect(names(work())).toEqual(['우산', '가방']);
    expect(names(work(drop('우산')))).toEqual(['가방']);
    expect(names(work(found('우산')))).toEqual(['가방']);
    expect(names(work(right))).toEqual([]);
  });
});
