import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { boardView } from './board-view.ts';
import { keepSame } from './keep-same.ts';
import { poolView, startFilter } from './pool-view.ts';

const film = () => {
  const production = new Production();
  const people = ['준호', '수진'].map((name) => production.character(name));
  const store = production.location('행복편의점');
  const day = { timeOfDay: 'day', setting: 'INT', plannedMinutes: 60, location: store } as const;
  const scenes = [
    production.scene(1, { ...day, setName: '편의점' }, people),
    production.scene(2, { ...day, setName: '편의점 앞', setting: 'EXT', timeOfDay: 'night' }, [people[1]!]),
    production.scene(3, { ...day, setName: '정류장', location: null }),
  ];
  const first = production.day('2026-12-01', { calltime: 420 });
  const view = () => boardView(production.state, production.boardId);
  return { production, scenes, first, view };
};

describe('a board', () => {
  it('shows each day by date with its number, call, end and what it counts', () => {
    const { production, scenes, first, view } = film();
    production.day('2026-11-30', { dayKind: '휴일' });
    production.allocate(first, scenes[0]!, scenes[1]!);
    const [rest, day] = view().days;
    expect(rest).toMatchObject({ title: '휴일', shooting: false, isOff: true });
    expect(day).toMatchObject({ isOff: false });
    expect(day).toMatchObject({ title: '1회차', date: '12.1 화', call: 420, end: 540, scenes: 2, cast: 2 });
    expect(view().totals).toMatchObject({ scenes: 3, allocated: 2, shootingDays: 1, findings: 1, hard: 1 });
  });

  it('TT2: names a day of a second unit by its own number and its unit', () => {
    const { production, view } = film();
    production.day('2026-12-01', { unit: 'B' });
    production.day('2026-12-03', { unit: 'B', dayKind: '이동' });
    expect(view().days.map(({ title }) => title)).toEqual(['1회차', '1회차 B팀', '이동 B팀']);
  });

  it('TT38: marks what stands there of a scene that is 결번, counts it nowhere, and names others without it', () => {
    const { production, scenes, first, view } = film();
    const rowIds = production.allocate(first, ...scenes);
    production.run('joinRows', { rowIds: rowIds.slice(1) });
    production.run('editScenes', { sceneIds: [scenes[1]!], patch: { status: 'omitted' } });
    const [day] = view().days;
    expect(day).toMatchObject({ scenes: 2, cast: 2, end: 540 });
    expect(day!.rows.map(({ progress, dropped, minutes }) => [progress, dropped, minutes])).toEqual([
      ['', false, 60],
      ['결번', true, 0],
      ['', false, 60],
    ]);
    expect(day!.rows[2]!.joined!.text).toBe('');
  });

  it('says place, time and people of a strip in as few signs as a strip has room for', () => {
    const { production, scenes, first, view } = film();
    production.allocate(first, scenes[1]!, scenes[0]!);
    const strips = view().days[0]!.rows.map((row) => (row.kind === 'scene' ? row.strip : null));
    expect(strips[0]).toMatchObject({
      label: '2',
      where: '밖·밤',
      tone: 'night',
      outside: true,
      people: '2',
    });
    expect(strips[1]).toMatchObject({ where: '안·낮', outside: false, people: '1·2', names: '준호, 수진' });
  });

  it('warns of a day beyond twelve hours and of rows that overlap', () => {
    const { production, scenes, first, view } = film();
    const rows = production.allocate(first, ...scenes);
    production.run('editRow', { rowId: rows[0]!, patch: { minutes: 800 } });
    production.run('editRow', { rowId: rows[1]!, patch: { fixedStart: 480 } });
    expect(view().days[0]).toMatchObject({ over: 80 });
    expect(view().days[0]!.rows.map((row) => row.warning.startsWith('겹침'))).toEqual([false, true, true]);
    expect(view().days[0]!.findings.map(({ ruleId }) => ruleId)).toContain('shootDay');
    expect(view().totals.findings).toBe(view().days[0]!.findings.length);
  });

  it('TT11: says how many places are not known where moves are missing, and which moves are a guess', () => {
    const { production, scenes, first, view } = film();
    const rows = production.allocate(first, scenes[0]!, scenes[2]!);
    expect(view().days[0]).toMatchObject({ moves: 0, unplannedMoves: 1, unknownPlaces: 1, guessedMoves: 0 });
    const phaseData = { kind: '이동', label: '이동 · 정류장', minutes: 60, note: '' } as const;
    const rowId = production.newId();
    production.run('addPhaseRow', { rowId, timetableId: first, afterRowId: rows[0]!, phaseData });
    const day = view().days[0]!;
    expect(day).toMatchObject({ moves: 1, unplannedMoves: 0, unknownPlaces: 1, guessedMoves: 1 });
    expect(day.rows[1]).toMatchObject({ text: '이동 · 정류장 · 추정' });
    production.run('editRow', { rowId, patch: { phaseData: { ...phaseData, minutes: 40 } } });
    expect(view().days[0]).toMatchObject({ guessedMoves: 0 });
    production.run('editDayDefaults', { patch: { unknownMoveMinutes: 40 } });
    expect(view().days[0]).toMatchObject({ guessedMoves: 1 });
  });

  it('keeps the identity of every day and row that did not change', () => {
    const { production, scenes, first, view } = film();
    const second = production.day('2026-12-02');
    production.allocate(first, scenes[0]!, scenes[1]!);
    production.allocate(second, scenes[2]!, production.scene(4));
    expect(view().days[1]!.findings.length).toBeGreaterThan(1);
    const before = view();
    const [, row] = before.days[0]!.rows;
    production.run('editRow', { rowId: row!.rowId, patch: { note: '비 예보' } });
    const after = keepSame(before, view());
    expect(view().days[1]).toBe(before.days[1]);
    expect(after.days[1]).toBe(before.days[1]);
    expect(after.days[0]).not.toBe(before.days[0]);
    expect(after.days[0]!.rows[0]).toBe(before.days[0]!.rows[0]);
    // What is kept is what is remembered, not a copy of it: a copy would be compared anew at every change.
    expect(after.days[0]).toBe(view().days[0]);
    expect(keepSame(after, view())).toBe(after);
  });
});

