import { SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { ComparedScene } from './compared-scene.ts';
import { matchScenes } from './match-scenes.ts';
import { isSamePlace } from './same-place.ts';
import { likenesses, wordPairsOf, wordSetOf } from './text-likeness.ts';

const random = new SeededRandom(3);
const VOCABULARY = Array.from({ length: 400 }, (_, i) => `낱말${i}`);
const prose = (words: number): string[] => Array.from({ length: words }, () => random.one(VOCABULARY));
/** One word in `every` is another one. */
const rewritten = (words: readonly string[], every: number): string[] =>
  words.map((word, i) => (i % every === 0 ? random.one(VOCABULARY) : word));

const scene = (
  number: string,
  words: readonly string[] | null,
  patch: Partial<ComparedScene> = {},
): ComparedScene => ({
  number,
  isCounted: false,
  place: '카페',
  timeOfDay: 'day',
  pairs: words === null ? null : wordPairsOf([words.join(' ')]),
  words: words === null ? null : wordSetOf(words),
  isEmpty: false,
  ...patch,
});
const told = (drafts: readonly ComparedScene[], scenes: readonly ComparedScene[]) =>
  matchScenes(drafts, scenes).map(({ byNumber, byText, isAsked }) => [
    byNumber,
    byText,
    isAsked ? 'asked' : 'taken',
  ]);

const texts = Array.from({ length: 5 }, () => prose(60));
const old = texts.map((words, i) => scene(String(i + 1), words));

describe('how like two texts are', () => {
  it('SP12: goes by word pairs, whatever signs and cases stand between them', () => {
    const [same] = likenesses(
      [wordPairsOf(['문이 열린다.', 'OK, go!'])],
      [wordPairsOf(['문이 열린다', 'ok go'])],
    );
    expect(same!.get(0)).toBe(1);
    const [none] = likenesses([wordPairsOf(['문이 열린다'])], [wordPairsOf(['열린다 문이'])]);
    expect(none!.size).toBe(0);
  });

  it('SP12: what stands in every scene says little', () => {
    const refrain = '고개를 든다';
    const [first, second] = [prose(20), prose(20)].map((words) => wordPairsOf([refrain, words.join(' ')]));
    const [likeness] = likenesses([first!], [first!, second!, second!, second!]);
    expect(likeness!.get(0)).toBeGreaterThan(0.9);
    expect(likeness!.get(1)).toBeLessThan(0.05);
  });
});

describe('matching a draft', () => {
  it('SP12: a scene that was rewritten is its own still', () => {
    const drafts = texts.map((words, i) => scene(String(i + 1), rewritten(words, 3), { place: '골목' }));
    expect(told(drafts, old)).toEqual([0, 1, 2, 3, 4].map((at) => [at, at, 'taken']));
  });

  it('SP12: one inserted and all renumbered is found by the texts, and every one of them is asked', () => {
    const drafts = [texts[0]!, prose(60), ...texts.slice(1)].map((words, i) => scene(String(i + 1), words));
    expect(told(drafts, old)).toEqual([
      [0, 0, 'taken'],
      [1, null, 'asked'],
      [2, 1, 'asked'],
      [3, 2, 'asked'],
      [4, 3, 'asked'],
      [null, 4, 'asked'],
    ]);
  });

  it('SP12: one taken out and all renumbered is asked, too', () => {
    const drafts = [0, 2, 3, 4].map((at, i) => scene(String(i + 1), texts[at]!));
    expect(told(drafts, old).map(([, byText, how]) => [byText, how])).toEqual([
      [0, 'taken'],
      [2, 'asked'],
      [3, 'asked'],
      [4, 'asked'],
    ]);
  });

  it('SP12: another text under a number is asked where place or time differ, and is a rewriting where they agree', () => {
    const other = Array.from({ length: 60 }, (_, i) => `딴말${i}`);
    expect(told([scene('1', other)], old)).toEqual([[0, null, 'taken']]);
    expect(told([scene('1', other, { place: '병원 옥상' })], old)).toEqual([[0, null, 'asked']]);
    expect(told([scene('1', other, { timeOfDay: 'night' })], old)).toEqual([[0, null, 'asked']]);
  });

  it('SP12: scenes that all read the same go by their numbers', () => {
    const same = [1, 2, 3].map((number) => scene(String(number), ['문이', '열린다']));
    expect(told(same, same)).toEqual([0, 1, 2].map((at) => [at, at, 'taken']));
  });

  it('SP12: without a text the place decides; a 결번 cuts what has its number', () => {
    expect(told([scene('1', texts[0]!)], [scene('1', null, { place: '' })])).toEqual([[0, null, 'taken']]);
    expect(told([scene('1', texts[0]!)], [scene('1', null, { place: '바닷가' })])).toEqual([
      [0, null, 'asked'],
    ]);
    expect(told([scene('1', null, { place: '', isEmpty: true })], old)).toEqual([[0, null, 'taken']]);
  });

  it('a new scene is nobody’s', () => {
    expect(told([scene('6', prose(60))], old)).toEqual([[null, null, 'taken']]);
  });

  const anew = ['수진이', '새벽', '첫차를', '놓치고', '주저앉는다'];
  const before = ['수진은', '정류장에서', '첫차가', '떠나는', '것을', '본다'];
  const between = (words: readonly string[], patch: Partial<ComparedScene>) => [
    scene('1', texts[0]!),
    scene('2', words, patch),
    scene('3', texts[2]!),
  ];

  it('SP23: what stands between the same two, at one place and time, is one scene that was written anew', () => {
    const were = between(before, { place: '정류장' });
    const counted = (place: string) =>
      [scene('1', texts[0]!), scene('2', prose(40)), ...between(anew, { place }).slice(1)].map((one, i) => ({
        ...one,
        number: String(i + 1),
        isCounted: true,
      }));
    expect(told(counted('정류장'), were).map(([, byText]) => byText)).toEqual([0, null, 1, 2]);
    // Two words are too few for one scene at another place.
    expect(told(counted('옥상'), were).map(([, byText]) => byText)).toEqual([0, null, null, 2]);
    const many = [...before, '뒤늦게'];
    const elsewhere = between(many, { place: '옥상' }).map((one) => ({ ...one, number: `9${one.number}` }));
    const uncounted = elsewhere.map((one) => ({ ...one, isCounted: true }));
    expect(told(uncounted, were).map(([, byText]) => byText)).toEqual([0, 1, 2]);
  });

  it('SP23: two without a text are one by their heading, where neither has any', () => {
    const counted = (words: readonly string[] | null, place: string) =>
      between(texts[1]!, {}).with(1, { ...scene('7', words, { place }), isCounted: true });
    const were = counted(null, '옥상');
    expect(told(counted(null, '옥상'), were)[1]![1]).toBe(1);
    expect(told(counted(null, '차고'), were)[1]![1]).toBe(null);
    expect(told(counted(anew, '옥상'), were)[1]![1]).toBe(null);
  });

  it('SP23: a number that is written goes before: with its heading it is that scene, else a new one where none has it', () => {
    const were = between(before, { place: '정류장' });
    expect(told(between(anew, { place: '정류장' }), were)[1]).toEqual([1, null, 'taken']);
    const numbered = between(anew, { place: '정류장' }).with(1, scene('2A', anew, { place: '정류장' }));
    expect(told(numbered, were)[1]).toEqual([null, null, 'taken']);
  });

  it('SP23: a number that was counted speaks for no text', () => {
    const own = (name: string) => Array.from({ length: 60 }, (_, i) => `${name}${i}`);
    const [first, second] = [own('먼저'), own('나중')];
    const were = [scene('1', first), scene('2', second)];
    const written = scene('2', [...first.slice(0, 22), ...second.slice(0, 15), ...own('새말').slice(0, 23)]);
    expect(told([written], were)[0]![1]).toBe(1);
    expect(told([{ ...written, isCounted: true }], were)[0]![1]).toBe(0);
  });

  it.each([
    ['편의점', '편의점 앞', true],
    ['', '옥상', true],
    ['병원 302호', '병원 305호', true],
    ['카페', '골목', false],
    ['KITCHEN', 'Kitchen.', true],
  ])('SP12: %s and %s are one place: %s', (a, b, same) => {
    expect(isSamePlace(a, b)).toBe(same);
  });
});
