import { Production, publishSheet } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  allocatedScenes,
  applyChanges,
  asIfPlan,
  currentBoard,
  daysOf,
  type Id,
  planUndo,
  reportOf,
  rowsOf,
  timetableAllocation,
} from '../../index.ts';

/** Four scenes on two days, a copy of the board made before the shoot, and the first day shot: scene 1 whole, 2 not at all. */
const shoot = () => {
  const production = new Production();
  const scenes = [1, 2, 3, 4].map((no) => production.scene(no)) as [Id, Id, Id, Id];
  const [one, two, three, four] = scenes;
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const [row, dropped] = production.allocate(first, one, two);
  production.allocate(second, three, four);
  const other = production.newId();
  production.run('copyBoard', { fromBoardId: production.boardId, boardId: other, name: '2안' });
  const [otherFirst, otherSecond] = daysOf(production.state, other).map(({ _id }) => _id) as [Id, Id];
  const record = () => {
    production.run('recordRow', { rowId: row!, patch: { state: 'done', actualStart: 480, actualEnd: 520 } });
    production.run('recordRow', { rowId: dropped!, patch: { state: 'dropped' } });
  };
  const onDay = (dayId: Id) =>
    rowsOf(production.state, dayId).flatMap((at) => (at.sceneData ? [[at.sceneData, at.state]] : []));
  const makeCurrent = (boardId: Id) => production.run('makeBoardCurrent', { boardId });
  const mine = { board: production.boardId, other, first, second, otherFirst };
  return { production, scenes, ...mine, otherSecond, record, onDay, makeCurrent };
};

describe('another board that becomes the plan in the middle of a shoot', () => {
  it('TT35: has the days that were shot, with what was recorded on them', () => {
    const { production, scenes, other, first, otherFirst, otherSecond, record, onDay, makeCurrent } = shoot();
    record();
    makeCurrent(other);
    expect(daysOf(production.state, other).map(({ _id }) => _id)).toEqual([first, otherSecond]);
    expect(production.state.timetable.has(otherFirst)).toBe(false);
    expect(onDay(first)).toEqual([
      [scenes[0], 'done'],
      [scenes[1], 'dropped'],
    ]);
    expect(allocatedScenes(production.state).has(scenes[1])).toBe(false);
  });

  it('TT35: keeps no scene to be shot that is shot already, on whichever day it had it', () => {
    const { production, scenes, other, first, otherFirst, otherSecond, record, makeCurrent } = shoot();
    const [planned] = rowsOf(production.state, otherFirst);
    production.run('moveRows', { rowIds: [planned!._id], toTimetableId: otherSecond, afterRowId: null });
    record();
    makeCurrent(other);
    expect(timetableAllocation(production.state, scenes[0]).map(({ _id }) => _id)).toEqual([first]);
    expect(timetableAllocation(production.state, scenes[2]).map(({ _id }) => _id)).toEqual([otherSecond]);
  });

  it('TT35: leaves a copy of what was shot on the board that was the plan', () => {
    const { production, board, other, second, record, onDay, makeCurrent, scenes } = shoot();
    record();
    makeCurrent(other);
    const [copied, kept] = daysOf(production.state, board);
    expect(kept?._id).toBe(second);
    expect(onDay(copied!._id)).toEqual([
      [scenes[0], 'done'],
      [scenes[1], 'dropped'],
    ]);
    makeCurrent(board);
    expect(daysOf(production.state, board)).toHaveLength(2);
    expect(daysOf(production.state, other)).toHaveLength(2);
  });

  it('TT35: takes sheets and reports of what was shot along', () => {
    const { production, other, first, record, makeCurrent } = shoot();
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: first });
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
    record();
    const reportId = production.newId();
    production.run('editDayReport', {
      reportId,
      timetableId: first,
      patch: { remarks: '비' },
      cuts: [],
      calls: [],
    });
    makeCurrent(other);
    expect(production.state.callsheet.get(callsheetId)?.timetable).toBe(first);
    expect(production.state.timetable.get(first)?.boardId).toBe(other);
    expect(reportOf(production.state, first)?.remarks).toBe('비');
  });

  it('TT35: gives a day that people were called by to the board that was the plan', () => {
    const { production, board, other, first, otherFirst, record, makeCurrent } = shoot();
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: otherFirst });
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
    record();
    makeCurrent(other);
    expect(production.state.timetable.get(first)?.boardId).toBe(other);
    expect(production.state.timetable.get(otherFirst)?.boardId).toBe(board);
    expect(daysOf(production.state, board)).toHaveLength(2);
  });

  it('TT35: is taken back whole by one undo', () => {
    const { production, board, other, record, makeCurrent } = shoot();
    record();
    const before = production.state;
    makeCurrent(other);
    const undo = planUndo(production.state, production.log.at(-1)!, production.context());
    expect(undo.left).toEqual([]);
    if (undo.plan.kind !== 'changes') throw new Error('nothing is taken back');
    const after = applyChanges(production.state, undo.plan.changes);
    expect(currentBoard(after)?._id).toBe(board);
    expect(after.timetable).toEqual(before.timetable);
    expect(after.timetableRow).toEqual(before.timetableRow);
  });

  it('TT35: moves nothing where nothing is shot', () => {
    const { production, other, makeCurrent } = shoot();
    const before = production.state;
    makeCurrent(other);
    expect(production.state.timetable).toBe(before.timetable);
    expect(production.state.timetableRow).toBe(before.timetableRow);
  });
});

describe('a board that is not the plan', () => {
  it('TT35: waits for no scene that the plan has shot', () => {
    const { production, scenes, record } = shoot();
    const empty = production.newId();
    production.run('addBoard', { boardId: empty, name: '3안' });
    expect(allocatedScenes(production.state, empty).size).toBe(0);
    record();
    expect([...allocatedScenes(production.state, empty)]).toEqual([scenes[0]]);
  });

  it('TT35: waits for a scene of which one part was not shot and stands nowhere', () => {
    const { production, scenes, second } = shoot();
    const empty = production.newId();
    production.run('addBoard', { boardId: empty, name: '3안' });
    const [three] = rowsOf(production.state, second);
    const partId = production.newId();
    const halves = { rowId: three!._id, secondRowId: partId, toTimetableId: second, afterRowId: three!._id };
    production.run('splitRow', halves);
    production.run('recordRow', { rowId: three!._id, patch: { state: 'done' } });
    production.run('recordRow', { rowId: partId, patch: { state: 'dropped' } });
    expect(allocatedScenes(production.state, empty).has(scenes[2])).toBe(false);
    production.run('recordRow', { rowId: partId, patch: { state: 'done' } });
    expect(allocatedScenes(production.state, empty).has(scenes[2])).toBe(true);
  });

  it('TT40: is weighed as if it had become it, and nothing is changed by that', () => {
    const { production, board, other, record, makeCurrent } = shoot();
    expect(asIfPlan(production.state, other)).toEqual({ state: production.state, shotDays: 0 });
    record();
    const { state } = production;
    expect(asIfPlan(state, board)).toEqual({ state, shotDays: 0 });
    const asPlan = asIfPlan(state, other);
    expect([asPlan.shotDays, production.state]).toEqual([1, state]);
    makeCurrent(other);
    const stands = (of: typeof state) =>
      daysOf(of, other).map((day) => [day._id, rowsOf(of, day._id).map(({ _id }) => _id)]);
    expect(stands(asPlan.state)).toEqual(stands(production.state));
  });
});
