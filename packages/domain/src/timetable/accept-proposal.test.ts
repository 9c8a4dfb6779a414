import { Production, publishSheet } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { changedId, rowsOf } from '../index.ts';

const film = () => {
  const production = new Production();
  const scenes = [1, 2, 3, 4].map((n) => production.scene(n));
  const [first, second] = ['2026-12-01', '2026-12-02'].map((date) => production.day(date));
  const rows = production.allocate(first!, scenes[0]!, scenes[1]!);
  const shown = (day: string) =>
    rowsOf(production.state, day).map((row) =>
      row.sceneData ? production.state.scene.get(row.sceneData)!.sceneNo : row.phaseData!.kind,
    );
  return { production, scenes, rows, first: first!, second: second!, shown };
};
const there = (rowId: string) => ({ rowId, sceneId: null, phaseData: null });
const lunch = { kind: '식사', label: '점심', minutes: 60, note: '' } as const;

describe('TT10: accepting a proposal', () => {
  it('puts rows in the order proposed, moves what stands elsewhere and sets the call, all in one step', () => {
    const { production, scenes, rows, first, second, shown } = film();
    const before = production.state;
    const fresh = { rowId: production.newId(), sceneId: scenes[2]!, phaseData: null };
    const meal = { rowId: production.newId(), sceneId: null, phaseData: lunch };
    production.run('acceptProposal', {
      days: [{ timetableId: second, calltime: 1020, rows: [fresh, meal, there(rows[0]!)] }],
      removeRowIds: [],
    });
    expect([shown(first), shown(second)]).toEqual([[2], [3, '식사', 1]]);
    expect(production.state.timetable.get(second)!.calltime).toBe(1020);
    expect(before.timetableRow.size).toBe(2);
  });

  it('keeps rows that it does not name behind the others, and takes off only what it names', () => {
    const { production, scenes, rows, first, shown } = film();
    const fresh = { rowId: production.newId(), sceneId: scenes[3]!, phaseData: null };
    const days = [{ timetableId: first, calltime: null, rows: [fresh] }];
    production.run('acceptProposal', { days, removeRowIds: [rows[0]!] });
    expect(shown(first)).toEqual([4, 2]);
  });

  it('leaves pins where they are, and a scene that somebody has placed meanwhile, and says so', () => {
    const { production, scenes, rows, first, second, shown } = film();
    production.run('editRow', { rowId: rows[0]!, patch: { pinned: true } });
    production.allocate(first, scenes[2]!);
    const again = { rowId: production.newId(), sceneId: scenes[2]!, phaseData: null };
    const days = [{ timetableId: second, calltime: null, rows: [there(rows[0]!), again, there(rows[1]!)] }];
    const plan = production.run('acceptProposal', { days, removeRowIds: [rows[0]!] });
    expect(plan).toMatchObject({ kind: 'changes', adjusted: true });
    expect(shown(first)).toContain(1);
    expect(shown(second)).toEqual([2]);
  });

  it('gives a phase that is there another name and length, and leaves its note and what it is', () => {
    const { production, first, shown } = film();
    const rowId = production.newId();
    const phaseData = { ...lunch, note: '밥차 11시 도착' };
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: null, phaseData });
    production.run('editRow', { rowId, patch: { minutes: 45 } });
    const supper = { kind: '이동', label: '저녁', minutes: 60, note: '' } as const;
    const days = [{ timetableId: first, calltime: null, rows: [{ ...there(rowId), phaseData: supper }] }];
    production.run('acceptProposal', { days, removeRowIds: [] });
    expect(production.state.timetableRow.get(rowId)).toMatchObject({
      minutes: null,
      phaseData: { kind: '식사', label: '저녁', minutes: 60, note: '밥차 11시 도착' },
    });
    expect(shown(first)).toEqual(['식사', 1, 2]);
  });

  it('is refused for a locked day', () => {
    const { production, rows, second } = film();
    production.run('editTimetable', { timetableId: second, patch: { locked: true } });
    const days = [{ timetableId: second, calltime: null, rows: [there(rows[0]!)] }];
    expect(production.try('acceptProposal', { days, removeRowIds: [] })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
  });
});

describe('TT18: a day that a proposal empties', () => {
  /** Everything of the first day goes to the second; a meal stands on the first. */
  const emptying = () => {
    const made = film();
    const { production, first, second, rows } = made;
    const rowId = production.newId();
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: rows[1]!, phaseData: lunch });
    const days = [
      { timetableId: first, calltime: 600, rows: [there(rowId)] },
      { timetableId: second, calltime: null, rows: rows.map(there) },
    ];
    const accept = (emptied: 'stay' | 'rest' | 'remove') =>
      production.run('acceptProposal', { days, removeRowIds: [], emptied });
    return { ...made, meal: rowId, accept };
  };

  it('stays, becomes a day off without rows, or goes, in the same step', () => {
    const stays = emptying();
    stays.accept('stay');
    expect([stays.shown(stays.first), stays.shown(stays.second)]).toEqual([['식사'], [1, 2]]);
    const rests = emptying();
    rests.accept('rest');
    expect(rests.production.state.timetable.get(rests.first)).toMatchObject({ dayKind: '휴일' });
    expect([rests.shown(rests.first), rests.shown(rests.second)]).toEqual([[], [1, 2]]);
    const goes = emptying();
    goes.accept('remove');
    expect(goes.production.state.timetable.has(goes.first)).toBe(false);
    expect(goes.shown(goes.second)).toEqual([1, 2]);
    const touched = goes.production.log.at(-1)!.map(changedId);
    expect(new Set(touched).size).toBe(touched.length);
  });

  it('stays where something on it is pinned, or its call sheet is published', () => {
    const pinned = emptying();
    pinned.production.run('editRow', { rowId: pinned.meal, patch: { pinned: true } });
    pinned.accept('rest');
    expect(pinned.production.state.timetable.get(pinned.first)).toMatchObject({ dayKind: '촬영' });
    const { production, first, shown, accept } = emptying();
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: first });
    expect(publishSheet(production, callsheetId).plan.kind).toBe('changes');
    expect(accept('remove')).toMatchObject({ kind: 'changes', adjusted: true });
    expect(shown(first)).toEqual(['식사']);
  });

  it('is none that held no scene before', () => {
    const { production, second, first, rows } = film();
    const days = [
      { timetableId: second, calltime: null, rows: [] },
      { timetableId: first, calltime: 600, rows: rows.map(there) },
    ];
    production.run('acceptProposal', { days, removeRowIds: [], emptied: 'remove' });
    expect(production.state.timetable.has(second)).toBe(true);
  });
});
