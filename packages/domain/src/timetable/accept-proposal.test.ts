import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../index.ts';

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
