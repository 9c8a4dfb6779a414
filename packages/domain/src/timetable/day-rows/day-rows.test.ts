import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { endOfDay, type Id, rowsOf, USUAL_DAY_ROWS } from '../../index.ts';

const film = () => {
  const production = new Production();
  const usual = (set = USUAL_DAY_ROWS) =>
    set.rows.map((phaseData) => ({ rowId: production.newId(), phaseData }));
  const said = (timetableId: Id) =>
    rowsOf(production.state, timetableId).map((row) =>
      row.phaseData
        ? row.phaseData.label || row.phaseData.kind
        : `S#${production.state.scene.get(row.sceneData ?? '')?.sceneNo}`,
    );
  const putLast = (timetableId: Id, sceneNo: number, plannedMinutes: number) => {
    const rowId = production.newId();
    const rows = [{ rowId, sceneId: production.scene(sceneNo, { plannedMinutes }) }];
    const afterRowId = endOfDay(production.state, timetableId, new Set());
    production.run('allocateScenes', { timetableId, afterRowId, rows });
    return rowId;
  };
  return { production, usual, said, putLast };
};

describe('rows that a day begins with', () => {
  it('DR1: a project has a usual set, and keeps others by names of their own', () => {
    const { production } = film();
    const project = () => [...production.state.project.values()][0];
    expect(project()?.dayRowSets).toEqual([USUAL_DAY_ROWS]);
    const night = { ...USUAL_DAY_ROWS, name: '밤 촬영' };
    production.run('editDayDefaults', { patch: { dayRowSets: [night, USUAL_DAY_ROWS] } });
    expect(project()?.dayRowSets.map(({ name }) => name)).toEqual(['밤 촬영', '기본']);
    const twice = production.try('editDayDefaults', { patch: { dayRowSets: [night, night] } });
    expect(twice).toMatchObject({ kind: 'refuse', refusal: { code: 'already_exists' } });
  });

  it('DR6: days made together come each with its rows, all or none', () => {
    const { production, usual, said } = film();
    const { boardId } = production;
    const wanted = (...dates: string[]) =>
      dates.map((tableDate) => ({
        ...{ timetableId: production.newId(), boardId, tableDate, unit: 'A' as const },
        ...{ dayKind: '촬영' as const, calltime: null, rows: usual() },
      }));
    const days = wanted('2026-12-01', '2026-12-02');
    production.run('addTimetables', { days });
    expect(days.map(({ timetableId }) => said(timetableId))).toEqual(
      Array.from({ length: 2 }, () => ['집합 · 세팅', '식사', '정리 · 해산']),
    );
    const clash = production.try('addTimetables', { days: wanted('2026-12-03', '2026-12-02') });
    expect(clash).toMatchObject({ kind: 'refuse', refusal: { code: 'day_date_taken' } });
    const same = production.try('addTimetables', { days: wanted('2026-12-04', '2026-12-04') });
    expect(same).toMatchObject({ kind: 'refuse', refusal: { code: 'day_date_taken' } });
  });

  it('DR2: a day comes with its rows, and goes with them by one undo', () => {
    const { production, usual, said } = film();
    const before = production.state.timetableRow.size;
    const day = production.day('2026-12-01', { rows: usual() });
    expect(said(day)).toEqual(['집합 · 세팅', '식사', '정리 · 해산']);
    const again = usual();
    const taken = production.try('addTimetable', {
      ...{ timetableId: production.newId(), boardId: production.boardId, tableDate: '2026-12-02' },
      ...{ unit: 'A', dayKind: '촬영', calltime: null, rows: [again[0]!, again[0]!] },
    });
    expect(taken).toMatchObject({ kind: 'refuse', refusal: { code: 'already_exists' } });
    production.run('removeTimetable', { timetableId: day });
    expect(production.state.timetableRow.size).toBe(before);
  });

  it('DR3: scenes go before what closes the day, and before a meal as long as it can wait', () => {
    const { production, usual, said, putLast } = film();
    const day = production.day('2026-12-01', { rows: usual() });
    for (const sceneNo of [1, 2, 3, 4, 5]) putLast(day, sceneNo, 90);
    // The call is 07:00. The third ends at 12:30: after a fourth the meal would be later than 13:00.
    const scenes = ['S#1', 'S#2', 'S#3', '식사', 'S#4', 'S#5'];
    expect(said(day)).toEqual(['집합 · 세팅', ...scenes, '정리 · 해산']);
  });

  it('DR3: a meal at a set time waits while there is an hour before it', () => {
    const { production, usual, said, putLast } = film();
    const rows = usual();
    const day = production.day('2026-12-01', { rows });
    production.run('editRow', { rowId: rows[1]!.rowId, patch: { fixedStart: 12 * 60 } });
    for (const sceneNo of [1, 2, 3]) putLast(day, sceneNo, 100);
    expect(said(day)).toEqual(['집합 · 세팅', 'S#1', 'S#2', '식사', 'S#3', '정리 · 해산']);
  });

  it('DR3: rows that leave their places are not stood after', () => {
    const { production, putLast } = film();
    const day = production.day('2026-12-01');
    const [first, second] = [putLast(day, 1, 60), putLast(day, 2, 60)];
    expect(endOfDay(production.state, day, new Set([second]))).toBe(first);
    expect(endOfDay(production.state, day, new Set([first, second]))).toBeNull();
  });

  it('DR4: a day that stands gets them around its scenes, the meal after five hours', () => {
    const { production, usual, said } = film();
    const day = production.day('2026-12-01');
    const scenes = [1, 2, 3, 4].map((sceneNo) => production.scene(sceneNo, { plannedMinutes: 120 }));
    production.allocate(day, ...scenes);
    production.run('addPhaseRows', { timetableId: day, rows: usual() });
    expect(said(day)).toEqual(['집합 · 세팅', 'S#1', 'S#2', '식사', 'S#3', 'S#4', '정리 · 해산']);
    production.run('editTimetable', { timetableId: day, patch: { locked: true } });
    expect(production.try('addPhaseRows', { timetableId: day, rows: usual() })).toMatchObject({
      kind: 'refuse',
      refusal: { code: 'locked' },
    });
  });
});
