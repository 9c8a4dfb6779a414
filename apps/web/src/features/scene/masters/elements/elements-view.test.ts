import { elementsOf } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  costWords,
  countWords,
  differingTexts,
  elementGroups,
  hireWords,
  mergedCostWords,
  planWords,
  scenesOfElement,
  statusWords,
} from './elements-view.ts';

function shoot() {
  const film = new Production();
  const one = film.scene(1, { setName: '편의점' });
  const two = film.scene(2);
  const cut = film.scene(3, { status: 'omitted' });
  const add = (
    sceneId: string,
    type: 'props' | 'bg',
    name: string,
    note = '',
    quantity: number | null = null,
  ) =>
    film.run('addBreakdownItems', {
      sceneId,
      items: [
        { _id: film.newId(), type, name, note, quantity, subtype: '', source: 'manual', evidence: null },
      ],
    });
  add(one, 'props', '우산', '찢어진 것', 2);
  add(two, 'props', '우 산');
  add(cut, 'props', '우산');
  add(two, 'props', '가방');
  add(one, 'bg', '손님', '', 5);
  film.allocate(film.day('2026-12-01'), one);
  const umbrella = () => elementsOf(film.state).get('props/우산')!;
  return { film, one, umbrella };
}

describe('the list of things', () => {
  it('EL6: stands by category and name, each with its scenes and days, without the cut ones', () => {
    const said = elementGroups(shoot().film.state, '').flatMap(({ category, rows }) => [
      `${category.name} ${rows.length}`,
      ...rows.map(({ element, scenes, sceneCount, days }) => [element.name, scenes, sceneCount, days]),
    ]);
    expect(said).toEqual([
      '미술·소품 2',
      ['가방', '2', 1, ''],
      ['우산', '1, 2', 2, '1회차'],
      '보조출연 1',
      ['손님', '1', 1, '1회차'],
    ]);
  });

  it('CO13: says of 보조출연 that the price of a day is that of all of them', () => {
    expect(hireWords({ type: 'bg', quantity: 40 }).label).toBe('하루 출연료 (40명 모두)');
    expect(hireWords({ type: 'bg', quantity: null }).label).toBe('하루 출연료 (모두)');
    expect(hireWords({ type: 'bg', quantity: 40 }).hint).toMatch(/^한 사람이 아니라 모두 합친 금액이에요\./);
    expect(hireWords({ type: 'props', quantity: 3 }).label).toBe('하루 대여료');
  });

  it('is searched by name, by initial consonants and by who brings it', () => {
    const { film } = shoot();
    const found = (search: string) =>
      elementGroups(film.state, search).flatMap(({ rows }) => rows.map(({ element }) => element.name));
    film.run('editElement', { element: { type: 'bg', name: '손님' }, patch: { bringer: '제작부' } });
    expect([found('ㅇㅅ'), found('제작'), found('없는 것')]).toEqual([['우산'], ['손님'], []]);
  });

  it('EL2: says how many scenes have it, and what they do not agree on', () => {
    const { film, umbrella } = shoot();
    expect([statusWords(umbrella()), differingTexts(umbrella(), 'note')]).toEqual([
      '구해야 함',
      '찢어진 것 / 없음',
    ]);
    film.run('editBreakdownItem', { itemId: umbrella().items[0]!._id, patch: { status: 'ready' } });
    expect(statusWords(umbrella())).toBe('1/3 준비됨');
  });

  it('counts people as people', () => {
    const { film, umbrella } = shoot();
    const guests = elementsOf(film.state).get('bg/손님')!;
    expect([umbrella(), guests].map(countWords)).toEqual(['2개', '5명']);
  });

  it('EL5: offers the scenes that have it, with what they say', () => {
    const { film, umbrella } = shoot();
    expect(scenesOfElement(film.state, umbrella()).map(({ text }) => text)).toEqual([
      'S#1 편의점 · 2개 · 찢어진 것',
      'S#2',
      'S#3',
    ]);
  });
});

it('EL10, CO13: says what a thing costs, and what is paid where it takes others in', () => {
  const { film, umbrella } = shoot();
  const bag = () => elementsOf(film.state).get('props/가방')!;
  expect([costWords(undefined), costWords({ fee: 0, dayFee: 0 })]).toEqual(['', '']);
  expect(costWords({ fee: 500_000, dayFee: 30_000 })).toBe('₩500,000 · 하루 ₩30,000');
  const cost = (name: string, fee: number, dayFee: number) =>
    film.run('setItemCost', { costId: film.newId(), element: { type: 'props', name }, fee, dayFee });
  cost('우산', 500_000, 10_000);
  expect(mergedCostWords(film.state, umbrella(), [bag()])).toBe('');
  cost('가방', 0, 30_000);
  expect(mergedCostWords(film.state, umbrella(), [bag()])).toBe('₩500,000 · 하루 ₩30,000');
});

it('EL8, EL9: says with whom a thing goes, where it is missing, and when it cannot be had', () => {
  const { film, one, umbrella } = shoot();
  expect(planWords(film.state, umbrella())).toBe('');
  const mina = film.character('미나');
  const alone = film.scene(4);
  film.run('castScenes', { sceneIds: [one, alone], add: [mina], remove: [] });
  const away = { kind: 'unavailable', from: '2026-12-01', to: '2026-12-02', start: null, end: null } as const;
  film.run('planElement', {
    ...{ planId: film.newId(), element: { type: 'props', name: '우산' }, characterId: mina, joins: false },
    availability: [{ ...away, note: '' }],
  });
  expect(planWords(film.state, umbrella())).toMatch(/^함께: 미나 · 1씬에 없음 · .*12\.1.*12\.2/);
});
