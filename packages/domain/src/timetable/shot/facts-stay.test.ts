import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { allocatedScenes, type Id, rowsOf, type TimetableRow } from '../../index.ts';

function film() {
  const production = new Production();
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const sceneId = production.scene(12, { plannedMinutes: 90 });
  const [rowId] = production.allocate(first, sceneId) as [Id];
  const record = (state: TimetableRow['state']) =>
    production.run('recordRow', { rowId, patch: { state, actualStart: 480, actualEnd: 540 } });
  const move = () => production.try('moveRows', { rowIds: [rowId], toTimetableId: second, afterRowId: null });
  const states = (day: Id) => rowsOf(production.state, day).map(({ state }) => state);
  const waits = () => !allocatedScenes(production.state, production.boardId).has(sceneId);
  return { production, first, second, rowId, sceneId, record, move, states, waits };
}

describe('what is shot', () => {
  it.each(['done', 'shooting'] as const)('TT34: stays on its day, and on the board (%s)', (state) => {
    const { production, first, second, rowId, record, move, states, waits } = film();
    record(state);
    const refused = { kind: 'refuse', refusal: { code: 'row_was_shot' } };
    expect(move()).toMatchObject(refused);
    expect(production.try('removeRows', { rowIds: [rowId] })).toMatchObject(refused);
    expect([states(first), states(second), waits()]).toEqual([[state], [], false]);
  });

  it.each(['partial', 'dropped'] as const)(
    'TT34: waits again as %s, comes anew, and its record stays',
    (state) => {
      const { first, second, record, move, states, waits } = film();
      record(state);
      expect(waits()).toBe(true);
      expect(move()).toMatchObject({ kind: 'changes' });
      expect([states(first), states(second), waits()]).toEqual([[state], ['planned'], false]);
      expect(move()).toMatchObject({ kind: 'nothing' });
      expect(states(second)).toEqual(['planned']);
    },
  );

  it('TT34: waits again for a part that was not shot, while the others stay, and comes to a day as that part', () => {
    const { production, first, second, rowId, sceneId, waits } = film();
    const third = production.day('2026-12-03');
    const partId = production.newId();
    const halves = { rowId, secondRowId: partId, toTimetableId: second, afterRowId: null };
    production.run('splitRow', halves);
    production.run('recordRow', { rowId, patch: { state: 'dropped' } });
    expect(waits()).toBe(true);
    const again = production.newId();
    const rows = [{ rowId: again, sceneId }];
    production.run('allocateScenes', { timetableId: third, afterRowId: null, rows });
    expect(waits()).toBe(false);
    expect(rowsOf(production.state, third)).toMatchObject([{ _id: again, part: 1, minutes: 45 }]);
    expect(rowsOf(production.state, second)).toMatchObject([{ _id: partId, part: 2 }]);
    expect(rowsOf(production.state, first)).toMatchObject([{ _id: rowId, state: 'dropped' }]);
    production.run('removeRows', { rowIds: [again] });
    expect(waits()).toBe(true);
  });

  it('TT34: holds its day to its date, and on the board', () => {
    const { production, first, second, record } = film();
    record('done');
    const refused = { kind: 'refuse', refusal: { code: 'day_was_shot' } };
    const swap = { timetableId: second, withTimetableId: first };
    expect(production.try('removeTimetable', { timetableId: first })).toMatchObject(refused);
    expect(production.try('swapTimetables', swap)).toMatchObject(refused);
    const edit = (patch: object) => production.try('editTimetable', { timetableId: first, patch });
    expect(edit({ tableDate: '2026-12-09' })).toMatchObject(refused);
    expect(edit({ note: '비' })).toMatchObject({ kind: 'changes' });
  });

  it('TT34: is joined with nothing, and not put aside', () => {
    const { production, first, sceneId, rowId, record } = film();
    const [other] = production.allocate(first, production.scene(13));
    record('done');
    const refused = { kind: 'refuse', refusal: { code: 'row_was_shot' } };
    expect(production.try('joinRows', { rowIds: [rowId, other!] })).toMatchObject(refused);
    expect(production.try('parkScenes', { sceneIds: [sceneId] })).toMatchObject(refused);
  });

  it('TT34: can still change its place within its day', () => {
    const { production, first, rowId, record } = film();
    const [other] = production.allocate(first, production.scene(13));
    record('done');
    production.run('moveRows', { rowIds: [rowId], toTimetableId: first, afterRowId: other! });
    expect(rowsOf(production.state, first).map(({ _id }) => _id)).toEqual([other, rowId]);
  });
});
