import {
  itemsOfScene,
  type ListedScene,
  type ProjectState,
  readUss,
  scenesInOrder,
  writeUss,
} from '@ddak/domain';
import { readContent, type TableReading } from '@ddak/screenplay/table';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { listedScenes } from './listed-scenes.ts';

/** The scenes of a project as they come out of its file. */
function scenesOfFile({ state, now }: Production, isSeries: boolean): ListedScene[] {
  const answer = readUss(JSON.parse(writeUss(state, { now })));
  if (!answer.ok) throw new Error(`not read: ${answer.where}`);
  const table = readContent({ sheets: [], schedule: answer.schedule }, { as: 'scenes' });
  const { scenes, left } = listedScenes(table as Extract<TableReading, { as: 'scenes' }>, isSeries);
  expect(left).toEqual([]);
  expect(scenes.flatMap(({ doubts }) => doubts)).toEqual([]);
  return scenes.map(({ scene }) => scene);
}

/** Scenes without what is of one project alone: their ids, and those of people, places and things. */
const told = (state: ProjectState) =>
  scenesInOrder(state).map(({ _id, projectId, episodeId, characters, location, ...scene }) => ({
    ...scene,
    characters: characters.map(({ _id: id }) => state.character.get(id)?.name),
    location: location === null ? null : state.location.get(location)?.realName,
    items: itemsOfScene(state, _id).map(({ type, subtype, name, quantity }) => [
      type,
      subtype,
      name,
      quantity,
    ]),
  }));

function film(projectType: 'feature' | 'series'): Production {
  const production = new Production({ projectType });
  const [jiwoo, mina] = [production.character('지우'), production.character('미나')];
  const studio = production.location('일산 스튜디오');
  const one = production.scene(
    1,
    {
      ...{ setName: '편의점', location: studio, setting: 'INT', timeOfDay: 'night', timeText: '늦은 밤' },
      ...{
        name: '우산',
        synopsis: '우산을, 산다',
        pages: 11,
        screenMinutes: 1.5,
        cutCount: 7,
        plannedMinutes: 95,
      },
      ...{ shootKind: 'S', storyDay: 'D1', sequence: '2', note: '비', flags: ['flashback'] },
    },
    [jiwoo, mina],
  );
  production.scene(2, { setName: '골목', setting: 'INT/EXT', timeText: '개기일식' }, [mina]);
  const fixed = { note: '', source: 'manual', evidence: null, subtype: '', quantity: null } as const;
  const item = { _id: production.newId(), ...fixed };
  production.run('addBreakdownItems', {
    sceneId: one,
    items: [
      { ...item, type: 'props', name: '우산(검은), 긴 것', quantity: 3 },
      { ...item, _id: production.newId(), type: 'electrical', name: 'HMI 4K' },
      { ...item, _id: production.newId(), type: 'etc', subtype: '차량', name: '택시' },
      { ...item, _id: production.newId(), type: 'bg', name: '손님 1', quantity: 12 },
    ],
  });
  return production;
}

it.each(['feature', 'series'] as const)(
  'US8: a %s that was written for other programs comes back with the same scenes, people and things',
  (projectType) => {
    const from = film(projectType);
    const scenes = scenesOfFile(from, projectType === 'series');
    const into = new Production({ projectType, seed: 7 });
    into.run('importScenes', { scenes });
    expect(told(into.state)).toEqual(told(from.state));
  },
);

it('US8, SC12: a file of the project itself changes nothing in it', () => {
  const from = film('feature');
  const scenes = scenesOfFile(from, false);
  const before = from.state;
  from.run('importScenes', { scenes });
  expect(told(from.state)).toEqual(told(before));
});