describe('the pool', () => {
  it('groups what waits for a day by its real place, else by its set', () => {
    const { production } = film();
    const pool = poolView(production.state, production.boardId, startFilter);
    expect(pool.groups.map((group) => [group.place, group.items.length])).toEqual([
      ['행복편의점', 2],
      ['정류장', 1],
    ]);
    expect(pool).toMatchObject({ count: 3, minutes: 180 });
  });

  it('lets a scene go when it gets a day, and shows it with its day when asked for all', () => {
    const { production, scenes, first } = film();
    production.allocate(first, scenes[0]!);
    const shown = (allocationOnly: boolean) =>
      poolView(production.state, production.boardId, { ...startFilter, allocationOnly }).groups.flatMap(
        (group) => group.items.map((item) => `${item.strip.label} ${item.days}`.trim()),
      );
    expect(shown(true)).toEqual(['2', '3']);
    expect(shown(false)).toEqual(['1 1회차', '2', '3']);
  });

  it('keeps a place where it stands while its scenes are put on days', () => {
    const { production, scenes, first } = film();
    const places = () =>
      poolView(production.state, production.boardId, startFilter).groups.map((group) => group.place);
    const location = [...production.state.location.keys()][0]!;
    production.scene(4, { setName: '편의점', location });
    production.allocate(first, scenes[0]!, scenes[1]!);
    expect(places()).toEqual(['행복편의점', '정류장']);
  });

  it('never offers a scene that was cut from the script', () => {
    const { production, scenes } = film();
    production.run('editScenes', { sceneIds: [scenes[0]!], patch: { status: 'omitted' } });
    expect(
      poolView(production.state, production.boardId, { ...startFilter, allocationOnly: false }).count,
    ).toBe(2);
  });

  it('finds by initial consonants, by people and by time of day', () => {
    const { production } = film();
    const count = (patch: Partial<typeof startFilter>) =>
      poolView(production.state, production.boardId, { ...startFilter, ...patch }).count;
    expect(count({ search: 'ㅈㄹㅈ' })).toBe(1);
    expect(count({ search: '수진' })).toBe(2);
    expect(count({ times: ['night'] })).toBe(1);
  });
});
