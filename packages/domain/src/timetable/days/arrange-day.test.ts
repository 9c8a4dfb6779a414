import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, daysOf, planUndo, rowsOf } from '../../index.ts';

/** Four scenes on a day, in the order of their numbers. */
function shoot() {
  const film = new Production();
  const day = film.day('2026-12-01', { calltime: 420 });
  const rows = film.allocate(day, film.scene(1), film.scene(2), film.scene(3), film.scene(4));
  const says = () => {
    const [{ calltime } = { calltime: null }] = daysOf(film.state, film.boardId);
    return [calltime, ...rowsOf(film.state, day).map(({ _id }) => rows.indexOf(_id) + 1)];
  };
  return { film, day, rows, says };
}

describe('TT33: a day in another order', () => {
  it('is one step with its call, which undo takes back whole', () => {
    const { film, day, rows, says } = shoot();
    const [one, two, three, four] = rows;
    const rowIds = [three!, one!, four!, two!];
    film.run('arrangeDay', { timetableId: day, rowIds, calltime: 510 });
    expect(says()).toEqual([510, 3, 1, 4, 2]);
    const { plan } = planUndo(film.state, film.log.at(-1)!, film.context());
    film.state = applyChanges(film.state, plan.kind === 'changes' ? plan.changes : []);
    expect(says()).toEqual([420, 1, 2, 3, 4]);
  });

  it('leaves where it is what came meanwhile, and does not bring back what has left', () => {
    const { film, day, rows, says } = shoot();
    const [one, two, three, four] = rows;
    const other = film.day('2026-12-02', { calltime: 420 });
    film.run('moveRows', { rowIds: [two!], toTimetableId: other, afterRowId: null });
    const [late] = film.allocate(day, film.scene(5));
    film.run('moveRows', { rowIds: [late!], toTimetableId: day, afterRowId: one! });
    film.run('arrangeDay', { timetableId: day, rowIds: [four!, three!, two!, one!], calltime: null });
    expect(says()).toEqual([420, 4, 0, 3, 1]);
    expect(rowsOf(film.state, other).map(({ _id }) => _id)).toEqual([two]);
  });

  it('is told apart again where two rows have the same place', () => {
    const { film, day, rows, says } = shoot();
    const [first, second] = rowsOf(film.state, day);
    const moved = { ...second!, orderKey: first!.orderKey };
    film.state = applyChanges(film.state, [
      { table: 'timetableRow', op: 'delete', row: second! },
      { table: 'timetableRow', op: 'insert', row: moved },
    ]);
    film.run('arrangeDay', { timetableId: day, rowIds: rows.toReversed(), calltime: null });
    expect(says()).toEqual([420, 4, 3, 2, 1]);
  });

  it('is refused where the day is locked or gone, or none of the rows is there any more', () => {
    const { film, day, rows } = shoot();
    const nobodys = { timetableId: day, rowIds: [film.newId()], calltime: 510 };
    expect(film.try('arrangeDay', nobodys)).toMatchObject({ refusal: { code: 'not_found' } });
    film.run('editTimetable', { timetableId: day, patch: { locked: true } });
    const args = { timetableId: day, rowIds: rows, calltime: null };
    expect(film.try('arrangeDay', args)).toMatchObject({ refusal: { code: 'locked' } });
    const gone = { ...args, timetableId: film.newId() };
    expect(film.try('arrangeDay', gone)).toMatchObject({ refusal: { code: 'not_found' } });
  });
});
