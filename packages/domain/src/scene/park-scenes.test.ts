import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { currentBoard, defaultSceneFilter, filterScenes, rowsOf, scenesInOrder } from '../index.ts';

const film = () => {
  const production = new Production();
  const day = production.day('2026-12-01');
  const [one, two] = [production.scene(1), production.scene(2)];
  production.allocate(day, one);
  const waiting = () =>
    filterScenes(
      production.state,
      scenesInOrder(production.state),
      defaultSceneFilter,
      currentBoard(production.state)!._id,
    ).map(({ sceneNo }) => sceneNo);
  const statuses = () => scenesInOrder(production.state).map(({ status }) => status);
  return { production, day, one, two, waiting, statuses };
};

describe('scenes that are put aside', () => {
  it('TT21: leave their days and wait for none, until they are taken back', () => {
    const { production, day, one, two, waiting, statuses } = film();
    production.run('parkScenes', { sceneIds: [one, two] });
    expect(rowsOf(production.state, day)).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(statuses()).toEqual(['parked', 'parked']);
    production.run('unparkScenes', { sceneIds: [two] });
    expect(waiting()).toEqual([2]);
  });

  it('TT21: are taken back by being put on a day', () => {
    const { production, day, two, waiting, statuses } = film();
    production.run('parkScenes', { sceneIds: [two] });
    production.allocate(day, two);
    expect([waiting(), statuses()]).toEqual([[], ['draft', 'draft']]);
  });

  it('TT21: stay where a day is locked; what is shot or left out is not put aside', () => {
    const { production, day, one, two, statuses } = film();
    production.run('editTimetable', { timetableId: day, patch: { locked: true } });
    expect(production.try('parkScenes', { sceneIds: [one] })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
    production.run('editScenes', { sceneIds: [two], patch: { status: 'omitted' } });
    expect(production.try('parkScenes', { sceneIds: [two] }).kind).toBe('nothing');
    expect(production.try('unparkScenes', { sceneIds: [two] }).kind).toBe('nothing');
    expect(statuses()).toEqual(['draft', 'omitted']);
  });
});
