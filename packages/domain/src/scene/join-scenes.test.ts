import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, planUndo, rowsOf } from '../index.ts';

function undo(film: Production): void {
  const undone = planUndo(film.state, film.log.at(-1)!, film.context());
  if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
  film.state = applyChanges(film.state, undone.plan.changes);
}

/** Three scenes: 1 on no day, 2 and 3 on two days; the umbrella in 1 and 2, a bag in 2. */
function film() {
  const made = new Production();
  const [junho, mina] = [made.character('준호'), made.character('미나')];
  const scenes = [
    made.scene(1, { setName: '카페', synopsis: '만난다', pages: 3, cutCount: 4 }, [junho]),
    made.scene(2, { setName: '골목', timeOfDay: 'night', synopsis: '뛴다', pages: 5, note: '비' }, [
      junho,
      mina,
    ]),
    made.scene(3, { synopsis: '숨는다', cutCount: 2 }),
  ] as const;
  const needs = (sceneId: string, ...names: string[]) =>
    made.run('addBreakdownItems', {
      sceneId,
      items: names.map((name, i) => ({ _id: made.newId(), type: 'props', name, quantity: i + 1 })) as never,
    });
  needs(scenes[0], '우산');
  needs(scenes[1], '가방', '우산');
  const days = [made.day('2026-12-01'), made.day('2026-12-02')] as const;
  made.allocate(days[0], scenes[1]);
  made.allocate(days[1], scenes[2]);
  const comment = made.newId();
  made.run('addComment', {
    ...{ commentId: comment, targetKind: 'scene', targetId: scenes[2], parentId: null },
    text: '비 오면?',
  });
  const onDay = (day: string) => rowsOf(made.state, day).map(({ sceneData }) => sceneData);
  return { made, junho, mina, scenes, days, comment, onDay };
}

describe('joining scenes', () => {
  it('SC26: brings what they say, who plays and what they need into the first, and undo takes it back', () => {
    const { made, junho, mina, scenes, days, comment, onDay } = film();
    const before = made.state;
    made.run('joinScenes', { intoId: scenes[0], sceneIds: [scenes[1], scenes[2]] });
    expect([...made.state.scene.values()]).toMatchObject([
      {
        ...{ sceneNo: 1, setName: '카페', timeOfDay: 'night', synopsis: '만난다 뛴다 숨는다', note: '비' },
        ...{ pages: 8, cutCount: 6, characters: [{ _id: junho }, { _id: mina }] },
      },
    ]);
    const items = [...made.state.breakdownItem.values()];
    expect(items.map(({ name, quantity, sceneId }) => [name, quantity, sceneId]).sort()).toEqual([
      ['가방', 1, scenes[0]],
      ['우산', 2, scenes[0]],
    ]);
    expect(made.state.comment.get(comment)?.targetId).toBe(scenes[0]);
    expect([onDay(days[0]), onDay(days[1])]).toEqual([[scenes[0]], []]);
    undo(made);
    for (const id of scenes) expect(made.state.scene.get(id)).toEqual(before.scene.get(id));
    expect([onDay(days[0]), onDay(days[1])]).toEqual([[scenes[1]], [scenes[2]]]);
    expect(made.state.breakdownItem.size).toBe(3);
  });

  it('SC26: refuses what is more than a scene can hold, and scenes of a locked day', () => {
    const { made, scenes, days } = film();
    const long = { synopsis: '가'.repeat(300), note: '나'.repeat(400) };
    made.run('editScenes', { sceneIds: [scenes[0]], patch: long });
    made.run('editScenes', { sceneIds: [scenes[1]], patch: { synopsis: '다'.repeat(300) } });
    const join = (...sceneIds: string[]) => made.try('joinScenes', { intoId: scenes[0], sceneIds });
    expect(join(scenes[1])).toMatchObject({ kind: 'refuse', refusal: { code: 'too_many' } });
    made.run('editTimetable', { timetableId: days[1], patch: { locked: true } });
    expect(join(scenes[2])).toMatchObject({ kind: 'refuse', refusal: { code: 'locked' } });
    expect(join(made.newId())).toMatchObject({ kind: 'refuse', refusal: { code: 'not_found' } });
  });

  it('SC26: puts a synopsis that finds no room into the note', () => {
    const { made, scenes } = film();
    made.run('editScenes', { sceneIds: [scenes[0]], patch: { synopsis: '가'.repeat(299) } });
    made.run('joinScenes', { intoId: scenes[0], sceneIds: [scenes[2]] });
    expect(made.state.scene.get(scenes[0])).toMatchObject({ synopsis: '가'.repeat(299), note: '숨는다' });
  });
});

describe('splitting a scene', () => {
  it('SC25: gives the second its head and half its length; things and days stay', () => {
    const { made, junho, mina, scenes, days, onDay } = film();
    made.run('editScenes', { sceneIds: [scenes[1]], patch: { screenMinutes: 3.01 } });
    const secondId = made.newId();
    const number = { sceneNo: 2, subSceneNo: 'A' };
    made.run('splitScene', { sceneId: scenes[1], secondId, ...number });
    expect(made.state.scene.get(scenes[1])).toMatchObject({
      pages: 3,
      screenMinutes: 1.51,
      synopsis: '뛴다',
    });
    expect(made.state.scene.get(secondId)).toMatchObject({
      ...{ setName: '골목', timeOfDay: 'night', pages: 2, screenMinutes: 1.5, synopsis: '', note: '' },
      characters: [{ _id: junho }, { _id: mina }],
    });
    expect([...made.state.breakdownItem.values()].filter((item) => item.sceneId === secondId)).toEqual([]);
    expect(onDay(days[0])).toEqual([scenes[1]]);
    const again = made.try('splitScene', { sceneId: scenes[1], secondId: made.newId(), ...number });
    expect(again).toMatchObject({ kind: 'refuse', refusal: { code: 'scene_number_taken' } });
    undo(made);
    expect([made.state.scene.size, made.state.scene.get(scenes[1])?.pages]).toEqual([3, 5]);
  });
});
