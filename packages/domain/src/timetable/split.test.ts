import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dayClock, rowsOf } from '../index.ts';
import { dayLines } from './day-lines.ts';

const film = () => {
  const production = new Production();
  const sceneId = production.scene(12, { plannedMinutes: 95 });
  const [first, second] = [production.day('2026-12-01'), production.day('2026-12-02')];
  const [row] = production.allocate(first, sceneId);
  const put = (timetableId: string) => {
    const rows = [{ rowId: production.newId(), sceneId }];
    return production.try('allocateScenes', { timetableId, afterRowId: null, rows });
  };
  const split = (toTimetableId = second, share: { firstMinutes?: number } = {}) =>
    production.try('splitRow', {
      ...{ rowId: row!, secondRowId: production.newId(), toTimetableId, afterRowId: null },
      ...share,
    });
  const standing = () =>
    [first, second].map((day) => rowsOf(production.state, day).map(({ part, minutes }) => [part, minutes]));
  return { production, first, second, row: row!, put, split, standing };
};

describe('a scene that is put on a day', () => {
  it('TT12: is moved from the day where it stood, and keeps what its row says', () => {
    const { production, second, row, put, standing } = film();
    production.run('editRow', { rowId: row, patch: { note: '크레인', minutes: 120 } });
    expect(put(second)).toMatchObject({ kind: 'changes', adjusted: false });
    expect(standing()).toEqual([[], [[null, 120]]]);
    expect(production.state.timetableRow.get(row)).toMatchObject({ timetableId: second, note: '크레인' });
  });

  it('TT12: stays where its day is locked, and comes once though it is named twice', () => {
    const { production, first, second, put } = film();
    production.run('editTimetable', { timetableId: first, patch: { locked: true } });
    expect(put(second)).toMatchObject({ kind: 'refuse', refusal: { code: 'locked' } });
    const other = production.scene(13);
    const rows = [1, 2].map(() => ({ rowId: production.newId(), sceneId: other }));
    production.run('allocateScenes', { timetableId: second, afterRowId: null, rows });
    expect(rowsOf(production.state, second)).toHaveLength(1);
  });

  it('TT12: comes anew after something of it has been shot, and on another board', () => {
    const { production, first, second, row, put, standing } = film();
    production.run('recordRow', { rowId: row, patch: { state: 'partial' } });
    put(second);
    expect(standing()).toEqual([[[null, null]], [[null, null]]]);
    const boardId = production.newId();
    production.run('addBoard', { boardId, name: '2안' });
    const elsewhere = production.newId();
    production.run('addTimetable', {
      ...{ timetableId: elsewhere, boardId, tableDate: '2026-12-01' },
      ...{ unit: 'A', dayKind: '촬영', calltime: null },
    });
    put(elsewhere);
    expect(rowsOf(production.state, elsewhere)).toHaveLength(1);
    expect(rowsOf(production.state, first)).toHaveLength(1);
  });
});

describe('a split', () => {
  it('TT13: makes two parts that share the minutes, and what is split is not moved as one', () => {
    const { production, first, second, split, put, standing } = film();
    expect(split()).toMatchObject({ kind: 'changes', adjusted: false });
    expect(standing()).toEqual([[[1, 48]], [[2, 47]]]);
    expect(
      dayClock(production.state, first).shootMinutes + dayClock(production.state, second).shootMinutes,
    ).toBe(95);
    expect(put(second)).toMatchObject({ kind: 'refuse', refusal: { code: 'scene_is_split' } });
  });

  it('TT13: leaves as much as is asked for, and halves a row that has become shorter than that', () => {
    const asked = film();
    asked.split(asked.second, { firstMinutes: 60 });
    expect(asked.standing()).toEqual([[[1, 60]], [[2, 35]]]);
    const shorter = film();
    shorter.split(shorter.second, { firstMinutes: 95 });
    expect(shorter.standing()).toEqual([[[1, 48]], [[2, 47]]]);
  });

  it('TT13: a part is split again, and the parts after it count on', () => {
    const { production, first, row, split, standing } = film();
    split();
    const third = production.day('2026-12-03');
    expect(split(third)).toMatchObject({ kind: 'changes' });
    const all = () => [
      ...standing(),
      rowsOf(production.state, third).map(({ part, minutes }) => [part, minutes]),
    ];
    expect(all()).toEqual([[[1, 24]], [[3, 47]], [[2, 24]]]);
    const labels = [first, third].map((day) =>
      dayLines(production.state, day).map((line) => (line.kind === 'scene' ? line.labels : [])),
    );
    expect(labels).toEqual([[['12 (1/3)']], [['12 (2/3)']]]);
    production.run('rejoinRow', { rowId: row });
    expect(all()).toEqual([[[null, null]], [], []]);
  });

  it('TT13: what is left of a scene is made one part where another has been shot', () => {
    const { production, second, row, split, standing } = film();
    split();
    production.run('recordRow', { rowId: row, patch: { state: 'done' } });
    const [rest] = rowsOf(production.state, second);
    const third = production.day('2026-12-03');
    const again = {
      rowId: rest!._id,
      secondRowId: production.newId(),
      toTimetableId: third,
      afterRowId: null,
    };
    production.run('splitRow', again);
    production.run('rejoinRow', { rowId: rest!._id });
    expect(standing()).toEqual([[[1, 48]], [[2, 47]]]);
  });

  it('TT13: is told where the others are shot and nothing is left to join', () => {
    const { production, second, row, split } = film();
    split();
    production.run('recordRow', { rowId: row, patch: { state: 'done' } });
    const [rest] = rowsOf(production.state, second);
    expect(production.try('rejoinRow', { rowId: rest!._id })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'nothing_to_join' },
    });
  });

  it('TT13: is refused where a later part stands on a locked day, for its number would change', () => {
    const { production, second, split } = film();
    split();
    production.run('editTimetable', { timetableId: second, patch: { locked: true } });
    expect(split(production.day('2026-12-03'))).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
  });

  it('TT13: is made whole again where the part stands that is asked', () => {
    const { production, second, split, standing } = film();
    split();
    production.run('rejoinRow', { rowId: rowsOf(production.state, second)[0]!._id });
    expect(standing()).toEqual([[], [[null, null]]]);
  });

  it('TT13: keeps the minutes that people gave to the parts', () => {
    const { production, row, split, standing } = film();
    split();
    production.run('editRow', { rowId: row, patch: { minutes: 60 } });
    production.run('rejoinRow', { rowId: row });
    expect(standing()).toEqual([[[null, 107]], []]);
  });

  it('TT13: is refused on a locked day, of a row without a scene, and to another board', () => {
    const { production, first, second, split } = film();
    production.run('editTimetable', { timetableId: second, patch: { locked: true } });
    expect(split()).toMatchObject({ kind: 'refuse', refusal: { code: 'locked' } });
    const phaseData = { kind: '식사', label: '', minutes: 60, note: '' } as const;
    const rowId = production.newId();
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: null, phaseData });
    const args = { rowId, secondRowId: production.newId(), toTimetableId: first, afterRowId: null };
    expect(production.try('splitRow', args)).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'not_found' },
    });
  });
});
