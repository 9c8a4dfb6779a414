import type { ArgsOf, Availability } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { readProblem } from '../../problem/read-problem.ts';
import { contradictionsOf } from '../../solve/contradictions.ts';
import { type BoardOptions, USUAL_WEIGHTS } from '../board-options.ts';
import { boardProblem } from '../board-problem.ts';
import { pinTroubles } from './pin-troubles.ts';

const DATE = '2026-12-01';
const WHERE = '12.1 화 1회차';

/** A day with scenes of an hour each, called at seven. */
function shoot(count: number, patch: ArgsOf<'editScenes'>['patch'] = {}) {
  const film = new Production();
  const person = film.character('준호');
  const day = film.day(DATE, { calltime: 420 });
  const one = { setName: '집', setting: 'INT', plannedMinutes: 60, ...patch } as const;
  const rows = film.allocate(
    day,
    ...Array.from({ length: count }, (_, i) => film.scene(i + 1, one, [person])),
  );
  const told = (days = [day]) => pinTroubles(film.state, film.boardId, days);
  return {
    ...{ film, day, rows, told },
    texts: () => told().map(({ text }) => text),
    labels: () => told().map(({ ways }) => ways.map(({ label }) => label)),
    start: (row: number, fixedStart: number) =>
      film.run('editRow', { rowId: rows[row]!, patch: { fixedStart } }),
    pin: (...of: number[]) => film.run('pinRows', { rowIds: of.map((i) => rows[i]!), pinned: true }),
    /** He cannot be had on the day, or between two of its times. */
    away: (start: number | null = null, end: number | null = null) => {
      const availability: Availability = [
        { kind: 'unavailable', from: DATE, to: DATE, start, end, note: '' },
      ];
      film.run('editCharacter', { characterId: person, patch: { availability } });
    },
    press: (label: string) => {
      const way = told()
        .flatMap(({ ways }) => ways)
        .find((found) => found.label === label);
      if (!way) throw new Error(`no way out is called ${label}`);
      film.run(way.command.name, way.command.args as never);
    },
  };
}

