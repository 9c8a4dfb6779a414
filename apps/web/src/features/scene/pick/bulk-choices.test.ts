import { Production } from '@ddak/testkit';
import { keyIntent } from '@ddak/ui';
import { expect, it } from 'vitest';
import { commonText } from '../../../platform/grid/pick/common-text.ts';
import { castChange, presenceOf } from './bulk-cast.ts';
import { bulkChoices, episodeChoices } from './bulk-choices.ts';

it('GR11: shows of many scenes what all of them have, and nothing where they differ', () => {
  const film = new Production();
  const ids = [1, 2, 3].map((number) => film.scene(number));
  film.run('editScenes', { sceneIds: ids, patch: { setting: 'EXT', shootKind: 'L' } });
  film.run('editScenes', { sceneIds: [ids[2]!], patch: { shootKind: 'S' } });
  const scenes = ids.map((id) => film.state.scene.get(id)!);
  const chosen = (column: 'setting' | 'shootKind') =>
    bulkChoices(scenes, column).flatMap(({ selected, patch }) => (selected ? [patch] : []));
  expect([chosen('setting'), chosen('shootKind')]).toEqual([[{ setting: 'EXT' }], []]);
  expect([commonText(['3', '3']), commonText(['3', '']), commonText([])]).toEqual(['3', '', '']);
});

it('GR11: picks by Shift and the space bar, which without Shift is typed', () => {
  const space = { key: ' ', code: 'Space', shiftKey: true, ctrlKey: false, metaKey: false, altKey: false };
  expect(keyIntent(space)).toEqual({ does: 'pick' });
  expect(keyIntent({ ...space, shiftKey: false })).toBeNull();
});

it('GR11: puts people into all of many scenes or takes them out of all, and leaves those alone that nobody touched', () => {
  const film = new Production();
  const sceneIds = [1, 2].map((number) => film.scene(number));
  const [mina, junho, sora] = ['민아', '준호', '소라'].map((name) => film.character(name));
  film.run('castScenes', { sceneIds, add: [mina!], remove: [] });
  film.run('castScenes', { sceneIds: [sceneIds[0]!], add: [junho!], remove: [] });
  const before = presenceOf(
    sceneIds.map((id) => film.state.scene.get(id)!),
    [...film.state.character.values()],
  );
  expect([mina, junho, sora].map((id) => before.get(id!))).toEqual(['all', 'some', 'none']);
  const change = (...chosen: [string, boolean][]) => castChange(before, new Map(chosen));
  expect(change([junho!, true], [mina!, false])).toEqual({ add: [junho], remove: [mina] });
  expect(change([junho!, false], [sora!, true])).toEqual({ add: [sora], remove: [junho] });
  expect(change([mina!, true], [sora!, false])).toEqual({ add: [], remove: [] });
});

it('SC28: offers the episodes of a series by their names, and those of nothing else', () => {
  const series = new Production({ projectType: 'series' });
  const sceneId = series.scene(1);
  const scene = series.state.scene.get(sceneId)!;
  series.run('addEpisode', { episodeId: series.newId(), title: '첫눈' });
  expect(episodeChoices(series.state, [scene]).map(({ label, selected }) => [label, selected])).toEqual([
    ['1부', true],
    ['2부 첫눈', false],
  ]);
  expect(episodeChoices(new Production().state, [scene])).toEqual([]);
});
