import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dayNumbers, rowsOf } from '../index.ts';

const scenesOn = (production: Production, day: string): (number | string)[] =>
  rowsOf(production.state, day).map((row) =>
    row.sceneData ? production.state.scene.get(row.sceneData)!.sceneNo : row.phaseData!.kind,
  );

const film = () => {
  const production = new Production();
  const scenes = [1, 2, 3, 4, 5].map((n) => production.scene(n));
  const days = ['2026-12-01', '2026-12-02'].map((date) => production.day(date));
  return { production, scenes, first: days[0]!, second: days[1]! };
};

describe('days', () => {
  it('TT1: a board has one day for each date and unit', () => {
    const { production } = film();
    const again = { timetableId: production.newId(), boardId: production.boardId, tableDate: '2026-12-01' };
    const rest = { dayKind: '촬영', calltime: null } as const;
    expect(production.try('addTimetable', { ...again, unit: 'A', ...rest })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'day_date_taken' },
    });
    expect(production.try('addTimetable', { ...again, unit: 'B', ...rest }).kind).toBe('changes');
  });

  it('TT2: 회차 counts shooting days by date within a unit, and moves with the dates', () => {
    const { production, first, second } = film();
    const off = production.day('2026-11-30', { dayKind: '휴일' });
    const numbers = dayNumbers(production.state, production.boardId);
    expect([numbers.get(off), numbers.get(first), numbers.get(second)]).toEqual([undefined, 1, 2]);
    production.run('editTimetable', { timetableId: first, patch: { tableDate: '2026-12-09' } });
    expect(dayNumbers(production.state, production.boardId).get(first)).toBe(2);
  });

  it('TT6: a removed day gives its scenes back to the pool', () => {
    const { production, scenes, first } = film();
    production.allocate(first, ...scenes);
    production.run('removeTimetable', { timetableId: first });
    expect(production.state.timetableRow.size).toBe(0);
    expect(production.state.scene.size).toBe(5);
  });

  it('TT7: a locked day takes no change until it is unlocked', () => {
    const { production, scenes, first, second } = film();
    const [row] = production.allocate(first, scenes[0]!);
    production.run('editTimetable', { timetableId: first, patch: { locked: true } });
    const locked = { kind: 'refuse', refusal: { code: 'locked' } };
    const to = (day: string) => ({ rowIds: [row!], toTimetableId: day, afterRowId: null });
    expect(production.try('moveRows', to(second))).toMatchObject(locked);
    expect(production.try('removeRows', { rowIds: [row!] })).toMatchObject(locked);
    const [other] = production.allocate(second, scenes[1]!);
    expect(production.try('moveRows', { ...to(first), rowIds: [other!] })).toMatchObject(locked);
    expect(production.try('removeTimetable', { timetableId: first })).toMatchObject(locked);
    production.run('editTimetable', { timetableId: first, patch: { locked: false } });
    expect(production.try('moveRows', to(second)).kind).toBe('changes');
  });
});

describe('rows', () => {
  it('TT8: stand in the order given, after the neighbour named', () => {
    const { production, scenes, first } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[1]!, scenes[2]!);
    const phaseData = { kind: '식사', label: '점심', minutes: 60, note: '' } as const;
    const rowId = production.newId();
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: rows[0]!, phaseData });
    expect(scenesOn(production, first)).toEqual([1, '식사', 2, 3]);
  });

  it('move together, in the order in which they were picked', () => {
    const { production, scenes, first, second } = film();
    const rows = production.allocate(first, ...scenes);
    const [other] = production.allocate(second, production.scene(9));
    const rowIds = [rows[3]!, rows[1]!];
    production.run('moveRows', { rowIds, toTimetableId: second, afterRowId: other! });
    expect(scenesOn(production, first)).toEqual([1, 3, 5]);
    expect(scenesOn(production, second)).toEqual([9, 4, 2]);
  });

  it('that stand there already change nothing', () => {
    const { production, scenes, first } = film();
    const rows = production.allocate(first, ...scenes);
    const still = { rowIds: [rows[1]!, rows[2]!], toTimetableId: first, afterRowId: rows[0]! };
    expect(production.try('moveRows', still)).toEqual({ kind: 'nothing' });
  });

  it('TT8: go to the end, and say so, when their neighbour has gone', () => {
    const { production, scenes, first, second } = film();
    const [row] = production.allocate(first, scenes[0]!);
    production.allocate(second, scenes[1]!);
    const plan = production.run('moveRows', {
      rowIds: [row!],
      toTimetableId: second,
      afterRowId: production.newId(),
    });
    expect(plan).toMatchObject({ kind: 'changes', adjusted: true });
    expect(scenesOn(production, second)).toEqual([2, 1]);
  });

  it('TT8: are moved without those that have gone, and that is said', () => {
    const { production, scenes, first, second } = film();
    const [row] = production.allocate(first, scenes[0]!);
    const rowIds = [row!, production.newId()];
    expect(production.run('moveRows', { rowIds, toTimetableId: second, afterRowId: null })).toMatchObject({
      adjusted: true,
    });
    expect(scenesOn(production, second)).toEqual([1]);
  });

  it.each([
    ['by itself', 'removeRows'],
    ['with its scene', 'removeScenes'],
    ['with its day', 'removeTimetable'],
  ] as const)('TT9: that were joined with a row stand alone when it leaves %s', (_how, command) => {
    const { production, scenes, first, second } = film();
    const [head] = production.allocate(first, scenes[0]!);
    const [joined] = production.allocate(second, scenes[1]!);
    production.run('editRow', { rowId: joined!, patch: { joinedWith: head! } });
    const args = { removeRows: { rowIds: [head!] }, removeScenes: { sceneIds: [scenes[0]!] } };
    if (command === 'removeTimetable') production.run(command, { timetableId: first });
    else if (command === 'removeRows') production.run(command, args[command]);
    else production.run(command, args[command]);
    expect(production.state.timetableRow.has(head!)).toBe(false);
    expect(production.state.timetableRow.get(joined!)!.joinedWith).toBeNull();
  });

  it('TT4: phaseData can be changed on phase rows only', () => {
    const { production, scenes, first } = film();
    const [row] = production.allocate(first, scenes[0]!);
    const phaseData = { kind: '이동', label: '', minutes: 30, note: '' } as const;
    expect(production.try('editRow', { rowId: row!, patch: { phaseData } })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'phase_only' },
    });
    const rowId = production.newId();
    const was = { ...phaseData, minutes: 60 };
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: null, phaseData: was });
    production.run('editRow', { rowId, patch: { phaseData } });
    expect(production.state.timetableRow.get(rowId)!.phaseData).toEqual(phaseData);
  });

  it('TT5: a scene can stand on several days', () => {
    const { production, scenes, first, second } = film();
    production.split(production.allocate(first, scenes[0]!)[0]!, second);
    expect(production.state.timetableRow.size).toBe(2);
  });
});
