import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { readUss } from './read-uss.ts';
import { dateOfUss } from './uss-dates.ts';
import type { Uss } from './uss-file.ts';
import { writeUss } from './write-uss.ts';

const written = (production: Production): Uss =>
  JSON.parse(writeUss(production.state, { now: production.now })).universalScheduleStandard;
function read(uss: object) {
  const answer = readUss({ universalScheduleStandard: uss });
  if (!answer.ok) throw new Error(`not read: ${answer.where}`);
  return answer;
}

/** Two days, a scene that is split between them, a day to travel, and one scene that waits. */
function film() {
  const production = new Production();
  const [jiwoo, mina] = [production.character('지우'), production.character('미나')];
  const one = production.scene(1, { setName: '편의점', setting: 'INT', timeOfDay: 'night', pages: 12 }, [
    jiwoo,
    mina,
  ]);
  const two = production.scene(2, { setName: '골목', setting: 'EXT', timeOfDay: 'day', pages: 3 }, [jiwoo]);
  const three = production.scene(3, { synopsis: '기다린다', note: '비 오는 날' });
  const item = (type: 'props' | 'etc', subtype: string, name: string, quantity: number | null) => ({
    ...{ _id: production.newId(), type, subtype, name, quantity },
    ...{ note: '', source: 'manual' as const, evidence: null },
  });
  production.run('addBreakdownItems', {
    sceneId: one,
    items: [item('props', '', '우산, 검은', 3), item('etc', '차량', '택시', null)],
  });
  const first = production.day('2026-12-01', { calltime: 450 });
  production.day('2026-12-02', { dayKind: '이동' });
  const second = production.day('2026-12-04');
  const [row] = production.allocate(first, one, two);
  production.split(row!, second);
  return { production, one, two, three, first, second };
}

