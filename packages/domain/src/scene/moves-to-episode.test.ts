import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { applyChanges, planUndo, sceneLabel, scenesInOrder } from '../index.ts';

/** A series with scenes 1-58 to 1-60 and 2-59, 1-60 on a day. */
function series() {
  const production = new Production({ projectType: 'series' });
  const second = production.newId();
  production.run('addEpisode', { episodeId: second, title: '' });
  const scenes = [58, 59, 60].map((sceneNo) => production.scene(sceneNo, { setName: '정류장' }));
  const [there] = [production.newId()];
  const fixed = { subSceneNo: '', setName: '옥상' };
  production.run('addScene', { sceneId: there, episodeId: second, sceneNo: 59, ...fixed });
  const [row] = production.allocate(production.day('2026-12-01'), scenes[2]!);
  const labels = () => scenesInOrder(production.state).map((scene) => sceneLabel(production.state, scene));
  const move = (episodeId: string, ...sceneIds: string[]) =>
    production.try('editScenes', { sceneIds, patch: {}, episodeId });
  return { production, second, scenes, row: row!, labels, move };
}

it('SC28: scenes go to another episode with what hangs on them, under their number or its next free letter', () => {
  const { production, second, scenes, row, labels, move } = series();
  expect(move(second, scenes[1]!, scenes[2]!).kind).toBe('changes');
  expect(labels()).toEqual(['1-58', '2-59', '2-59A', '2-60']);
  expect(production.state.timetableRow.get(row)!.sceneData).toBe(scenes[2]);
  const undone = planUndo(production.state, production.log.at(-1)!, production.context());
  expect(undone.left).toEqual([]);
  if (undone.plan.kind === 'changes') production.state = applyChanges(production.state, undone.plan.changes);
  expect(labels()).toEqual(['1-58', '1-59', '1-60', '2-59']);
});

it('SC28: those that are there stay as they are; an episode that is not there takes none', () => {
  const { production, second, scenes, move } = series();
  const there = scenesInOrder(production.state).at(-1)!._id;
  expect(move(second, there)).toEqual({ kind: 'nothing' });
  expect(move(production.newId(), scenes[0]!)).toMatchObject({ refusal: { code: 'not_found' } });
  const numbered = { sceneIds: [scenes[0]!], patch: { sceneNo: 1 }, episodeId: second };
  expect(production.try('editScenes', numbered)).toMatchObject({ refusal: { code: 'invalid' } });
});
