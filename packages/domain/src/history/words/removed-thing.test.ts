import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import type { CommandName } from '../../commands.ts';
import { removedThing } from './removed-thing.ts';

/** A scene on a day, and what is said of its row, the scene and the day after a command. */
function said(name: CommandName, argsOf: (ids: { sceneId: string; dayId: string; rowId: string }) => object) {
  const production = new Production();
  const sceneId = production.scene(1);
  const dayId = production.day('2026-12-01');
  const rowId = production.allocate(dayId, sceneId)[0]!;
  const before = production.state;
  production.run(name, argsOf({ sceneId, dayId, rowId }) as never);
  const { _id, words } = removedThing(before, production.state, 'timetableRow', rowId);
  return { words, isOf: { [sceneId]: 'scene', [dayId]: 'day', [rowId]: 'row' }[_id] };
}

it('SN13: a row that went with its scene or its day is told as what went', () => {
  expect(said('removeScenes', ({ sceneId }) => ({ sceneIds: [sceneId] }))).toEqual({
    words: '이 씬을 지웠어요.',
    isOf: 'scene',
  });
  expect(said('removeTimetable', ({ dayId }) => ({ timetableId: dayId }))).toEqual({
    words: '이 촬영일을 지웠어요.',
    isOf: 'day',
  });
  expect(said('parkScenes', ({ sceneId }) => ({ sceneIds: [sceneId] }))).toEqual({
    words: '이 씬을 보류했어요.',
    isOf: 'row',
  });
  expect(said('removeRows', ({ rowId }) => ({ rowIds: [rowId] }))).toEqual({
    words: '이 씬을 날에서 빼고 미배정으로 되돌렸어요.',
    isOf: 'row',
  });
});
