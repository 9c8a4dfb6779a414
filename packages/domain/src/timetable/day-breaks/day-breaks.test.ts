import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { dayNumbers, daysOf, rowsOf } from '../../index.ts';

/** Ten scenes of an hour and a page each, all on the first of two days, which begins with an hour and ends with half. */
function shoot(days = 2) {
  const film = new Production();
  const phase = (timetableId: string, kind: '집합' | '식사' | '정리', minutes: number) => {
    const rowId = film.newId();
    const phaseData = { kind, label: '', minutes, note: '' };
    const afterRowId = rowsOf(film.state, timetableId).at(-1)?._id ?? null;
    film.run('addPhaseRow', { rowId, timetableId, afterRowId, phaseData });
  };
  const made = Array.from({ length: days }, (_, i) => film.day(`2026-12-0${i + 1}`, { calltime: 480 }));
  phase(made[0]!, '집합', 60);
  const scenes = Array.from({ length: 10 }, (_, i) => film.scene(i + 1, { plannedMinutes: 60, pages: 8 }));
  const rows = film.allocate(made[0]!, ...scenes);
  phase(made[0]!, '식사', 60);
  phase(made[0]!, '정리', 30);
  const newDays = (count: number) =>
    Array.from({ length: count }, () => ({
      timetableId: film.newId(),
      rows: [{ rowId: film.newId(), phaseData: { kind: '집합', label: '', minutes: 30, note: '' } as const }],
    }));
  const says = () =>
    daysOf(film.state, film.boardId).map((day) => [
      day.tableDate.slice(5),
      rowsOf(film.state, day._id)
        .map((row) => row.phaseData?.kind ?? film.state.scene.get(row.sceneData!)!.sceneNo)
        .join(' '),
    ]);
  return { film, days: made, rows, newDays, says };
}

describe('TT29: a day that is ended by hand', () => {
  it('gives its rest to the next day, before what that has, and keeps its 일정 줄', () => {
    const { film, days, rows, says } = shoot();
    film.run('moveRows', { rowIds: [rows[9]!], toTimetableId: days[1]!, afterRowId: null });
    film.run('breakDays', {
      timetableId: days[0]!,
      by: { kind: 'hand', beforeRowId: rows[4]! },
      newDays: [],
    });
    expect(says()).toEqual([
      ['12-01', '집합 1 2 3 4 식사 정리'],
      ['12-02', '5 6 7 8 9 10'],
    ]);
  });

  it('gives what is not shot to the next day, where the day has begun, down to the first of it', () => {
    const { film, days, rows, says } = shoot();
    film.run('recordRow', { rowId: rows[0]!, patch: { state: 'done' } });
    const cut = (beforeRowId: string) =>
      film.try('breakDays', { timetableId: days[0]!, by: { kind: 'hand', beforeRowId }, newDays: [] });
    expect(cut(rows[0]!).kind).not.toBe('changes');
    expect(cut(rows[1]!)).toMatchObject({ kind: 'changes' });
    expect(says()).toEqual([
      ['12-01', '집합 1 식사 정리'],
      ['12-02', '2 3 4 5 6 7 8 9 10'],
    ]);
  });

  it('makes a day with its rows where there is none behind it, past a Sunday', () => {
    const { film, days, rows, newDays, says } = shoot(5);
    film.run('moveRows', { rowIds: [...rows], toTimetableId: days[4]!, afterRowId: null });
    const [day] = newDays(1);
    film.run('breakDays', {
      timetableId: days[4]!,
      by: { kind: 'hand', beforeRowId: rows[5]! },
      newDays: [day!],
    });
    expect(says().slice(4)).toEqual([
      ['12-05', '1 2 3 4 5'],
      ['12-07', '집합 6 7 8 9 10'],
    ]);
    expect(dayNumbers(film.state, film.boardId).get(day!.timetableId)).toBe(6);
  });
});

describe('TT30: days that are ended by what is shot on them', () => {
  it('hold so many hours, the meal after five, and the days that are missing are made', () => {
    const { film, days, newDays, says } = shoot();
    const by = { kind: 'minutes', most: 270 } as const;
    film.run('breakDays', { timetableId: days[0]!, by, newDays: newDays(3) });
    expect(says()).toEqual([
      ['12-01', '집합 1 2 3 4 식사 정리'],
      ['12-02', '5 6 7 8'],
      ['12-03', '집합 9 10'],
    ]);
    film.run('breakDays', { timetableId: days[0]!, by: { kind: 'minutes', most: 480 }, newDays: [] });
    expect(says()).toEqual([
      ['12-01', '집합 1 2 3 4 식사 5 6 7 8 정리'],
      ['12-02', '9 10'],
      ['12-03', '집합'],
    ]);
  });

  it('hold so many pages; a scene that is longer has a day of its own', () => {
    const { film, days, newDays, says } = shoot();
    film.run('editScenes', { sceneIds: [...film.state.scene.keys()].slice(1, 2), patch: { pages: 80 } });
    film.run('breakDays', { timetableId: days[0]!, by: { kind: 'eighths', most: 32 }, newDays: newDays(9) });
    expect(says().map(([, rows]) => rows)).toEqual([
      '집합 1 식사 정리',
      '2',
      '집합 3 4 5 6',
      '집합 7 8 9 10',
    ]);
  });

  it('leave what is pinned, set to a time, joined or locked as it is', () => {
    const { film, days, rows, says, newDays } = shoot(3);
    film.run('joinRows', { rowIds: [rows[1]!, rows[2]!] });
    film.run('pinRows', { rowIds: [rows[9]!], pinned: true });
    film.run('editTimetable', { timetableId: days[1]!, patch: { locked: true } });
    film.run('breakDays', { timetableId: days[0]!, by: { kind: 'minutes', most: 180 }, newDays: newDays(9) });
    const order = says().map(([date, rows]) => [date, rows!.replaceAll(/집합 ?| ?식사| ?정리/g, '')]);
    // The pinned scene is of its day's three hours, and the two that are shot as one do not fit beside it and another.
    expect(order.slice(0, 3)).toEqual([
      ['12-01', '1 10'],
      ['12-02', ''],
      ['12-03', '2 3 4'],
    ]);
  });

  it('are refused where too few new days are given, and change nothing where they are so already', () => {
    const { film, days, newDays } = shoot();
    const by = { kind: 'minutes', most: 60 } as const;
    const few = film.try('breakDays', { timetableId: days[0]!, by, newDays: newDays(1) });
    expect(few).toMatchObject({ kind: 'refuse', refusal: { code: 'too_few_days' } });
    film.run('breakDays', { timetableId: days[0]!, by, newDays: newDays(8) });
    expect(film.try('breakDays', { timetableId: days[0]!, by, newDays: [] }).kind).toBe('nothing');
  });
});
