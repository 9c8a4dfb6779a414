import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type ArgsOf,
  callInstant,
  dayOnSet,
  lastVersion,
  nextIssued,
  ownSheetOnSet,
  sheetsOnSet,
} from '../index.ts';

/** The day of 2026-12-02, issued; its scenes in the order of the sheet. */
function issued() {
  const { production, callsheetId } = shootingDay();
  publishSheet(production, callsheetId);
  const version = lastVersion(production.state, callsheetId)!;
  const { sheet, timetable } = version;
  const scenes = sheet.rows.filter((row) => row.kind === 'scene');
  const record = (rowId: string, patch: ArgsOf<'recordRow'>['patch']) =>
    production.run('recordRow', { rowId, patch });
  const release = (releasedAt: number) =>
    production.run('editDayReport', {
      ...{ timetableId: timetable, reportId: production.newId(), cuts: [], calls: [] },
      patch: { releasedAt },
    });
  const at = (now: number) => dayOnSet(production.state, version, now);
  const sheetsAt = (date: string, minutes: number) =>
    sheetsOnSet(production.state, callInstant(date, minutes));
  const onSet = (date: string, minutes: number, userId = production.ownerId) =>
    ownSheetOnSet(production.state, sheetsAt(date, minutes), userId) ?? null;
  const planned = Math.max(...sheet.rows.map(({ end }) => end));
  return { production, callsheetId, scenes, sheet, timetable, record, release, at, sheetsAt, onSet, planned };
}

describe('the sheet of the day that is on', () => {
  it('OS1: is that of today, in its night as well, until it is released', () => {
    const { onSet, release } = issued();
    expect(onSet('2026-12-01', 720)).toBeNull();
    expect(onSet('2026-12-02', 0)).toMatchObject({ clock: 0, isOver: false });
    expect(onSet('2026-12-03', 60)).toMatchObject({ clock: 25 * 60, isOver: false });
    release(1_300);
    expect(onSet('2026-12-02', 1_310)).toMatchObject({ isOver: true });
    expect(onSet('2026-12-03', 12 * 60)).toBeNull();
  });

  it('OS1, OS5, CS33: of two units are both, and first that which calls my team', () => {
    const { production, sheet, sheetsAt, onSet } = issued();
    const timetableId = production.day('2026-12-02', { unit: 'B', calltime: sheet.calltime + 120 });
    production.allocate(timetableId, production.scene(90, { setName: '옥상', plannedMinutes: 60 }));
    const [callsheetId, crewTeamId] = [production.newId(), production.newId()];
    production.run('addCrewTeam', { crewTeamId, name: 'B팀 촬영', colour: 1, calltimeOffset: 0 });
    production.run('makeCallsheet', { callsheetId, timetableId });
    publishSheet(production, callsheetId);
    const both = sheetsAt('2026-12-02', 700).map(({ version }) => version.timetable);
    expect(both).toHaveLength(2);
    expect(both[1]).toBe(timetableId);
    expect(onSet('2026-12-02', 700)?.version.timetable).toBe(both[0]);
    expect(sheetsAt('2026-12-03', 20 * 60)).toEqual([]);
    // Its team is on the sheet of the second unit alone: that of the first was issued before there was one.
    const userId = production.member('member');
    production.run('addCrew', {
      ...{ crewId: production.newId(), crewTeamId, name: '남도윤', roleTitle: '', userId },
      consent: { guardian: '' },
    });
    expect(onSet('2026-12-02', 700, userId)?.version.timetable).toBe(timetableId);
    const next = (id: string) => nextIssued(production.state, callInstant('2026-12-02', 0), id)?.timetable;
    expect([next(production.ownerId), next(userId)]).toEqual(both);
  });

  it('OS1: is none where the day was called off', () => {
    const { production, callsheetId, onSet } = issued();
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '폭설' });
    expect(onSet('2026-12-02', 600)).toBeNull();
  });
});

