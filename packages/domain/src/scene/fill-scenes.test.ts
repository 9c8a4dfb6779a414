import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';

const nothing = { add: [], remove: [] };

describe('fillScenes', () => {
  it('GR7: edits many scenes, each in its own way, in one step, and makes the places that are new', () => {
    const film = new Production();
    const [one, two] = [film.scene(1), film.scene(2)];
    const locationId = film.newId();
    const fills = [
      { sceneId: one, patch: { setName: '골목', location: locationId }, ...nothing },
      { sceneId: two, patch: { timeOfDay: 'night' as const }, ...nothing },
      { sceneId: film.newId(), patch: { setName: '없는 씬' }, ...nothing },
    ];
    film.run('fillScenes', { fills, places: [{ locationId, realName: '성산동 골목' }] });
    const [first, second] = [film.state.scene.get(one)!, film.state.scene.get(two)!];
    expect([first.setName, second.timeOfDay]).toEqual(['골목', 'night']);
    expect(film.state.location.get(first.location!)?.realName).toBe('성산동 골목');
    expect(film.try('fillScenes', { fills, places: [] }).kind).toBe('nothing');
  });

  it('GR7, SC2: lets scenes change numbers among each other, and refuses one that two would have', () => {
    const film = new Production();
    const [one, two] = [film.scene(1), film.scene(2)];
    film.scene(3);
    const renumber = (first: number, second: number) => ({
      fills: [
        { sceneId: one, patch: { sceneNo: first }, ...nothing },
        { sceneId: two, patch: { sceneNo: second }, ...nothing },
      ],
      places: [],
    });
    film.run('fillScenes', renumber(2, 1));
    expect([film.state.scene.get(one)!.sceneNo, film.state.scene.get(two)!.sceneNo]).toEqual([2, 1]);
    expect(film.try('fillScenes', renumber(3, 1))).toMatchObject({
      refusal: { code: 'scene_number_taken', details: { label: 'S#3' } },
    });
    expect(film.try('fillScenes', renumber(7, 7))).toMatchObject({ refusal: { code: 'scene_number_taken' } });
  });

  it('GR7, SC8: puts people in and takes them out, and keeps who was put in meanwhile', () => {
    const film = new Production();
    const [mine, yours, theirs] = [film.character('준호'), film.character('지은'), film.character('점원')];
    const scene = film.scene(1, {}, [mine, theirs]);
    film.run('fillScenes', {
      fills: [{ sceneId: scene, patch: {}, add: [yours], remove: [mine] }],
      places: [],
    });
    expect(film.state.scene.get(scene)!.characters.map(({ _id }) => _id)).toEqual([theirs, yours]);
  });
});
