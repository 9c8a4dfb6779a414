import { applyReview } from '@ddak/domain';
import { sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';
import {
  mergeOffers,
  personFacts,
  reviewedPeople,
  reviewedPlaces,
  splitByLikelihood,
} from './people-view.ts';

const scenes = applyReview(
  sketchScript(
    `
    S#1. 카페 (낮)
    준호가 앉는다. 수진이 지나간다.
    @미영
    "네.
    S#2. 골목 (밤)
    @미영
    "어디 가요?
    @준호
    "집에요.
    S#3. 카페 (밤)
    비가 온다.
    S#4.
    @수진
    (웃는다)
  `,
    [
      {
        code: 'same_person',
        message: '‘미영’과 ‘수진’이 같은 사람인가요?',
        line: 12,
        names: ['미영', '수진'],
      },
    ],
  ),
  [],
);

it('people stand by how much they speak, with their scenes', () => {
  expect(reviewedPeople(scenes).map((person) => `${person.name}: ${personFacts(person)}`)).toEqual([
    '미영: 대사 2 · 씬 2',
    '준호: 대사 1 · 씬 2',
    '수진: 대사 1 · 씬 2',
  ]);
});

it('who never speaks only appears', () => {
  expect(personFacts({ name: '행인', lines: 0, headingLines: [1] })).toBe('나오기만 해요 · 씬 1');
});

it('SY23: names that are perhaps no people stand apart, until a person has said something of them', () => {
  const text = {
    characters: [
      { name: '미영', scenes: 2, lines: 2, confidence: 0.9 },
      { name: '수진', scenes: 2, lines: 1, confidence: 0.4 },
      { name: '준호', scenes: 2, lines: 1 },
    ],
  };
  const unlikely = (names: ReadonlyMap<string, string>) =>
    splitByLikelihood(reviewedPeople(scenes), { text, names, isNoPerson: () => false }).unlikely.map(
      (person) => person.name,
    );
  expect(unlikely(new Map())).toEqual(['수진']);
  expect(unlikely(new Map([['수진', '수진']]))).toEqual([]);
});

it('SC21: names that the project knows to be no people stand by themselves', () => {
  const text = { characters: [{ name: '수진', scenes: 2, lines: 1, confidence: 0.4 }] };
  const isNoPerson = (name: string) => name === '수진';
  const split = splitByLikelihood(reviewedPeople(scenes), { text, names: new Map(), isNoPerson });
  expect(split.none.map(({ name }) => name)).toEqual(['수진']);
  expect(split.unlikely).toEqual([]);
  expect(split.likely.map(({ name }) => name)).toEqual(['미영', '준호']);
});

it('places stand by how often they are used; a scene without one is left out', () => {
  expect(reviewedPlaces(scenes).map((place) => [place.setName, place.scenes.length])).toEqual([
    ['카페', 2],
    ['골목', 1],
  ]);
});

it('people who may be one are offered with the scene that asks', () => {
  expect(mergeOffers(scenes).map(({ doubt, scene }) => [doubt.names, scene.headingLine])).toEqual([
    [['미영', '수진'], 12],
  ]);
});