describe('what is fixed and cannot be kept', () => {
  it('BP14: a scene that is set to begin before the call is named with its day and both times, until one of them is mended', () => {
    const { film, day, told, texts, labels, start, press } = shoot(2);
    const other = film.day('2026-12-02', { calltime: 420 });
    expect(told()).toEqual([]);
    start(1, 600);
    start(0, 300);
    expect(texts()).toEqual([`${WHERE} · S#1 집: 시작 고정 05:00, 콜 07:00`]);
    expect(labels()).toEqual([['콜타임 앞당기기', '시작 시각 풀기']]);
    // Of days that are not asked about nothing is said.
    expect(told([other])).toEqual([]);
    press('콜타임 앞당기기');
    expect(told()).toEqual([]);
    film.run('editTimetable', { timetableId: day, patch: { calltime: 420 } });
    press('시작 시각 풀기');
    expect(told()).toEqual([]);
  });

  it('BP15: set starts that overlap, with the nearest start that is clear', () => {
    const { film, day, told, texts, labels, start, press } = shoot(3);
    const contradictions = () => {
      const options: BoardOptions = {
        days: [day],
        mayMove: 'all',
        withPool: true,
        calls: true,
        closures: [],
        weights: USUAL_WEIGHTS,
      };
      const read = readProblem(boardProblem(film.state, film.boardId, options));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      return contradictionsOf(read.problem).map(({ code }) => code);
    };
    start(0, 600);
    start(1, 630);
    start(2, 660);
    // The engine would refuse two pairs, of which one scene is in both.
    expect(contradictions()).toEqual(['startsOverlap', 'startsOverlap']);
    expect(texts()).toEqual([
      `${WHERE} · S#1, S#2: 시작 고정 10:00, 10:30, 겹침 30분`,
      `${WHERE} · S#2, S#3: 시작 고정 10:30, 11:00, 겹침 30분`,
    ]);
    expect(labels()).toEqual([
      ['S#2 12:00에 시작하기', 'S#2 시작 시각 풀기'],
      ['S#3 11:30에 시작하기', 'S#3 시작 시각 풀기'],
    ]);
    press('S#2 12:00에 시작하기');
    expect([told(), contradictions()]).toEqual([[], []]);
  });

  it('BP15: what goes before a scene with it counts to its time', () => {
    const { film, day, rows, labels, start } = shoot(2);
    const phaseData = { kind: '세팅', label: '', minutes: 30, note: '' } as const;
    const rowId = film.newId();
    film.run('addPhaseRow', { rowId, timetableId: day, afterRowId: rows[0]!, phaseData });
    start(0, 600);
    start(1, 690);
    expect(labels()).toEqual([]);
    start(1, 675);
    expect(labels()).toEqual([['S#2 11:30에 시작하기', 'S#2 시작 시각 풀기']]);
  });

  it('BP14, BP15, SE26: a meal that is set before the call, and a scene that is fixed across a set meal, are named', () => {
    const { film, day, rows, told, texts, labels, start, press } = shoot(2);
    const phaseData = { kind: '식사', label: '점심', minutes: 60, note: '' } as const;
    const rowId = film.newId();
    film.run('addPhaseRow', { rowId, timetableId: day, afterRowId: rows[0]!, phaseData });
    const set = (fixedStart: number) => film.run('editRow', { rowId, patch: { fixedStart } });
    set(360);
    expect(texts()).toEqual([`${WHERE} · 점심: 시작 고정 06:00, 콜 07:00`]);
    expect(labels()).toEqual([['콜타임 앞당기기', '시작 시각 풀기']]);
    set(720);
    expect(told()).toEqual([]);
    start(1, 750);
    expect(texts()).toEqual([`${WHERE} · S#2 집: 시작 고정 12:30–13:30, 점심은 12:00–13:00에 고정`]);
    expect(labels()).toEqual([['S#2 13:00에 시작하기', '시작 시각 풀기']]);
    press('S#2 13:00에 시작하기');
    expect(told()).toEqual([]);
  });

  it('BP15: a scene fixed to a day on which somebody cannot be had at all can be let go', () => {
    const { told, texts, labels, pin, away, press } = shoot(1);
    pin(0);
    away(600, 720);
    expect(told()).toEqual([]);
    away();
    expect(texts()).toEqual([`${WHERE} · S#1 집: 이날에 고정, 준호는 이날 안 돼요: 12.1 화 불가`]);
    expect(labels()).toEqual([['고정 풀기']]);
    press('고정 풀기');
    expect(told()).toEqual([]);
  });

  it('BP15: a set start at which somebody cannot be had moves to when they can, or is let go', () => {
    const { told, texts, labels, start, away, press } = shoot(1);
    start(0, 600);
    away(420, 780);
    expect(texts()).toEqual([
      `${WHERE} · S#1 집: 시작 고정 10:00–11:00, 준호는 이날 00:00–07:00, 13:00–만 돼요`,
    ]);
    // Before the call nothing begins.
    expect(labels()).toEqual([['S#1 13:00에 시작하기', '시작 시각 풀기']]);
    press('S#1 13:00에 시작하기');
    expect(told()).toEqual([]);
    away();
    expect(labels()).toEqual([['시작 시각 풀기']]);
  });

  it('BP15: a set start out of its light moves into it', () => {
    const { texts, labels, start } = shoot(1, { setting: 'EXT', timeOfDay: 'day' });
    start(0, 1200);
    expect(texts()[0]).toMatch(/S#1 집: 시작 고정 20:00–21:00, 해는 07:\d\d에 뜨고 17:\d\d에 져요$/);
    expect(labels()).toEqual([['S#1 16:10에 시작하기', '시작 시각 풀기']]);
  });

  it('BP15: scenes fixed to a day that are more than its hours, until enough of them are let go', () => {
    const { film, told, texts, pin, press } = shoot(3, { plannedMinutes: 300 });
    pin(0, 1, 2);
    expect(texts()).toEqual([
      `${WHERE} · S#1, S#2, S#3: 고정한 씬 3개가 준비와 정리까지 15시간, 하루는 12시간까지`,
    ]);
    press('S#3 고정 풀기');
    expect(told()).toEqual([]);
    // Where hours do not bind they are rather exceeded.
    pin(2);
    film.run('editProject', { patch: { labourRules: { shootDay: { severity: 'soft' } } } });
    expect(told()).toEqual([]);
  });

  it('BP15: a set start so long after the call that waiting for it is more than a day, until one of its ways out', () => {
    const { film, day, told, texts, labels, start, press } = shoot(2);
    // Seventeen hours with the scene; three meals that the rules ask for are no work.
    start(0, 1320);
    expect(texts()).toEqual([
      `${WHERE} · S#1 집: 콜 07:00, 시작 고정 22:00, 정리까지 23:00이면 하루 12시간을 넘어요`,
    ]);
    expect(labels()).toEqual([['콜타임 늦추기', 'S#1 21:00에 시작하기', 'S#1 시작 시각 풀기']]);
    press('콜타임 늦추기');
    expect([told(), film.state.timetable.get(day)?.calltime]).toEqual([[], 480]);
    film.run('editTimetable', { timetableId: day, patch: { calltime: 420 } });
    press('S#1 21:00에 시작하기');
    expect(told()).toEqual([]);
    // Another that is set to the morning keeps the call.
    start(0, 1320);
    start(1, 430);
    expect(labels()).toEqual([['S#1 21:00에 시작하기', 'S#1 시작 시각 풀기']]);
    film.run('editProject', { patch: { labourRules: { shootDay: { severity: 'soft' } } } });
    expect(told()).toEqual([]);
  });

  it('BP15: somebody whom set starts hold at two units at once is named on both days', () => {
    const { film, told, texts, labels, start, press } = shoot(1);
    const [person] = film.state.character.keys();
    const other = film.day(DATE, { calltime: 420, unit: 'B' });
    const one = { setName: '밭', setting: 'INT', plannedMinutes: 60 } as const;
    const both = () => told([...film.state.timetable.keys()]).map(({ text }) => text);
    const [there, alone] = film.allocate(
      other,
      film.scene(7, one, [person!]),
      film.scene(8, { ...one, setName: '논' }, []),
    );
    const startThere = (rowId: string | undefined, fixedStart: number) =>
      film.run('editRow', { rowId: rowId!, patch: { fixedStart } });
    start(0, 600);
    startThere(alone, 600);
    startThere(there, 660);
    expect(both()).toEqual([]);
    startThere(there, 630);
    expect(both()).toHaveLength(3);
    startThere(alone, 840);
    expect(both()).toEqual([
      `${WHERE} · S#1 집: 시작 고정 10:00–11:00, 준호는 10:30–11:30에 1회차 B팀에 고정`,
      `12.1 화 1회차 B팀 · S#7 밭: 시작 고정 10:30–11:30, 준호는 10:00–11:00에 1회차에 고정`,
    ]);
    expect(texts()).toHaveLength(1);
    expect(labels()).toEqual([['S#1 09:30에 시작하기', '시작 시각 풀기']]);
    press('S#1 09:30에 시작하기');
    expect(both()).toEqual([]);
  });

  it('BP15: nothing is said of days that stay as they are', () => {
    const { film, day, told, start } = shoot(2);
    start(0, 600);
    start(1, 630);
    film.run('editTimetable', { timetableId: day, patch: { locked: true } });
    expect(told()).toEqual([]);
  });
});