describe('a schedule as a file of the standard', () => {
  it('US2, US3: has every scene with its set, people and things under the numbers of their categories', () => {
    const { production } = film();
    const uss = written(production);
    const ucid = new Map(uss.categories.map(({ id, ucid }) => [id, ucid]));
    const told = new Map(
      uss.elements.map(({ id, name, category }) => [id, `${ucid.get(category!)} ${name}`]),
    );
    const [sheet] = uss.breakdowns.filter(({ scene }) => scene === '2');
    expect(sheet?.elements?.map((id) => told.get(id))).toEqual(['0 골목', '1 EXT', '2 DAY', '100 지우']);
    expect(sheet).toMatchObject({ type: 'scene', pages: 0.375, description: null });
    expect([...told.values()]).toContain('104 우산, 검은');
    expect([...told.values()]).toContain('103 택시');
  });

  it('US5: names every breakdown once on every board, and writes a split scene as two halves', () => {
    const { production } = film();
    const uss = written(production);
    const ids = uss.breakdowns.map(({ id }) => id).sort();
    for (const { boards } of uss.stripboards ?? [])
      expect(boards.flatMap(({ breakdownIds }) => breakdownIds.flat()).sort()).toEqual(ids);
    const scenes = new Map(uss.breakdowns.map(({ id, scene }) => [id, scene]));
    const [stripboard, boneyard] = uss.stripboards![0]!.boards;
    const shot = (stripboard!.breakdownIds as string[][]).map((day) =>
      day.flatMap((id) => scenes.get(id) ?? []),
    );
    expect(shot).toEqual([['1PT1', '2'], ['1PT2']]);
    expect((boneyard!.breakdownIds as string[]).map((id) => scenes.get(id))).toEqual(['3']);
    expect(uss.breakdowns.flatMap(({ scene, pages }) => (scene === '1PT2' ? [pages] : []))).toEqual([0.75]);
  });

  it('TT38: what is 결번 stands on no day of it, but waits', () => {
    const { production, two } = film();
    production.run('editScenes', { sceneIds: [two], patch: { status: 'omitted' } });
    const uss = written(production);
    const scenes = new Map(uss.breakdowns.map(({ id, scene }) => [id, scene]));
    const [stripboard, boneyard] = uss.stripboards![0]!.boards.map(({ breakdownIds }) =>
      breakdownIds.flat().flatMap((id) => scenes.get(id) ?? []),
    );
    expect([stripboard, boneyard]).toEqual([['1PT1', '1PT2'], expect.arrayContaining(['2', '3'])]);
  });

  it('US5: writes a scene in three parts as three, and has the last two with the second half of another board', () => {
    const { production } = film();
    const second = [...production.state.timetableRow.values()].find(({ part }) => part === 2)!;
    const copy = { fromBoardId: production.boardId, boardId: production.newId(), name: '2안' };
    production.run('copyBoard', copy);
    production.split(second._id, production.day('2026-12-07'));
    const uss = written(production);
    const scenes = new Map(uss.breakdowns.map(({ id, scene }) => [id, scene]));
    const shot = (uss.stripboards ?? []).map(({ boards }) =>
      (boards[0]!.breakdownIds as string[][]).map((day) => day.map((id) => scenes.get(id))),
    );
    const plan = (days: readonly (readonly unknown[])[]) =>
      days.map((day) => day.filter((scene) => /^1PT|^2$/.test(String(scene))));
    expect(shot.map(plan)).toEqual([
      [['1PT1', '2'], ['1PT2'], ['1PT3']],
      [
        ['1PT1', '2'],
        ['1PT2', '1PT3'],
      ],
    ]);
  });

  it('US6: counts its dates from the start past those that are off, and comes back with the same days', () => {
    const { production } = film();
    const { schedule } = read(written(production));
    expect(schedule.boards[0]?.days.map((day) => [day.dayNo, day.tableDate, day.dayKind])).toEqual([
      [1, '2026-12-01', '촬영'],
      [2, '2026-12-04', '촬영'],
      [null, '2026-12-02', '이동'],
    ]);
    expect(schedule.boards[0]?.days[0]?.calltime).toBe(450);
  });

  it('US2, US5: comes back with the same scenes, people, things and lengths', () => {
    const { production } = film();
    const { schedule } = read(written(production));
    expect(schedule.skipped).toEqual([]);
    expect(schedule.scenes).toMatchObject([
      {
        ...{ sceneNo: 1, setName: '편의점', setting: 'INT', timeOfDay: 'night', pages: 12 },
        characters: ['지우', '미나'],
        items: [
          { type: 'props', subtype: '', name: '우산, 검은', quantity: 3 },
          { type: 'etc', subtype: '차량', name: '택시', quantity: null },
        ],
        // Nobody has said how long it takes (SC3): that stays so.
        plannedMinutes: null,
      },
      { sceneNo: 2, setting: 'EXT', timeOfDay: 'day', pages: 3, characters: ['지우'] },
      { sceneNo: 3, synopsis: '기다린다', note: '비 오는 날', pages: null },
    ]);
    expect(schedule.scenes.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it('US2: says on which days whoever plays a part cannot be had', () => {
    const { production } = film();
    const [character] = [...production.state.character.values()];
    const times = { start: null, end: null, note: '' };
    const entry = { kind: 'unavailable', from: '2026-12-05', to: '2026-12-06', ...times } as const;
    const other = {
      kind: 'unavailable',
      from: '2026-12-08',
      to: '2026-12-08',
      ...times,
      start: 600,
    } as const;
    production.run('editCharacter', {
      characterId: character!._id,
      patch: { availability: [entry, other] },
    });
    const [person] = written(production).elements.filter(({ name }) => name === character?.name);
    expect(person?.events?.map(({ type, date }) => [type, dateOfUss(date)])).toEqual([
      ['dayOff', '2026-12-05'],
      ['dayOff', '2026-12-06'],
    ]);
  });
});

const sheet = (id: string, scene: string | null, elements: string[] = [], more: object = {}) => ({
  ...{ id, scene, elements, type: 'scene', pages: 0.5, description: 'runs', ...more },
});

describe('a schedule that another program has written', () => {
  const uss = {
    breakdowns: [
      sheet('a', '12A', ['set', 'ext', 'dusk', 'cast', 'crane', 'wig', 'odd', 'memo'], {
        duration: 5_400_000,
      }),
      sheet('b', '14, 15'),
      sheet('c', null),
      { id: 'd', type: 'banner', bannerText: 'Move to the harbour', elements: [] },
    ],
    categories: [
      [0, 'Set'],
      [1, 'INT/EXT'],
      [2, 'Day/Night'],
      [100, 'Actors'],
      [117, 'Special Equipment'],
      [107, 'Hair'],
      [512, 'Boats'],
      [121, 'Notes'],
    ].map(([ucid, name]) => ({ id: `c${ucid}`, name, ucid })),
    elements: [
      ['set', 'c0', 'HARBOUR'],
      ['ext', 'c1', 'EXT.'],
      ['dusk', 'c2', 'Dusk'],
      ['cast', 'c100', 'ROSA'],
      ['crane', 'c117', 'Crane'],
      ['wig', 'c107', 'Wig'],
      ['odd', 'c512', 'Ferry'],
      ['memo', 'c121', 'Low tide'],
    ].map(([id, category, name]) => ({ id, category, name })),
    stripboards: [
      {
        ...{ id: 's', name: 'First', calendar: 'k' },
        boards: [
          { id: 'x', name: 'Stripboard', breakdownIds: [['b'], ['a', 'd']] },
          { id: 'z', name: 'Boneyard', breakdownIds: ['c'] },
        ],
      },
    ],
    calendars: [
      {
        ...{ id: 'k', name: 'Winter', daysOff: [0, 6] },
        events: [
          { id: 'e', date: '2026-12-04T08:00:00.000Z', type: 'start', name: null },
          { id: 'f', date: '2026-12-07T08:00:00.000Z', type: 'dayOff', name: 'holiday' },
        ],
      },
    ],
  };

  it('US3: knows categories by their numbers, and keeps those that it does not know by their names', () => {
    const [scene] = read(uss).schedule.scenes;
    expect(scene).toMatchObject({
      ...{ sceneNo: 12, subSceneNo: 'A', setName: 'HARBOUR', setting: 'EXT', timeOfDay: 'sunset', pages: 4 },
      ...{ characters: ['ROSA'], plannedMinutes: 90, note: 'Low tide', synopsis: 'runs' },
    });
    expect(scene?.items).toEqual([
      { type: 'etc', subtype: '특수장비', name: 'Crane', quantity: null },
      { type: 'makeup', subtype: '', name: 'Wig', quantity: null },
      { type: 'etc', subtype: 'Boats', name: 'Ferry', quantity: null },
    ]);
  });

  it('US3: reads a morning as day, as a script does, and keeps its word', () => {
    const said = (name: string) => {
      const elements = uss.elements.map((one) => (one.id === 'dusk' ? { ...one, name } : one));
      const { timeOfDay, timeText } = read({ ...uss, elements }).schedule.scenes[0]!;
      return [timeOfDay, timeText];
    };
    expect(['Morning', '아침', 'Dawn', 'D/N?'].map(said)).toEqual([
      ['day', 'Morning'],
      ['day', '아침'],
      ['dawn', ''],
      [null, 'D/N?'],
    ]);
  });

  it('US7: takes the first of several numbers and says so, and leaves what has none, with its reason', () => {
    const { schedule, notes } = read(uss);
    expect(schedule.scenes[1]).toMatchObject({ sceneNo: 14, doubts: ['씬 번호를 S#14로 읽었어요: 14, 15'] });
    expect(schedule.skipped).toEqual([{ row: 3, why: '씬 번호가 없어요.' }]);
    expect(notes).toEqual(['집합·식사 같은 배너 1개는 가져오지 않아요.']);
  });

  it('US6: leaves out weekends and holidays where it counts days', () => {
    const days = read(uss).schedule.boards[0]?.days.map(({ tableDate, dayKind }) => [tableDate, dayKind]);
    expect(days).toEqual([
      ['2026-12-04', '촬영'],
      ['2026-12-08', '촬영'],
      ['2026-12-07', '휴일'],
    ]);
    expect(read({ ...uss, calendars: [] }).schedule.boards[0]?.days[1]).toMatchObject({
      ...{ dayNo: 2, tableDate: null },
    });
    const closed = { ...uss.calendars[0], daysOff: [0, 1, 2, 3, 4, 5, 6] };
    expect(read({ ...uss, calendars: [closed] }).schedule.boards[0]?.days[0]?.tableDate).toBeNull();
  });

  it('US6: takes midnight in Korea and in California for the date that it is there', () => {
    expect(dateOfUss('2026-11-30T15:00:00.000Z')).toBe('2026-12-01');
    expect(dateOfUss('2026-12-01T08:00:00.000Z')).toBe('2026-12-01');
    expect(dateOfUss('2026-12-01')).toBe('2026-12-01');
    expect(dateOfUss('2026-02-31T08:00:00.000Z')).toBeNull();
    expect(dateOfUss('9999-12-31T23:00:00.000Z')).toBeNull();
  });

  it('US5: reads days out of files of before version 1, which end them by breakdowns', () => {
    const old = {
      ...uss,
      breakdowns: [sheet('a', '1', ['prop'], { time: 3_600_000 }), { id: 'n', type: 'day' }, sheet('b', '2')],
      categories: [{ id: 'c', catId: 104, name: 'Props', elements: ['prop'] }],
      elements: [{ id: 'prop', name: 'Key' }],
      stripboards: [
        { id: 's', name: 'First', boards: [{ id: 'x', name: 'stripboard', breakdownIds: ['b', 'n', 'a'] }] },
      ],
    };
    const { schedule } = read(old);
    expect(schedule.boards[0]?.days.map(({ scenes }) => scenes.map(({ sceneNo }) => sceneNo))).toEqual([
      [2],
      [1],
    ]);
    expect(schedule.scenes[0]).toMatchObject({ plannedMinutes: 60, items: [{ type: 'props', name: 'Key' }] });
  });

  it('US1: says where a file is not as the standard has it, and what is none', () => {
    expect(readUss({ scenes: [] })).toEqual({ ok: false, where: null });
    expect(readUss(null)).toEqual({ ok: false, where: null });
    expect(readUss({ universalScheduleStandard: { ...uss, elements: [{ id: 'a' }] } })).toEqual({
      ...{ ok: false, where: 'elements.0.name' },
    });
  });

  it('US4: takes a key of another program that is named as one of ours for none', () => {
    const [scene] = read({ ...uss, breakdowns: [sheet('a', '1', [], { _flags: 'yes', _omitted: 3 })] })
      .schedule.scenes;
    expect(scene).toMatchObject({ sceneNo: 1, omitted: false, note: '' });
  });
});
