import { Production } from '@ddak/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, planUndo, sceneLabel, sceneNumberer, scenesInOrder } from '../index.ts';

describe('scene numbers', () => {
  it('SC1: labels show the episode in a series only', () => {
    const film = new Production();
    const inFilm = film.scene(12, { subSceneNo: 'A' });
    expect(sceneLabel(film.state, film.state.scene.get(inFilm)!)).toBe('12A');
    const series = new Production({ projectType: 'series' });
    const inSeries = series.scene(12, { subSceneNo: 'A' });
    expect(sceneLabel(series.state, series.state.scene.get(inSeries)!)).toBe('1-12A');
  });

  it('SC2: a number that is taken is refused, and lists sort by number, then letter', () => {
    const production = new Production();
    production.scene(12);
    const a = production.scene(3);
    const refused = production.try('editScenes', { sceneIds: [a], patch: { sceneNo: 12 } });
    expect(refused).toMatchObject({ kind: 'refuse', refusal: { code: 'scene_number_taken' } });
    production.run('editScenes', { sceneIds: [a], patch: { sceneNo: 12, subSceneNo: 'A' } });
    production.scene(2);
    expect(scenesInOrder(production.state).map((scene) => sceneLabel(production.state, scene))).toEqual([
      '2',
      '12',
      '12A',
    ]);
  });

  it('SC2: numbers handed out for a script are always unique', () => {
    const wanted = fc.array(
      fc.record({
        sceneNo: fc.option(fc.integer({ min: 1, max: 5 })),
        subSceneNo: fc.constantFrom('', 'A', 'B', 'Z'),
      }),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(wanted, (list) => {
        const number = sceneNumberer([]);
        const given = list.map((one) => number(one)).map((one) => `${one.sceneNo}${one.subSceneNo}`);
        expect(new Set(given).size).toBe(list.length);
      }),
    );
  });

  it('SC2: a script without numbers counts up from 1', () => {
    const number = sceneNumberer([]);
    const none = { sceneNo: null, subSceneNo: '' };
    expect([number(none), number(none), number(none)].map((one) => one.sceneNo)).toEqual([1, 2, 3]);
  });
});

describe('cascades', () => {
  it('SC4: a removed scene goes with its timetable rows and its breakdown items', () => {
    const production = new Production();
    const scene = production.scene(1);
    const other = production.scene(2);
    production.allocate(production.day('2026-12-01'), scene, other);
    const item = { _id: production.newId(), type: 'props', name: '우산', subtype: '', quantity: 2 } as const;
    production.run('addBreakdownItems', {
      sceneId: scene,
      items: [{ ...item, note: '', source: 'manual', evidence: null }],
    });
    production.run('removeScenes', { sceneIds: [scene] });
    expect([...production.state.timetableRow.values()].map((row) => row.sceneData)).toEqual([other]);
    expect(production.state.breakdownItem.size).toBe(0);
  });

  it('SC6: a removed character is removed from all scenes', () => {
    const production = new Production();
    const junho = production.character('준호');
    const sujin = production.character('수진');
    const scene = production.scene(1);
    production.run('castScenes', { sceneIds: [scene], add: [junho, sujin], remove: [] });
    production.run('removeCharacter', { characterId: junho });
    expect(production.state.scene.get(scene)!.characters).toEqual([{ _id: sujin }]);
  });

  it('SC6: many characters go in one step from their scenes, and one undo brings them back; gone already is no error', () => {
    const production = new Production();
    const [junho, sujin, boss] = ['준호', '수진', '사장'].map((name) => production.character(name));
    const scene = production.scene(1);
    production.run('castScenes', { sceneIds: [scene], add: [junho!, sujin!, boss!], remove: [] });
    const before = production.log.length;
    production.run('removeCharacters', { characterIds: [junho!, boss!, junho!, production.newId()] });
    expect(production.log.length).toBe(before + 1);
    expect([...production.state.character.keys()]).toEqual([sujin]);
    expect(production.state.scene.get(scene)!.characters).toEqual([{ _id: sujin }]);
    expect(production.try('removeCharacters', { characterIds: [junho!] })).toEqual({ kind: 'nothing' });
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    const after = undone.plan.kind === 'changes' ? applyChanges(production.state, undone.plan.changes) : null;
    expect(after?.scene.get(scene)?.characters.length).toBe(3);
  });

  it("SC8: two people who cast one scene keep each other's work", () => {
    const production = new Production();
    const [junho, sujin, boss] = ['준호', '수진', '사장'].map((name) => production.character(name));
    const scene = production.scene(1);
    production.run('castScenes', { sceneIds: [scene], add: [junho!, sujin!], remove: [] });
    production.run('castScenes', { sceneIds: [scene], add: [boss!], remove: [] });
    const last = production.run('castScenes', { sceneIds: [scene], add: [boss!], remove: [junho!] });
    expect(last.kind).toBe('changes');
    expect(production.state.scene.get(scene)!.characters).toEqual([{ _id: sujin }, { _id: boss }]);
  });

  it('SC7: a removed location is null in all scenes', () => {
    const production = new Production();
    const location = production.location('성산동 편의점');
    const scene = production.scene(1, { location });
    production.run('removeLocation', { locationId: location });
    expect(production.state.scene.get(scene)!.location).toBeNull();
  });

  it('SC7: many locations go in one step; gone already is no error', () => {
    const production = new Production();
    const [store, dock] = ['성산동 편의점', '성산 부두'].map((name) => production.location(name));
    const scenes = [store, dock].map((location, i) => production.scene(i + 1, { location: location! }));
    production.run('removeLocations', { locationIds: [store!, dock!] });
    expect(scenes.map((scene) => production.state.scene.get(scene)!.location)).toEqual([null, null]);
    expect(production.state.location.size).toBe(0);
    expect(production.try('removeLocations', { locationIds: [store!] })).toEqual({ kind: 'nothing' });
  });

  it('SC5: characters have numbers and names of their own', () => {
    const production = new Production();
    production.character('준호');
    const sujin = production.character('수진');
    expect(production.state.character.get(sujin)!.characterNumber).toBe(2);
    const edit = (patch: { name?: string; characterNumber?: number }) =>
      production.try('editCharacter', { characterId: sujin, patch });
    expect(edit({ name: '준호' })).toMatchObject({ kind: 'refuse' });
    expect(edit({ characterNumber: 1 })).toMatchObject({ kind: 'refuse' });
    expect(edit({ characterNumber: 5, name: '최수진' })).toMatchObject({ kind: 'changes' });
  });
});
