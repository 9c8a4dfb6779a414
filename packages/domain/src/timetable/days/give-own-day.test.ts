import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, daysOf, type PhaseData, planUndo, rowsOf } from '../../index.ts';

/** Three scenes on a day, and an empty day with rows behind it. */
function shoot() {
  const film = new Production();
  const [day, empty] = [film.day('2026-12-01', { calltime: 420 }), film.day('2026-12-02', { calltime: 420 })];
  const rows = film.allocate(day, film.scene(1), film.scene(2), film.scene(3));
  const phases = (['집합', '식사', '정리'] as const).map(
    (kind): PhaseData => ({ kind, label: '', minutes: 60, note: '' }),
  );
  const newRows = () => phases.map((phaseData) => ({ rowId: film.newId(), phaseData }));
  film.run('addPhaseRows', { timetableId: empty, rows: newRows() });
  const newDay = (tableDate: string) =>
    ({
      ...{ boardId: film.boardId, tableDate, unit: 'A' as const, rows: newRows() },
    }) as const;
  const says = () =>
    daysOf(film.state, film.boardId).map(({ _id, tableDate, calltime }) => {
      const name = ({ phaseData, sceneData }: (typeof of)[number]) =>
        phaseData?.kind ?? film.state.scene.get(sceneData!)!.sceneNo;
      const of = rowsOf(film.state, _id);
      return [tableDate.slice(5), calltime, of.map(name).join(' ')];
    });
  return { film, day, empty, rows, newDay, says };
}

const ofRow = (rowId: string) => ({ kind: 'rows' as const, rowIds: [rowId] });

describe('TT32: a day of their own', () => {
  it('is a new one with its rows and call, the scenes before its meal, and is taken back whole', () => {
    const { film, rows, newDay, says } = shoot();
    const before = says();
    const args = { cargo: ofRow(rows[1]!), timetableId: film.newId(), calltime: 1020 };
    film.run('giveOwnDay', { ...args, newDay: newDay('2026-12-04') });
    expect(says()).toEqual([
      ['12-01', 420, '1 3'],
      ['12-02', 420, '집합 식사 정리'],
      ['12-04', 1020, '집합 2 식사 정리'],
    ]);
    const { plan } = planUndo(film.state, film.log.at(-1)!, film.context());
    film.state = applyChanges(film.state, plan.kind === 'changes' ? plan.changes : []);
    expect(says()).toEqual(before);
  });

  it('is one on which nothing is shot, whose call is moved or left', () => {
    const { film, empty, rows, says } = shoot();
    film.run('giveOwnDay', { cargo: ofRow(rows[1]!), timetableId: empty, calltime: 1020, newDay: null });
    expect(says()[1]).toEqual(['12-02', 1020, '집합 2 식사 정리']);
    film.run('giveOwnDay', { cargo: ofRow(rows[1]!), timetableId: empty, calltime: null, newDay: null });
    expect(says()[1]).toEqual(['12-02', 1020, '집합 2 식사 정리']);
  });

  it('is for scenes that wait, too', () => {
    const { film, empty, newDay, says } = shoot();
    const scenes = (...numbers: number[]) => ({
      kind: 'scenes' as const,
      rows: numbers.map((no) => ({ rowId: film.newId(), sceneId: film.scene(no) })),
    });
    film.run('giveOwnDay', { cargo: scenes(4, 5), timetableId: empty, calltime: null, newDay: null });
    const args = { cargo: scenes(6), timetableId: film.newId(), calltime: null };
    film.run('giveOwnDay', { ...args, newDay: newDay('2026-12-04') });
    expect(says().slice(1)).toEqual([
      ['12-02', 420, '집합 4 5 식사 정리'],
      ['12-04', 420, '집합 6 식사 정리'],
    ]);
  });

  it('takes the second part of a scene', () => {
    const { film, rows, newDay, says } = shoot();
    const args = { timetableId: film.newId(), calltime: null, newDay: newDay('2026-12-04') };
    film.run('giveOwnDay', { ...args, cargo: { kind: 'split', rowId: rows[0]!, secondRowId: film.newId() } });
    expect(says()).toEqual([
      ['12-01', 420, '1 2 3'],
      ['12-02', 420, '집합 식사 정리'],
      ['12-04', 420, '집합 1 식사 정리'],
    ]);
  });

  it('is none that another scene has come to meanwhile, is locked, gone, or whose date is taken', () => {
    const { film, day, empty, rows, newDay } = shoot();
    const args = { cargo: ofRow(rows[0]!), calltime: 1020, newDay: null };
    const refused = (code: string) => ({ refusal: { code } });
    expect(film.try('giveOwnDay', { ...args, timetableId: day })).toMatchObject(refused('day_has_scenes'));
    expect(film.try('giveOwnDay', { ...args, timetableId: film.newId() })).toMatchObject(
      refused('not_found'),
    );
    const taken = { ...args, timetableId: film.newId(), newDay: newDay('2026-12-02') };
    expect(film.try('giveOwnDay', taken)).toMatchObject(refused('day_date_taken'));
    film.run('editTimetable', { timetableId: empty, patch: { locked: true } });
    expect(film.try('giveOwnDay', { ...args, timetableId: empty })).toMatchObject(refused('locked'));
  });
});
