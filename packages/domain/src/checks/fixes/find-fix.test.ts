import { Production, SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  checkBoard,
  findFix,
  findingKey,
  type Id,
  type PlanFinding,
  type PlanFix,
  rowsOf,
} from '../../index.ts';

const gathering = {
  afterRowId: null,
  phaseData: { kind: '집합', label: '', minutes: 60, note: '' },
} as const;
const DATE = '2026-12-03';
const all = (production: Production): readonly PlanFinding[] =>
  [...checkBoard(production.state, production.boardId).values()].flat();
const find = (production: Production, ruleId: string): PlanFinding =>
  all(production).find((finding) => finding.ruleId === ruleId)!;

/** Looks for the fix, carries it out, and answers what its button says. */
function press(production: Production, finding: PlanFinding): PlanFix | null {
  const { commandId: _, loaded: __, ...ctx } = production.context();
  const fix = findFix(production.state, finding, ctx, production.newId);
  if (fix) production.run(fix.command.name, fix.command.args as never);
  return fix;
}

describe('PC8: a fix', () => {
  it('puts a scene where its light is, on its own day first', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 900 });
    const scenes = [
      production.scene(1, { setting: 'INT', plannedMinutes: 180 }),
      production.scene(2, { setting: 'EXT', timeOfDay: 'day', plannedMinutes: 60 }),
    ];
    production.allocate(day, ...scenes);
    expect(press(production, find(production, 'light'))?.label).toBe('S#2 먼저 찍기');
    expect(all(production).some(({ ruleId }) => ruleId === 'light')).toBe(false);
  });

  it('moves the call for the light, where no other order helps', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 300 });
    production.allocate(
      day,
      ...[1, 2].map((no) =>
        production.scene(no, { setName: '강가', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 60 }),
      ),
    );
    expect(press(production, find(production, 'light'))?.label).toBe('집합을 07:30으로 늦추기');
    expect(all(production).some(({ ruleId }) => ruleId === 'light')).toBe(false);
  });

  it('calls nobody in the middle of the night, where a later call does', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 540 });
    const night = { setName: '강가', setting: 'EXT', timeOfDay: 'night', plannedMinutes: 180 } as const;
    const inside = { setName: '강가', setting: 'INT', plannedMinutes: 60 } as const;
    const [row] = production.allocate(day, production.scene(1, night), production.scene(2, inside));
    production.run('editRow', { rowId: row!, patch: { pinned: true } });
    expect(press(production, find(production, 'light'))?.label).toBe('집합을 17:15으로 늦추기');
    expect(all(production).some(({ ruleId }) => ruleId === 'light')).toBe(false);
  });

  it('gives a scene a day of its own where no other has its light, an empty one first', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    // Who is away from 15:00 keeps the day from beginning later, and a wait for the dark would make it too long.
    const lead = production.character('준호');
    const evening = { kind: 'unavailable', from: DATE, to: DATE, start: 900, end: 1440, note: '' } as const;
    production.run('editCharacter', { characterId: lead, patch: { availability: [evening] } });
    const inside = { setName: '카페', setting: 'INT', plannedMinutes: 130 } as const;
    const night = { setName: '강가', setting: 'EXT', timeOfDay: 'night', plannedMinutes: 180 } as const;
    const scenes = [1, 2, 3].map((no) => production.scene(no, inside, [lead]));
    production.allocate(day, ...scenes, production.scene(4, night));
    const finding = find(production, 'light');
    const { commandId: _, loaded: __, ...ctx } = production.context();
    const fix = findFix(production.state, finding, ctx, production.newId);
    expect(fix?.label).toBe('S#4 새 촬영일(12.4 금)로 옮기기 · 집합 16:15');
    production.day('2026-12-07', { calltime: 420 });
    expect(press(production, finding)?.label).toBe('S#4 2회차(12.7 월)로 옮기기 · 집합 17:15');
    expect(all(production).some(({ ruleId }) => ruleId === 'light')).toBe(false);
  });

  it('lets the call wait for the light, though what is in the dark stays there a little longer', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 420 });
    const outside = { setName: '강가', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 70 } as const;
    production.allocate(day, ...Array.from({ length: 9 }, (_, i) => production.scene(i + 1, outside)));
    expect(press(production, find(production, 'light'))?.label).toBe('집합을 07:30으로 늦추기');
  });

  it('takes the finding along to no other day, though it would help others', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 420 });
    const times = ['day', 'day', 'day', 'night', 'day', 'day', 'day', 'day'] as const;
    const outside = { setName: '강가', setting: 'EXT' } as const;
    const scenes = times.map((timeOfDay, i) =>
      production.scene(i + 1, { ...outside, timeOfDay, plannedMinutes: timeOfDay === 'night' ? 150 : 75 }),
    );
    const [first, , , night] = production.allocate(day, ...scenes);
    production.run('editRow', { rowId: first!, patch: { pinned: true } });
    const of = () => all(production).filter(({ ruleId }) => ruleId === 'light');
    const finding = of().find(({ rowIds }) => rowIds.includes(night!))!;
    expect(press(production, finding)?.label).toBe('S#4 새 촬영일(12.4 금)로 옮기기 · 집합 16:15');
    expect(of().some(({ rowIds }) => rowIds.includes(night!))).toBe(false);
  });

  it('TT33: brings a day into the order of its light before a day is made for a scene', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 420 });
    const scenes = ['day', 'day', 'night', 'inside', 'day', 'night', 'day', 'day'].map((light, i) =>
      production.scene(i + 1, {
        ...{ setName: '강가', plannedMinutes: 75, setting: light === 'inside' ? 'INT' : 'EXT' },
        timeOfDay: light === 'night' ? 'night' : 'day',
      }),
    );
    const rows = production.allocate(day, ...scenes);
    const before = all(production).filter(({ ruleId }) => ruleId === 'light');
    expect(before.length).toBeGreaterThan(2);
    expect(press(production, before.at(-1)!)?.label).toBe('낮·밤에 맞춰 순서 바꾸기 · 집합 09:45');
    expect(all(production).filter(({ ruleId }) => ruleId === 'light')).toEqual([]);
    expect(rowsOf(production.state, day).map(({ _id }) => rows.indexOf(_id) + 1)).toEqual([
      1, 2, 5, 7, 8, 4, 3, 6,
    ]);
  });

  it('leads to no day that is too long already', () => {
    const production = new Production();
    const [day, long] = [
      production.day(DATE, { calltime: 420 }),
      production.day('2026-12-04', { calltime: 420 }),
    ];
    const lead = production.character('준호');
    const away = { kind: 'unavailable', from: DATE, to: DATE, start: null, end: null, note: '' } as const;
    production.run('editCharacter', { characterId: lead, patch: { availability: [away] } });
    production.allocate(day, production.scene(1, { plannedMinutes: 60 }, [lead]));
    const others = [2, 3].map((no) => production.scene(no, { plannedMinutes: 390 }));
    const rows = production.allocate(long, ...others);
    for (const rowId of rows) production.run('editRow', { rowId, patch: { pinned: true } });
    const finding = find(production, 'castAvailable');
    expect(press(production, finding)?.command.name).not.toBe('moveRows');
    expect(all(production).filter(({ ruleId }) => ruleId === 'shootDay')).toMatchObject([{ excess: 60 }]);
  });

  it('gives the second part of a scene that is longer than a day a day of its own', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 420 });
    production.allocate(day, production.scene(1, { plannedMinutes: 800 }));
    expect(press(production, find(production, 'shootDay'))?.label).toBe('S#1 새 촬영일(12.4 금)에 나눠 찍기');
    expect(all(production).some(({ ruleId }) => ruleId === 'shootDay')).toBe(false);
  });

  it('puts a scene between others, where first and last do not help, and lets the last one wait for its light', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 360 });
    const inside = { setName: '카페', setting: 'INT', plannedMinutes: 240 } as const;
    const scenes = [
      production.scene(1, { setName: '카페', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 60 }),
      production.scene(2, inside),
      production.scene(3, { ...inside, plannedMinutes: 480 }),
    ];
    const rows = production.allocate(day, ...scenes);
    const meal = { kind: '식사', label: '', minutes: 60, note: '' } as const;
    const args = { rowId: production.newId(), timetableId: day, afterRowId: rows[1]!, phaseData: meal };
    production.run('addPhaseRow', args);
    expect(press(production, find(production, 'light'))?.label).toBe('S#2 다음에 S#1 찍기');
    const night = production.scene(4, {
      setName: '카페',
      setting: 'EXT',
      timeOfDay: 'night',
      plannedMinutes: 30,
    });
    const other = production.day('2026-12-10', { calltime: 900 });
    production.allocate(other, night);
    expect(press(production, find(production, 'light'))?.label).toMatch(/^집합을 17:15으로 늦추기$/);
  });

  it('moves the scenes of somebody who is away to the nearest day on which they are there', () => {
    const production = new Production();
    const lead = production.character('준호');
    const availability = [
      {
        kind: 'unavailable',
        from: '2026-12-03',
        to: '2026-12-04',
        start: null,
        end: null,
        note: '',
      } as const,
    ];
    production.run('editCharacter', { characterId: lead, patch: { availability } });
    const day = production.day(DATE);
    for (const date of ['2026-12-04', '2026-12-05', '2026-12-09']) production.day(date);
    production.allocate(day, production.scene(1, {}, [lead]));
    expect(press(production, find(production, 'castAvailable'))?.label).toBe('S#1 3회차(12.5 토)로 옮기기');
    expect(all(production).some(({ ruleId }) => ruleId === 'castAvailable')).toBe(false);
  });

  it('adds the meal that is missing, in time', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    production.allocate(day, ...[1, 2, 3, 4].map((no) => production.scene(no, { plannedMinutes: 120 })));
    const { commandId: _, loaded: __, ...ctx } = production.context();
    const pause = find(production, 'breakPerEightHours');
    const meal = '14:00에 식사 60분 넣기';
    // Whoever pressed both would have two.
    expect(findFix(production.state, pause, ctx, production.newId)?.label).toBe(meal);
    expect(press(production, find(production, 'mealWithin'))?.label).toBe(meal);
    expect(all(production).some(({ ruleId }) => /meal|break/.test(ruleId))).toBe(false);
  });

  it('makes the meal longer that is too short, though another comes before it', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    const rows = production.allocate(
      day,
      ...[1, 2].map((no) => production.scene(no, { plannedMinutes: 120 })),
    );
    const eat = (minutes: number, afterRowId: string) => {
      const phaseData = { kind: '식사', label: '', minutes, note: '' } as const;
      production.run('addPhaseRow', { rowId: production.newId(), timetableId: day, afterRowId, phaseData });
    };
    eat(60, rows[0]!);
    eat(20, rows[1]!);
    expect(press(production, find(production, 'mealLength'))?.label).toBe('식사를 30분으로');
    expect(all(production).some(({ ruleId }) => ruleId === 'mealLength')).toBe(false);
  });

  it('gives a week its day off: a day without a scene, else one that goes to a free date of another week', () => {
    const production = new Production();
    // Monday to Sunday, and the Tuesday after.
    const dates = ['07', '08', '09', '10', '11', '12', '13', '15'].map((day) => `2026-12-${day}`);
    const days = dates.map((date) => production.day(date, { calltime: 540 }));
    for (const [i, day] of days.entries()) {
      const scene = production.scene(i + 1, { plannedMinutes: 60 });
      if (i !== 2) production.allocate(day, scene);
      else production.run('addPhaseRow', { ...gathering, rowId: production.newId(), timetableId: day });
    }
    expect(press(production, find(production, 'weeklyDayOff'))?.label).toBe('3회차(12.9 수) 휴일로 두기');
    expect(all(production).some(({ ruleId }) => ruleId === 'weeklyDayOff')).toBe(false);
    production.run('editTimetable', { timetableId: days[2]!, patch: { dayKind: '촬영' } });
    production.allocate(days[2]!, production.scene(9, { plannedMinutes: 60 }));
    expect(press(production, find(production, 'weeklyDayOff'))?.label).toBe(
      '7회차(12.13 일) 12.14 월로 옮기기',
    );
    expect(all(production).some(({ ruleId }) => ruleId === 'weeklyDayOff')).toBe(false);
  });

  it('takes what is too much of a week to another', () => {
    const production = new Production();
    const days = ['07', '08', '09', '10', '11'].map((day) =>
      production.day(`2026-12-${day}`, { calltime: 480 }),
    );
    for (const [i, day] of days.entries())
      production.allocate(day, production.scene(i + 1, { plannedMinutes: 660 }));
    expect(press(production, find(production, 'weekExtension'))?.label).toBe(
      '5회차(12.11 금) 12.14 월로 옮기기',
    );
    expect(all(production).some(({ ruleId }) => ruleId === 'weekExtension')).toBe(false);
  });

  it('calls people later after a short night', () => {
    const production = new Production();
    const [late, early] = [
      production.day('2026-12-01', { calltime: 900 }),
      production.day('2026-12-02', { calltime: 420 }),
    ];
    production.allocate(late, production.scene(1, { plannedMinutes: 480 }));
    production.allocate(early, production.scene(2, { plannedMinutes: 60 }));
    expect(press(production, find(production, 'restBetweenDays'))?.label).toBe('집합을 10:00으로 늦추기');
    expect(all(production).some(({ ruleId }) => ruleId === 'restBetweenDays')).toBe(false);
  });

  it('brings forward the meal that comes late, and lengthens the one there is for a longer break', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    const rows = production.allocate(
      day,
      ...[1, 2, 3, 4].map((no) => production.scene(no, { plannedMinutes: 120 })),
    );
    const phaseData = { kind: '식사', label: '', minutes: 50, note: '' } as const;
    const meal = { rowId: production.newId(), timetableId: day, afterRowId: rows[3]!, phaseData };
    production.run('addPhaseRow', meal);
    production.allocate(day, production.scene(5, { plannedMinutes: 60 }));
    expect(press(production, find(production, 'mealWithin'))?.label).toBe('식사를 14:00으로 앞당기기');
    expect(press(production, find(production, 'breakPerEightHours'))?.label).toBe('식사를 60분으로');
    expect(all(production).some(({ ruleId }) => /meal|break/.test(ruleId))).toBe(false);
  });

  it('takes another scene off a long day where the last one is too short, or as many of the last as it takes', () => {
    const production = new Production();
    const fill = (date: string, no: number, minutes: readonly number[]) => {
      const scenes = minutes.map((plannedMinutes, i) => production.scene(no + i, { plannedMinutes }));
      return production.allocate(production.day(date, { calltime: 420 }), ...scenes);
    };
    fill('2026-12-03', 1, [360, 180, 210, 60]);
    fill('2026-12-04', 10, [180]);
    expect(press(production, find(production, 'shootDay'))?.label).toBe('S#2 2회차(12.4 금)로 옮기기');
    const rows = fill('2026-12-08', 21, [300, 300, 120, 60, 60]);
    fill('2026-12-09', 30, [180]);
    for (const rowId of rows.slice(0, 2)) production.run('editRow', { rowId, patch: { pinned: true } });
    expect(press(production, find(production, 'shootDay'))?.label).toBe('S#23 4회차(12.9 수)로 옮기기');
    const long = fill('2026-12-14', 41, [300, 300, 60, 60, 60]);
    fill('2026-12-15', 50, [180]);
    for (const rowId of long.slice(0, 2)) production.run('editRow', { rowId, patch: { pinned: true } });
    // All three of them leave twelve hours only together with a free hour.
    production.run('editRow', { rowId: long[0]!, patch: { minutes: 330 } });
    expect(press(production, find(production, 'shootDay'))?.label).toBe(
      'S#44, S#45 6회차(12.15 화)로 옮기기',
    );
    expect(all(production).some(({ ruleId }) => ruleId === 'shootDay')).toBe(false);
  });

  it('shoots over two days what is longer than one', () => {
    const production = new Production();
    const [before, day, after] = ['2026-12-02', DATE, '2026-12-04'].map((date) =>
      production.day(date, { calltime: 420 }),
    );
    const [row] = production.allocate(day!, production.scene(1, { plannedMinutes: 740 }));
    production.allocate(after!, production.scene(2, { plannedMinutes: 60 }));
    expect(press(production, find(production, 'shootDay'))?.label).toBe('S#1 3회차(12.4 금)에 나눠 찍기');
    expect(all(production).some(({ ruleId }) => ruleId === 'shootDay')).toBe(false);
    expect(production.state.timetableRow.get(row!)).toMatchObject({ part: 1, minutes: 370 });
    expect(rowsOf(production.state, before!)).toEqual([]);
  });

  it('ends the day before earlier, where a later call after a short night breaks something else', () => {
    const production = new Production();
    const [late, early] = [
      production.day('2026-12-01', { calltime: 900 }),
      production.day('2026-12-02', { calltime: 450 }),
    ];
    production.allocate(late, production.scene(1, { plannedMinutes: 480 }));
    // A day in the light that fills it.
    const outside = { setting: 'EXT', timeOfDay: 'day', plannedMinutes: 570 } as const;
    production.allocate(early, production.scene(2, outside));
    expect(press(production, find(production, 'restBetweenDays'))?.label).toBe(
      '1회차(12.1 화) 집합을 12:30으로 앞당기기',
    );
    expect(all(production).some(({ ruleId }) => ruleId === 'restBetweenDays')).toBe(false);
  });

  it('lets go first what runs into a set start, where that must stay', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    const inside = production.scene(1, { setName: '강가', setting: 'INT', plannedMinutes: 540 });
    const outside = { setName: '강가', setting: 'EXT', timeOfDay: 'day', plannedMinutes: 60 } as const;
    const [, row] = production.allocate(day, inside, production.scene(2, outside));
    production.run('editRow', { rowId: row!, patch: { fixedStart: 600 } });
    expect(press(production, find(production, 'overlap'))?.label).toBe('S#2 먼저 찍기');
    expect(all(production).some(({ severity }) => severity === 'hard')).toBe(false);
  });

  it('exchanges two days, where on its date nothing can be shot', () => {
    const production = new Production();
    const lead = production.character('준호');
    const away = { kind: 'unavailable', from: DATE, to: DATE, start: null, end: null, note: '' } as const;
    production.run('editCharacter', { characterId: lead, patch: { availability: [away] } });
    const [day, other] = [
      production.day(DATE, { calltime: 480 }),
      production.day('2026-12-04', { calltime: 480 }),
    ];
    production.allocate(day, production.scene(1, { plannedMinutes: 660 }, [lead]));
    production.allocate(other, production.scene(2, { plannedMinutes: 660 }));
    expect(press(production, find(production, 'castAvailable'))?.label).toBe(
      '2회차(12.4 금)와 날짜 맞바꾸기',
    );
    expect(all(production).some(({ severity }) => severity === 'hard')).toBe(false);
  });

  it('shortens a day of 준비 that is too long', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480, dayKind: '준비' });
    const phaseData = { kind: '세팅', label: '', minutes: 660, note: '' } as const;
    const setUp = { rowId: production.newId(), timetableId: day, afterRowId: null, phaseData };
    production.run('addPhaseRow', setUp);
    expect(press(production, find(production, 'otherDay'))?.label).toBe('세팅을 10시간으로 줄이기');
    expect(all(production).some(({ ruleId }) => ruleId === 'otherDay')).toBe(false);
  });

  it('changes no day that has passed, and nothing that is shot', () => {
    const production = new Production();
    const away = { kind: 'unavailable', from: DATE, to: DATE, start: null, end: null, note: '' } as const;
    const lead = production.character('준호');
    production.run('editCharacter', { characterId: lead, patch: { availability: [away] } });
    production.day('2026-12-02');
    const day = production.day(DATE, { calltime: 480 });
    const [shot, row] = production.allocate(
      day,
      production.scene(1, { plannedMinutes: 60 }),
      production.scene(2, { plannedMinutes: 60 }, [lead]),
    );
    const { commandId: _, loaded: __, ...ctx } = production.context();
    const labelAt = (now: number) =>
      findFix(production.state, find(production, 'castAvailable'), { ...ctx, now }, production.newId)?.label;
    const shoot = (rowId: Id, actualStart: number) =>
      production.run('recordRow', {
        rowId,
        patch: { state: 'done', actualStart, actualEnd: actualStart + 60 },
      });
    expect(labelAt(Date.parse('2026-12-02T12:00:00Z'))).toBe('S#2 1회차(12.2 수)로 옮기기');
    // In Korea it is the third already.
    expect(labelAt(Date.parse('2026-12-02T16:00:00Z'))).toBe('2회차(12.3 목) 12.4 금으로 옮기기');
    shoot(shot!, 480);
    expect(labelAt(Date.parse('2026-12-02T16:00:00Z'))).toBe('S#2 새 촬영일(12.4 금)로 옮기기');
    production.day('2026-12-05');
    expect(labelAt(Date.parse('2026-12-02T16:00:00Z'))).toBe('S#2 3회차(12.5 토)로 옮기기');
    shoot(row!, 540);
    expect(labelAt(Date.parse('2026-12-02T16:00:00Z'))).toBeUndefined();
  });

  it('is none where nothing that was tried helps, and no move where somebody has pinned the row', () => {
    const production = new Production();
    const lead = production.character('준호');
    const away = { kind: 'unavailable', from: DATE, to: DATE, start: null, end: null, note: '' } as const;
    production.run('editCharacter', { characterId: lead, patch: { availability: [away] } });
    const day = production.day(DATE, { calltime: 480 });
    const [row] = production.allocate(day, production.scene(1, { plannedMinutes: 60 }, [lead]));
    production.run('editRow', { rowId: row!, patch: { pinned: true } });
    expect(press(production, find(production, 'castAvailable'))).toBeNull();
    production.day('2026-12-05');
    expect(press(production, find(production, 'castAvailable'))).toBeNull();
    production.run('editRow', { rowId: row!, patch: { pinned: false } });
    expect(press(production, find(production, 'castAvailable'))?.label).toBe('S#1 2회차(12.5 토)로 옮기기');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'on made-up board %i does what it says and breaks no hard rule anew',
    (seed) => {
      const production = new Production({ seed });
      const seeded = new SeededRandom(seed);
      const random = (most: number) => seeded.int(0, most - 1);
      const people = ['준호', '서연', '민지'].map((name) => production.character(name));
      const days = [1, 2, 3, 4].map((day) =>
        production.day(`2026-12-0${day}`, { calltime: 360 + random(12) * 60 }),
      );
      for (let no = 1; no <= 16; no++) {
        const setting = (['INT', 'EXT', 'INT/EXT'] as const)[random(3)]!;
        const timeOfDay = (['day', 'night', 'dawn', 'sunset'] as const)[random(4)]!;
        const patch = {
          setting,
          timeOfDay,
          setName: `세트 ${random(5)}`,
          plannedMinutes: 30 + random(6) * 30,
        };
        production.allocate(days[random(4)]!, production.scene(no, patch, [people[random(3)]!]));
      }
      let fixed = 0;
      for (const finding of all(production)) {
        const before = hardRows(production);
        if (!all(production).some((one) => findingKey(one) === findingKey(finding))) continue;
        if (!press(production, finding)) continue;
        fixed += 1;
        expect(all(production).map(findingKey)).not.toContain(findingKey(finding));
        for (const [rule, count] of hardRows(production))
          expect(count, rule).toBeLessThanOrEqual(before.get(rule) ?? 0);
      }
      expect(fixed).toBeGreaterThan(0);
    },
  );
});

function hardRows(production: Production): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { severity, ruleId, rowIds } of all(production))
    if (severity === 'hard') counts.set(ruleId, (counts.get(ruleId) ?? 0) + Math.max(1, rowIds.length));
  return counts;
}
