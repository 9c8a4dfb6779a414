import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checkBoard, placeOffers, scenePlace, unplacedSets } from '../../index.ts';

const placeOf = (film: Production, sceneId: string) => scenePlace(film.state, film.state.scene.get(sceneId)!);

describe('the sets without a real place', () => {
  it('SL7: stand with their scenes, most first; omitted scenes, montages and what is placed do not count', () => {
    const film = new Production();
    const shop = film.location('성산동 GS');
    film.scene(1, { setName: '골목' });
    const alley = [film.scene(2, { setName: '편의점' }), film.scene(3, { setName: '편의점' })];
    film.scene(4, { setName: '편의점', location: shop });
    film.scene(5, { setName: '편의점', status: 'omitted' });
    film.scene(6, { setName: '몽타주' });
    expect(unplacedSets(film.state)).toMatchObject([
      { setName: '편의점', sceneIds: alley },
      { setName: '골목', sceneIds: [expect.any(String)] },
    ]);
  });

  it('SL8: are offered together, at the place where others of the group are shot', () => {
    const film = new Production();
    const rooms = ['민준의 집', '민준의 집 - 거실', '민준 집 주방'].map((setName, i) =>
      film.scene(i + 1, { setName }),
    );
    expect(placeOffers(film.state)).toMatchObject([{ sets: { length: 3 }, location: null }]);
    const house = film.location('망원동 주택');
    film.run('placeScenes', { sceneIds: rooms.slice(0, 2), locationId: house, realName: null });
    expect(placeOffers(film.state)).toMatchObject([
      { sets: ['민준 집 주방'], location: { realName: '망원동 주택' } },
    ]);
    film.run('placeScenes', { sceneIds: rooms.slice(2), locationId: house, realName: null });
    expect(placeOffers(film.state)).toEqual([]);
  });
});

describe('where a scene is shot', () => {
  it('SL9: is its real place, else its set; sets of one building are one place until somebody says otherwise', () => {
    const film = new Production();
    const [hall, kitchen, shop] = ['민준의 집', '민준 집 주방', '편의점'].map((setName, i) =>
      film.scene(i + 1, { setName }),
    ) as [string, string, string];
    expect(placeOf(film, hall)).toMatchObject({ name: '민준의 집', isKnown: false });
    expect(placeOf(film, kitchen)!.key).toBe(placeOf(film, hall)!.key);
    expect(placeOf(film, shop)!.key).toBe('set:편의점');
    expect(placeOf(film, film.scene(9, { setName: '몽타주' }))).toBeNull();
    const house = film.location('망원동 주택');
    film.run('placeScenes', { sceneIds: [hall], locationId: house, realName: null });
    expect(placeOf(film, hall)).toMatchObject({ key: house, isKnown: true });
    expect(placeOf(film, kitchen)).toMatchObject({ key: house, name: '망원동 주택', isKnown: false });
    const bedroom = film.scene(4, { setName: '민준의 집 - 안방' });
    film.run('placeScenes', { sceneIds: [kitchen], locationId: film.location('세트장'), realName: null });
    expect(placeOf(film, bedroom)!.key).toBe('set:민준의 집 - 안방');
  });

  it('SL9: is not said by a place that only bears the name of its set', () => {
    const film = new Production();
    const location = film.location('편의점');
    const scene = film.scene(1, { setName: '편의점', location });
    expect(placeOf(film, scene)).toMatchObject({ key: location, isKnown: false });
    film.run('editLocation', { locationId: location, patch: { address: '성산동 1' } });
    expect(placeOf(film, scene)!.isKnown).toBe(true);
  });

  it('SL9: a day hears of it when another scene of the building gets its place', () => {
    const film = new Production();
    const [hall, kitchen, shop, away] = ['민준의 집', '민준 집 주방', '세트장', '민준의 집 - 안방'].map(
      (setName, i) => film.scene(i + 1, { setName }),
    ) as [string, string, string, string];
    const day = film.day('2026-12-01');
    film.allocate(day, kitchen, shop);
    const stage = film.location('파주 세트장');
    film.run('placeScenes', { sceneIds: [shop], locationId: stage, realName: null });
    const moves = () =>
      [...checkBoard(film.state, film.boardId).get(day)!].filter(({ ruleId }) => ruleId === 'companyMove');
    expect(moves()).toHaveLength(1);
    film.run('placeScenes', { sceneIds: [hall, away], locationId: stage, realName: null });
    expect(moves()).toEqual([]);
  });
});
