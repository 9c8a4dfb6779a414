import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, compareSceneList, type ListedScene, memberOf, planUndo } from '../../index.ts';

const listed = (sceneNo: number, more: Partial<ListedScene> = {}): ListedScene => ({
  ...{ episodeNo: null, sceneNo, subSceneNo: '', name: '', setName: '', realName: '', setting: null },
  ...{ timeOfDay: null, timeText: '', shootKind: null, synopsis: '', characters: [], items: [] },
  ...{ cutCount: null, pages: null, screenMinutes: null, plannedMinutes: null, storyDay: '', sequence: '' },
  ...{ note: '', omitted: false },
  ...more,
});
const thing = (name: string, quantity: number | null = null, type: 'props' | 'bg' | 'etc' = 'props') => ({
  ...{ type, subtype: '', name, quantity },
});
const LIST = [
  listed(1, {
    setName: '편의점',
    timeOfDay: 'night',
    characters: ['준호', '지은'],
    items: [thing('우산', 2)],
    realName: '성북동 가게',
  }),
  listed(2, { subSceneNo: 'A', setName: '골목', characters: ['준호'], note: '비' }),
];

function withList(options: { projectType?: 'series' } = {}) {
  const production = new Production(options);
  const take = (scenes: ListedScene[]) => production.try('importScenes', { scenes });
  const compare = (scenes: ListedScene[]) =>
    compareSceneList(production.state, scenes, {
      projectId: production.projectId,
      commandId: production.newId(),
    });
  const scene = (sceneNo: number) =>
    [...production.state.scene.values()].find((one) => one.sceneNo === sceneNo)!;
  const itemsOf = (sceneNo: number) =>
    [...production.state.breakdownItem.values()]
      .filter(({ sceneId }) => sceneId === scene(sceneNo)._id)
      .map(({ type, name, quantity, status }) => [type, name, quantity, status]);
  return { production, take, compare, scene, itemsOf };
}

describe('a 씬 구분표 that is taken over', () => {
  it('SC11: makes scenes, people, places and things in one step, which undo takes back whole', () => {
    const { production, take, scene, itemsOf } = withList();
    take(LIST);
    const { state } = production;
    expect([...state.character.values()].map(({ name, characterNumber }) => [name, characterNumber])).toEqual(
      [
        ['준호', 1],
        ['지은', 2],
      ],
    );
    expect(state.location.get(scene(1).location!)?.realName).toBe('성북동 가게');
    expect(scene(2)).toMatchObject({ subSceneNo: 'A', setName: '골목', note: '비', location: null });
    expect(itemsOf(1)).toEqual([['props', '우산', 2, 'needed']]);
    const undone = planUndo(state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error(undone.plan.kind);
    const before = applyChanges(state, undone.plan.changes);
    expect(before.scene.size + before.character.size + before.location.size + before.breakdownItem.size).toBe(
      0,
    );
  });

  it('SC11: says before what it would do, and does nothing twice', () => {
    const { take, compare } = withList();
    take(LIST);
    expect(compare(LIST).map(({ what }) => what)).toEqual(['same', 'same']);
    expect(take(LIST).kind).toBe('nothing');
    const more = [listed(1, { synopsis: '만난다', items: [thing('지갑')] }), listed(3)];
    expect(compare(more)).toEqual([
      { what: 'changed', fields: ['내용', '준비물'] },
      { what: 'new', fields: [] },
    ]);
  });

  it('SC11: puts scenes of a series into their episodes, and refuses a number that stands twice', () => {
    const { production, take } = withList({ projectType: 'series' });
    take([listed(1), listed(1, { episodeNo: 3 })]);
    expect(production.state.episode.size).toBe(3);
    expect(new Set([...production.state.scene.values()].map(({ episodeId }) => episodeId)).size).toBe(2);
    expect(take([listed(5), listed(5, { episodeNo: 1 })])).toMatchObject({
      refusal: { code: 'scene_number_taken' },
    });
    expect(withList().take([listed(5), listed(5, { episodeNo: 2 })])).toMatchObject({
      refusal: { code: 'scene_number_taken' },
    });
  });

  it('SC11: needs the right to the breakdown too', () => {
    const { production } = withList();
    const userId = production.member('editor');
    const { _id: memberId } = memberOf(production.state, userId)!;
    production.run('changeMember', { memberId, role: 'editor', rights: { breakdown: 'read' } });
    expect(production.try('importScenes', { scenes: LIST }, { as: userId })).toMatchObject({
      refusal: { code: 'forbidden' },
    });
  });

  it('SC12: what a list leaves empty stays, and nobody and nothing goes', () => {
    const { take, scene, itemsOf } = withList();
    take(LIST);
    take([listed(1, { cutCount: 3, characters: ['이모'] })]);
    expect(scene(1)).toMatchObject({ setName: '편의점', timeOfDay: 'night', cutCount: 3 });
    expect(scene(1).characters).toHaveLength(3);
    expect(itemsOf(1)).toHaveLength(1);
  });

  it('SC13: takes the number of a thing that is there, answers suggestions, and knows people among extras', () => {
    const { production, take, scene, itemsOf } = withList();
    take(LIST);
    const suggested = {
      ...thing('열쇠'),
      _id: production.newId(),
      note: '',
      source: 'ai' as const,
      evidence: null,
    };
    const args = { sceneId: scene(1)._id, items: [{ ...suggested, status: 'suggested' as const }] };
    production.run('addBreakdownItems', args);
    take([listed(1, { items: [thing('우산', 3, 'etc'), thing('열쇠'), thing('지은', null, 'bg')] })]);
    expect(itemsOf(1)).toEqual([
      ['props', '우산', 3, 'needed'],
      ['props', '열쇠', null, 'needed'],
    ]);
    expect(scene(1).characters).toHaveLength(2);
  });
});

it('SC27: a list finds people by a name that they had', () => {
  const { production, take, scene } = withList();
  const characterId = production.character('준호');
  production.run('editCharacter', { characterId, patch: { name: '김준호' } });
  take([listed(1, { characters: ['준 호'] })]);
  expect(scene(1).characters).toEqual([{ _id: characterId }]);
  expect(production.state.character.size).toBe(1);
});
