import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { type ArgsOf, dayClock, formatClock } from '../index.ts';

type PhaseData = ArgsOf<'addPhaseRow'>['phaseData'];

const film = (calltime = 420) => {
  const production = new Production();
  const day = production.day('2026-12-01', { calltime });
  let last: string | null = null;
  const phase = (kind: PhaseData['kind'], minutes: number): string => {
    const rowId = production.newId();
    const phaseData = { kind, label: '', minutes, note: '' };
    production.run('addPhaseRow', { rowId, timetableId: day, afterRowId: last, phaseData });
    last = rowId;
    return rowId;
  };
  let number = 0;
  const scene = (plannedMinutes: number): string => {
    number += 1;
    const [rowId] = production.allocate(day, production.scene(number, { plannedMinutes }));
    last = rowId!;
    return rowId!;
  };
  const edit = (rowId: string, patch: ArgsOf<'editRow'>['patch']) =>
    production.run('editRow', { rowId, patch });
  const starts = () => dayClock(production.state, day).rows.map((row) => formatClock(row.start));
  return { production, day, phase, scene, edit, starts, clock: () => dayClock(production.state, day) };
};

describe('TT3: the clock of a day', () => {
  it('starts at the call, and each row when the one before it ends', () => {
    const { phase, scene, starts, clock } = film();
    phase('집합', 60);
    scene(70);
    scene(50);
    expect(starts()).toEqual(['07:00', '08:00', '09:10']);
    expect(formatClock(clock().end)).toBe('10:00');
  });

  it('follows at once when the call or the minutes of a row change', () => {
    const { production, day, phase, scene, edit, starts } = film();
    phase('집합', 60);
    const row = scene(70);
    scene(50);
    production.run('editTimetable', { timetableId: day, patch: { calltime: 480 } });
    edit(row, { minutes: 90 });
    expect(starts()).toEqual(['08:00', '09:00', '10:30']);
  });

  it('keeps a fixed start, and shows the idle time before it', () => {
    const { scene, edit, clock } = film();
    scene(60);
    const night = scene(60);
    edit(night, { fixedStart: 1020 });
    expect(clock().rows[1]).toMatchObject({ start: 1020, gapBefore: 540, overlap: 0 });
    expect(clock().gapMinutes).toBe(540);
  });

  it('begins before the call where the first row is set so, and nothing that follows overlaps for that', () => {
    const { scene, edit, clock } = film();
    edit(scene(60), { fixedStart: 300 });
    scene(30);
    edit(scene(30), { fixedStart: 480 });
    expect(clock().rows.map(({ start, gapBefore, overlap }) => [start, gapBefore, overlap])).toEqual([
      [300, 0, 0],
      [360, 0, 0],
      [480, 90, 0],
    ]);
    expect(clock().start).toBe(300);
  });

  it('shows how far a row overlaps what still runs, in later rows too', () => {
    const { scene, edit, clock } = film();
    scene(180);
    const early = scene(30);
    scene(30);
    edit(early, { fixedStart: 480 });
    expect(clock().rows.map(({ start, overlap }) => [start, overlap])).toEqual([
      [420, 0],
      [480, 120],
      [510, 90],
    ]);
    expect(clock().end).toBe(600);
  });

  it('lets the first row begin before the call', () => {
    const { phase, scene, edit, clock } = film();
    const early = phase('세팅', 60);
    scene(60);
    edit(early, { fixedStart: 360 });
    expect(clock()).toMatchObject({ start: 360, end: 480 });
    expect(clock().rows.map((row) => row.overlap)).toEqual([0, 0]);
  });

  it('passes midnight and stays on its day', () => {
    const { scene, starts, clock } = film(1320);
    scene(210);
    scene(20);
    expect(starts()).toEqual(['22:00', '25:30']);
    expect(formatClock(clock().end)).toBe('25:50');
  });

  it('counts as work all but meals and rests', () => {
    const { phase, scene, clock } = film();
    phase('집합', 60);
    scene(120);
    phase('식사', 60);
    phase('대기', 30);
    scene(60);
    phase('휴식', 30);
    expect(clock()).toMatchObject({ workedMinutes: 270, shootMinutes: 180 });
  });

  it('gives no time to what was dropped on set', () => {
    const { production, scene, starts } = film();
    const dropped = scene(60);
    scene(60);
    production.run('recordRow', { rowId: dropped, patch: { state: 'dropped' } });
    expect(starts()).toEqual(['07:00', '07:00']);
  });

  it('of a day without rows ends at its call', () => {
    expect(film(540).clock()).toMatchObject({ rows: [], start: 540, end: 540, workedMinutes: 0 });
  });
});
