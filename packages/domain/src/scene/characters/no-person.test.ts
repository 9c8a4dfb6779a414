import { Production, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, itemsOfScene, type ListedScene, planUndo, scenesInOrder } from '../../index.ts';

const FIRST = `
  S#1. 차고 (낮)
  @봉고차
  "부르릉.
  @준호
  "타.
`;
const LATER = `
  S#1. 차고 (낮)
  @봉고차
  "부르릉.
  @준호
  "타.
  S#2. 도로 (낮)
  @봉고차
  "끼익.
`;

function film() {
  const made = new Production();
  const accept = (text: string, review: (screenplayId: string) => void = () => {}) => {
    const screenplayId = made.newId();
    const file = { fileId: made.newId(), fileName: '밤의 정류장.txt', label: '' };
    made.run('addScreenplay', { screenplayId, episodeId: made.episodeId, ...file });
    made.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    review(screenplayId);
    const script = sketchScript(text);
    const loaded = { screenplayText: script, sceneTexts: new Map([[screenplayId, script]]) };
    const scenes = script.scenes.map(({ headingLine }, i) => ({
      headingLine,
      sceneId: scenesInOrder(made.state)[i]?._id ?? null,
    }));
    made.run('acceptScreenplay', { screenplayId, scenes }, { loaded });
  };
  const names = () => [...made.state.character.values()].map(({ name }) => name).sort();
  const idOf = (name: string) => [...made.state.character.values()].find((one) => one.name === name)!._id;
  const things = () =>
    scenesInOrder(made.state).map(({ _id }) =>
      itemsOfScene(made.state, _id).map(({ type, name, status }) => `${type} ${name} ${status}`),
    );
  const undo = () => {
    const { plan } = planUndo(made.state, made.log.at(-1)!, made.context());
    if (plan.kind !== 'changes') throw new Error('undo was refused');
    made.state = applyChanges(made.state, plan.changes);
  };
  return { made, accept, names, idOf, things, undo };
}

const thing = 'etc 봉고차 needed';

describe('names that are no people', () => {
  it('SC21: a later version makes no character of them, and tags what they are', () => {
    const { made, accept, names, idOf, things } = film();
    accept(FIRST);
    expect(names()).toEqual(['봉고차', '준호']);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    accept(LATER);
    expect(names()).toEqual(['준호']);
    expect(things()).toEqual([[thing], [thing]]);
    const [, second] = scenesInOrder(made.state);
    expect(itemsOfScene(made.state, second!._id)[0]!.evidence).toMatchObject({ words: '봉고차' });
  });

  it('SC21: what they are goes along with its new name, and is left out when nothing needs it any more', () => {
    const { made, accept, names, idOf, things } = film();
    accept(FIRST);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    const van = { type: 'etc', name: '봉고차' } as const;
    made.run('editElement', { element: van, patch: { type: 'props', name: '낡은 봉고차' } });
    accept(LATER);
    expect(things()).toEqual([['props 낡은 봉고차 needed'], ['props 낡은 봉고차 needed']]);
    made.run('removeElement', { element: { type: 'props', name: '낡은 봉고차' } });
    accept(LATER);
    expect([names(), things()]).toEqual([['준호'], [[], []]]);
  });

  it('SC21: who was taken out as no person, or dropped in a review, stays out; who was only taken out comes back', () => {
    const { made, accept, names, idOf } = film();
    accept(FIRST, (screenplayId) =>
      made.run('addReviewEdit', {
        ...{ editId: made.newId(), screenplayId },
        step: { kind: 'dropPeople', names: ['봉고차'] },
      }),
    );
    made.run('removeCharacter', { characterId: idOf('준호') });
    accept(FIRST);
    expect(names()).toEqual(['준호']);
    made.run('removeCharacter', { characterId: idOf('준호'), isNoPerson: true });
    accept(LATER);
    expect(names()).toEqual([]);
  });

  it('SC21: undo forgets the name, and so does whoever is called so again', () => {
    const { made, accept, names, idOf, undo } = film();
    accept(FIRST);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    undo();
    expect(names()).toEqual(['봉고차', '준호']);
    expect(made.state.noPerson.size).toBe(0);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    made.run('addCharacter', { characterId: made.newId(), name: '봉고차', kind: 'minor' });
    expect(made.state.noPerson.size).toBe(0);
    made.run('removeCharacter', { characterId: idOf('봉고차'), isNoPerson: true });
    made.run('editCharacter', { characterId: idOf('준호'), patch: { name: '봉고차' } });
    expect(made.state.noPerson.size).toBe(0);
  });

  it('SC21: a review that calls it a person is believed', () => {
    const { made, accept, names, idOf } = film();
    accept(FIRST);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    accept(LATER, (screenplayId) =>
      made.run('addReviewEdit', {
        ...{ editId: made.newId(), screenplayId },
        step: { kind: 'keepPeople', names: ['봉고차'] },
      }),
    );
    expect(names()).toEqual(['봉고차', '준호']);
    expect(made.state.noPerson.size).toBe(0);
  });

  it('SC21: whoever may not write the breakdown suggests the thing', () => {
    const { made, accept, idOf, things } = film();
    accept(FIRST);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    const [owner] = [...made.state.projectMember.values()];
    made.state = applyChanges(made.state, [
      {
        ...{ table: 'projectMember', op: 'update', _id: owner!._id },
        before: { role: owner!.role, rights: owner!.rights },
        after: { role: 'manager', rights: { ...owner!.rights, breakdown: 'read' } },
      },
    ]);
    accept(LATER);
    expect(things()).toEqual([[thing], []]);
    const [, second] = scenesInOrder(made.state);
    expect(
      [...made.state.breakdownItem.values()].filter(({ sceneId }) => sceneId === second!._id),
    ).toMatchObject([{ name: '봉고차', status: 'suggested' }]);
  });

  it('SC21: a scene list that has the name among its people means the thing', () => {
    const { made, accept, names, idOf, things } = film();
    accept(FIRST);
    made.run('turnIntoItem', { characterId: idOf('봉고차'), type: 'etc' });
    const listed: ListedScene = {
      ...{ episodeNo: null, sceneNo: 2, subSceneNo: '', name: '', setName: '도로', realName: '' },
      ...{ setting: null, timeOfDay: null, timeText: '', shootKind: null, synopsis: '' },
      ...{ characters: ['봉고차', '수진'], items: [], cutCount: null, pages: null, screenMinutes: null },
      ...{ plannedMinutes: null, storyDay: '', sequence: '', note: '', omitted: false },
    };
    made.run('importScenes', { scenes: [listed] });
    expect(names()).toEqual(['수진', '준호']);
    expect(things()).toEqual([[thing], [thing]]);
  });
});