describe('a day on set', () => {
  it('OS3: is as planned until somebody says something of it', () => {
    const { at, sheet, planned } = issued();
    const day = at(1_000);
    expect([day.running, day.late, day.end]).toEqual([[], null, planned]);
    expect(day.waiting.map(({ start }) => start)).toEqual(sheet.rows.map(({ start }) => start));
  });

  it('OS6: says that nobody has begun, first of the gathering and then of the first scene', () => {
    const { production, at, sheet, scenes, record, planned, timetable } = issued();
    const [gathering] = sheet.rows;
    expect(at(sheet.calltime + 9).unsaid).toBeNull();
    expect(at(sheet.calltime + 20).unsaid).toMatchObject({
      ...{ minutes: 20, line: { row: { rowId: gathering!.rowId } } },
    });
    const [first] = scenes;
    expect(at(first!.start + 15).unsaid).toMatchObject({ minutes: 15, line: { recordId: first!.rowId } });
    expect(at(first!.start + 15).late).toBeNull();
    expect(at(planned).unsaid).toBeNull();
    // Who may not read the plan is not told that nothing has begun.
    const hidden = { ...production.state, timetable: new Map(), timetableRow: new Map() };
    expect(dayOnSet(hidden, { sheet, timetable }, first!.start + 15).unsaid).toBeNull();
    record(first!.rowId, { state: 'shooting', actualStart: first!.start + 16 });
    expect(at(first!.start + 30).unsaid).toBeNull();
  });

  it('OS2, OS3: tells what is shot, and puts off what is left by as much as it runs over', () => {
    const { at, scenes, record, planned } = issued();
    const [first, second] = scenes;
    record(first!.rowId, { state: 'shooting', actualStart: first!.start });
    const day = at(first!.end + 25);
    expect(day.running).toMatchObject([
      { recordId: first!.rowId, start: first!.start, end: first!.end + 25 },
    ]);
    const next = day.waiting.find(({ row }) => row.rowId === second!.rowId)!;
    expect(next.start).toBeGreaterThan(second!.start);
    expect([day.late, day.end]).toEqual([25, planned + 25]);
  });

  it('OS2: hides none of two that run at once, and what is left waits for both', () => {
    const { at, scenes, record } = issued();
    for (const { rowId, start } of scenes.slice(0, 2))
      record(rowId, { state: 'shooting', actualStart: start });
    const { running, waiting } = at(scenes[0]!.start + 1);
    expect(running.map(({ recordId }) => recordId)).toEqual(scenes.slice(0, 2).map(({ rowId }) => rowId));
    expect(waiting[0]!.start).toBeGreaterThanOrEqual(Math.max(...running.map(({ end }) => end)));
  });

  it('OS3: calls nothing before its planned time, however early the last ended', () => {
    const { at, scenes, record } = issued();
    const [first, second] = scenes;
    record(first!.rowId, { state: 'done', actualStart: first!.start, actualEnd: first!.end - 20 });
    const day = at(first!.end - 20);
    expect(day.over).toMatchObject([{ recordId: first!.rowId, end: first!.end - 20 }]);
    expect(day.waiting.find(({ row }) => row.rowId === second!.rowId)!.start).toBe(second!.start);
    expect(day.late).toBe(0);
  });

  it('OS2: leaves out what will not be shot today, and what has left the day', () => {
    const { production, at, scenes, record } = issued();
    record(scenes[0]!.rowId, { state: 'dropped' });
    production.run('removeRows', { rowIds: [scenes[1]!.rowId] });
    const { dropped, waiting } = at(500);
    expect(dropped.map(({ row }) => row.rowId)).toEqual([scenes[0]!.rowId, scenes[1]!.rowId]);
    expect(waiting.some(({ row }) => row.rowId === scenes[0]!.rowId)).toBe(false);
  });

  it('OS2: says nothing of a meal that has left the day', () => {
    const { production, at, sheet } = issued();
    const meal = sheet.rows.find((row) => row.kind === 'phase' && row.phaseKind === '식사')!;
    production.run('removeRows', { rowIds: [meal.rowId] });
    const { waiting, dropped } = at(500);
    expect([...waiting, ...dropped].some(({ row }) => row.rowId === meal.rowId)).toBe(false);
  });

  it('OS3: ends when its last line has ended', () => {
    const { at, sheet, record, planned } = issued();
    for (const { rowId, start, end } of sheet.rows)
      record(rowId, { state: 'done', actualStart: start, actualEnd: end + (end === planned ? 40 : 0) });
    expect(at(planned + 90)).toMatchObject({ running: [], waiting: [], end: planned + 40, late: 40 });
  });
});
