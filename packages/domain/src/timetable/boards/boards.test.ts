import { Production, publishSheet } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  allocatedScenes,
  applyChanges,
  boardsOf,
  currentBoard,
  daysOf,
  planUndo,
  rowsOf,
  timetableAllocation,
} from '../../index.ts';

function takeBack(production: Production, { plan }: ReturnType<typeof planUndo>): void {
  if (plan.kind !== 'changes') throw new Error('nothing is taken back');
  production.state = applyChanges(production.state, plan.changes);
}

const film = () => {
  const production = new Production();
  const [one, two, waiting] = [production.scene(1), production.scene(2), production.scene(3)];
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const [row] = production.allocate(first, one);
  const [joined] = production.allocate(first, two);
  production.run('editRow', { rowId: row!, patch: { joinedWith: joined!, pinned: true, note: '크레인' } });
  production.run('editTimetable', { timetableId: first, patch: { locked: true } });
  const copy = (name = '2안') => {
    const boardId = production.newId();
    production.run('copyBoard', { fromBoardId: production.boardId, boardId, name });
    return boardId;
  };
  const copiedDays = () => {
    const boardId = copy();
    return daysOf(production.state, boardId);
  };
  const undoLast = () => planUndo(production.state, production.log.at(-1)!, production.context());
  return { production, one, waiting, first, second, row: row!, copy, copiedDays, undoLast };
};

describe('a copy of a board', () => {
  it('TT15: has the days and rows, joined and pinned as they are; locks stay with the original', () => {
    const { production, first, copiedDays } = film();
    const days = copiedDays();
    expect(days.map(({ tableDate, locked }) => [tableDate, locked])).toEqual([
      ['2026-12-01', false],
      ['2026-12-02', false],
    ]);
    expect(production.state.timetable.get(first)?.locked).toBe(true);
    const [row, other] = rowsOf(production.state, days[0]!._id);
    expect(row).toMatchObject({ note: '크레인', pinned: true, joinedWith: other!._id });
    expect(rowsOf(production.state, first)[0]?._id).not.toBe(row!._id);
  });

  it('TT15: lets a row stand alone that is joined with one of another board', () => {
    const { production, row, copiedDays } = film();
    const other = production.newId();
    production.run('addBoard', { boardId: other, name: '3안' });
    const elsewhere = production.newId();
    const day = { timetableId: elsewhere, boardId: other, tableDate: '2026-12-09' };
    production.run('addTimetable', { ...day, unit: 'A', dayKind: '촬영', calltime: null });
    const [head] = production.allocate(elsewhere, production.scene(9));
    production.run('editTimetable', {
      timetableId: production.state.timetableRow.get(row)!.timetableId,
      patch: { locked: false },
    });
    production.run('editRow', { rowId: row, patch: { joinedWith: head! } });
    const [copied] = copiedDays();
    expect(
      rowsOf(production.state, copied!._id).find(({ note }) => note === '크레인')?.joinedWith,
    ).toBeNull();
  });

  it('TT15: keeps what was recorded on set', () => {
    const { production, row, copiedDays } = film();
    production.run('recordRow', { rowId: row, patch: { state: 'done', actualStart: 480, actualEnd: 520 } });
    const [day] = copiedDays();
    expect(rowsOf(production.state, day!._id)[0]).toMatchObject({ state: 'done', actualEnd: 520 });
  });

  it('TT15: is taken back whole by one undo, whichever row the joined ones name', () => {
    const { copy, undoLast } = film();
    copy();
    const undo = undoLast();
    expect(undo.left).toEqual([]);
    expect(undo.restored).toBe(1 + 2 + 2);
  });

  it('TT15: gives every row of a large board an id of its own', () => {
    const { production, second, copiedDays } = film();
    const scenes = Array.from({ length: 480 }, (_, i) => production.scene(i + 10));
    production.allocate(second, ...scenes);
    const ids = copiedDays().flatMap((day) => rowsOf(production.state, day._id));
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(482);
  });

  it('TT12: is worked on by itself: a scene put on a day there stays where it stands here', () => {
    const { production, one, waiting, first, copy } = film();
    const boardId = copy();
    const [, second] = daysOf(production.state, boardId);
    production.allocate(second!._id, waiting);
    expect(timetableAllocation(production.state, waiting)).toEqual([]);
    expect(timetableAllocation(production.state, waiting, boardId)).toEqual([second]);
    expect(allocatedScenes(production.state).has(waiting)).toBe(false);
    expect(allocatedScenes(production.state, boardId).has(waiting)).toBe(true);
    expect(timetableAllocation(production.state, one).map(({ _id }) => _id)).toEqual([first]);
  });
});

describe('the current board', () => {
  it('TT14: is another one after one command, and where scenes stand follows it', () => {
    const { production, waiting, copy } = film();
    const boardId = copy();
    const [, second] = daysOf(production.state, boardId);
    production.allocate(second!._id, waiting);
    production.run('makeBoardCurrent', { boardId });
    expect(currentBoard(production.state)?._id).toBe(boardId);
    expect(boardsOf(production.state).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(timetableAllocation(production.state, waiting)).toEqual([second]);
    expect(production.try('makeBoardCurrent', { boardId }).kind).toBe('nothing');
  });

  it('TT14: leaves call sheets with their days', () => {
    const { production, first, copy } = film();
    production.run('makeCallsheet', { callsheetId: production.newId(), timetableId: first });
    const boardId = copy();
    production.run('makeBoardCurrent', { boardId });
    expect([...production.state.callsheet.values()].map((sheet) => sheet.timetable)).toEqual([first]);
  });

  it('TT14: is the first in order where an undo left none', () => {
    const { production, copy } = film();
    const [second, third] = [copy('2안'), copy('3안')];
    production.run('makeBoardCurrent', { boardId: second });
    const made = production.log.at(-1)!;
    production.run('editTimetable', {
      timetableId: daysOf(production.state, production.boardId)[0]!._id,
      patch: { locked: false },
    });
    production.run('removeBoard', { boardId: production.boardId });
    const undo = planUndo(production.state, made, production.context());
    takeBack(production, undo);
    expect(boardsOf(production.state).some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(currentBoard(production.state)?._id).toBe(boardsOf(production.state)[0]?._id);
    expect(boardsOf(production.state).map(({ _id }) => _id)).toEqual([third, second]);
  });
});

describe('an undo of what board is the plan', () => {
  it('UN10: leaves it where a third board has become the plan since', () => {
    const { production, copy } = film();
    const [second, third] = [copy('2안'), copy('3안')];
    production.run('makeBoardCurrent', { boardId: second });
    const made = production.log.at(-1)!;
    production.run('makeBoardCurrent', { boardId: third });
    const undo = planUndo(production.state, made, production.context());
    expect([undo.plan.kind, undo.left.length]).toEqual(['refuse', 2]);
    production.run('makeBoardCurrent', { boardId: second });
    takeBack(production, planUndo(production.state, made, production.context()));
    const current = [...production.state.board.values()].filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ _id }) => _id)).toEqual([production.boardId]);
  });
});

describe('a board that is removed', () => {
  it('TT16: takes its days and rows along, and comes back whole with one undo', () => {
    const { production, copy, undoLast } = film();
    const boardId = copy();
    production.run('removeBoard', { boardId });
    expect(daysOf(production.state, boardId)).toEqual([]);
    expect(production.state.timetableRow.size).toBe(2);
    const undo = undoLast();
    expect(undo.left).toEqual([]);
    takeBack(production, undo);
    const [row, other] = rowsOf(production.state, daysOf(production.state, boardId)[0]!._id);
    expect(row?.joinedWith).toBe(other?._id);
  });

  it('TT16: is never the current one, one with a locked day, or one with a published sheet', () => {
    const { production, first, copy } = film();
    expect(production.try('removeBoard', { boardId: production.boardId })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'board_current' },
    });
    production.run('makeBoardCurrent', { boardId: copy() });
    expect(production.try('removeBoard', { boardId: production.boardId })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
    production.run('editTimetable', { timetableId: first, patch: { locked: false } });
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: first });
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
    expect(production.try('removeBoard', { boardId: production.boardId })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'day_not_empty' },
    });
  });
});

describe('two days that change places', () => {
  it('TT17: keep what is planned on them, and go back with one undo', () => {
    const { production, first, second, row, undoLast } = film();
    expect(production.try('swapTimetables', { timetableId: first, withTimetableId: second })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
    production.run('editTimetable', { timetableId: first, patch: { locked: false } });
    production.run('swapTimetables', { timetableId: first, withTimetableId: second });
    expect(daysOf(production.state, production.boardId).map(({ _id }) => _id)).toEqual([second, first]);
    expect(production.state.timetableRow.get(row)?.timetableId).toBe(first);
    const undo = undoLast();
    expect(undo.left).toEqual([]);
    takeBack(production, undo);
    expect(production.state.timetable.get(first)?.tableDate).toBe('2026-12-01');
  });

  it('TT17: stand on one board', () => {
    const { production, second, copiedDays } = film();
    const [, other] = copiedDays();
    const swap = { timetableId: second, withTimetableId: other!._id };
    expect(production.try('swapTimetables', swap)).toMatchObject({ refusal: { code: 'not_found' } });
  });
});
