import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  compareDayList,
  daysOf,
  findListedScenes,
  type ListedDay,
  planUndo,
  rowsOf,
} from '../../index.ts';

const listed = (tableDate: string, sceneIds: string[], more: Partial<ListedDay> = {}): ListedDay => ({
  ...{ tableDate, unit: 'A', dayKind: '촬영', calltime: null, sceneIds, note: '', sceneNotes: [] },
  ...more,
});

function film(scenes = 6) {
  const production = new Production();
  const ids = Array.from({ length: scenes }, (_, i) => production.scene(i + 1, { plannedMinutes: 60 }));
  const { boardId } = production;
  const take = (...days: ListedDay[]) => production.try('importDays', { boardId, days });
  const compare = (...days: ListedDay[]) =>
    compareDayList(production.state, boardId, days, {
      projectId: production.projectId,
      commandId: production.newId(),
    });
  const days = () =>
    daysOf(production.state, boardId).map(({ _id, tableDate }) => [
      tableDate,
      ...rowsOf(production.state, _id).map(({ sceneData, phaseData, part }) =>
        sceneData ? ids.indexOf(sceneData) + 1 + (part ? part / 10 : 0) : phaseData!.kind,
      ),
    ]);
  return { production, ids, take, compare, days };
}

describe('a 촬영계획표 that is taken over', () => {
  it('TT24: makes its days with their rows and scenes in their order, and one undo takes all back', () => {
    const { production, ids, take, days } = film();
    const plan = [
      listed('2026-12-01', [ids[4]!, ids[0]!], { calltime: 360 }),
      listed('2026-12-02', [], { dayKind: '휴일' }),
      listed('2026-12-03', ids.slice(1, 3)),
    ];
    expect(take(...plan).kind).toBe('changes');
    expect(days()).toEqual([
      ['2026-12-01', '집합', 5, 1, '식사', '정리'],
      ['2026-12-02'],
      ['2026-12-03', '집합', 2, 3, '식사', '정리'],
    ]);
    const { calltime } = daysOf(production.state, production.boardId)[0]!;
    expect(calltime).toBe(360);
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error(undone.plan.kind);
    const before = applyChanges(production.state, undone.plan.changes);
    expect(before.timetable.size + before.timetableRow.size).toBe(0);
  });

  it('TT24: takes a note where the day has none, says so before, and leaves one that stands there', () => {
    const { production, ids, take, compare } = film();
    const [first, second] = [listed('2026-12-01', [ids[0]!]), listed('2026-12-02', [ids[1]!])];
    take(first, { ...second, note: '우천 시 세트' });
    const notes = () => daysOf(production.state, production.boardId).map(({ note }) => note);
    expect(notes()).toEqual(['', '우천 시 세트']);
    const again = [
      { ...first, note: '집합 장소: 상암 주차장\n조식 제공' },
      { ...second, note: '다른 말' },
    ];
    expect(compare(...again).map(({ what, about }) => [what, about])).toEqual([
      ['changed', ['비고 ‘집합 장소: 상암 주차장 · 조식 제공’']],
      ['same', []],
    ]);
    take(...again);
    expect(notes()).toEqual(['집합 장소: 상암 주차장\n조식 제공', '우천 시 세트']);
    expect(compare(...again).every(({ what }) => what === 'same')).toBe(true);
  });

  it('TT31: takes the note of a scene where its row has none, says so before, and gives it back by the same undo', () => {
    const { production, ids, take, compare } = film();
    const notes = () =>
      daysOf(production.state, production.boardId).map(({ _id }) =>
        rowsOf(production.state, _id).flatMap(({ sceneData, note }) => (sceneData ? note : [])),
      );
    const first = listed('2026-12-01', [ids[0]!, ids[1]!], { sceneNotes: ['살수차', ''] });
    expect(compare(first)[0]!.about).toEqual(['배정 S#1, S#2', 'S#1 비고 ‘살수차’']);
    take(first);
    expect(notes()).toEqual([['살수차', '']]);
    // The note that stands there stays, the row without one takes it, and one that moves takes it along.
    const again = { ...first, sceneNotes: ['다른 말', '드론\n촬영 허가'] };
    expect(compare(again)).toMatchObject([{ what: 'changed', about: ['S#2 비고 ‘드론 · 촬영 허가’'] }]);
    take(again);
    expect(notes()).toEqual([['살수차', '드론\n촬영 허가']]);
    expect(compare(again)[0]!.what).toBe('same');
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error(undone.plan.kind);
    const before = applyChanges(production.state, undone.plan.changes);
    expect([...before.timetableRow.values()].map(({ note }) => note).filter(Boolean)).toEqual(['살수차']);
    take(listed('2026-12-02', [ids[0]!, ids[1]!, ids[2]!], { sceneNotes: ['비', '눈', '바람'] }));
    expect(notes()).toEqual([[], ['살수차', '드론\n촬영 허가', '바람']]);
  });

  it('TT31: leaves the notes of a locked day', () => {
    const { production, ids, take, compare } = film();
    take(listed('2026-12-01', [ids[0]!]));
    const [day] = daysOf(production.state, production.boardId);
    production.run('editTimetable', { timetableId: day!._id, patch: { locked: true } });
    const noted = listed('2026-12-01', [ids[0]!], { sceneNotes: ['살수차'] });
    expect(compare(noted)[0]!.what).toBe('same');
    expect(take(noted).kind).not.toBe('changes');
  });

  it('TT24: keeps the units of one date apart, and takes a list that names none for A', () => {
    const { production, ids, take, compare } = film();
    const both = [
      listed('2026-12-01', [ids[0]!]),
      listed('2026-12-01', [ids[1]!], { unit: 'B' }),
      listed('2026-12-02', [ids[2]!], { unit: 'B' }),
    ];
    expect(compare(...both).map(({ title }) => title)).toEqual(['1회차', '1회차 B팀', '2회차 B팀']);
    take(...both);
    const units = daysOf(production.state, production.boardId).map(({ tableDate, unit }) => tableDate + unit);
    expect(units).toEqual(['2026-12-01A', '2026-12-01B', '2026-12-02B']);
    expect(compare(...both).map(({ what }) => what)).toEqual(['same', 'same', 'same']);
    const { unit: _, ...older } = listed('2026-12-03', [ids[3]!]);
    take(older as ListedDay);
    expect(daysOf(production.state, production.boardId).at(-1)).toMatchObject({ unit: 'A' });
  });

  it('TT24: says day by day before what it would do, and does nothing twice', () => {
    const { production, ids, take, compare, days } = film();
    const first = production.day('2026-12-01');
    production.allocate(first, ids[0]!, ids[1]!);
    const plan = [
      listed('2026-12-01', [ids[0]!], { calltime: 390 }),
      listed('2026-12-02', [ids[1]!, ids[2]!]),
    ];
    expect(compare(...plan)).toEqual([
      { what: 'changed', title: '1회차', dayNo: 1, about: ['콜 06:30'], doubts: [] },
      { what: 'new', title: '2회차', dayNo: 2, about: ['배정 S#3', '1회차에서 S#2'], doubts: [] },
    ]);
    take(...plan);
    expect(days()).toEqual([
      ['2026-12-01', 1],
      ['2026-12-02', '집합', 2, 3, '식사', '정리'],
    ]);
    expect(compare(...plan).map(({ what }) => what)).toEqual(['same', 'same']);
    expect(take(...plan).kind).toBe('nothing');
  });

  it('TT24: keeps what the list does not name, and makes a day off one to shoot on where it shoots', () => {
    const { production, ids, take, days } = film();
    production.allocate(production.day('2026-12-01', { dayKind: '휴일' }), ids[5]!);
    take(listed('2026-12-01', [ids[2]!]));
    expect(days()).toEqual([['2026-12-01', 6, 3]]);
    expect(daysOf(production.state, production.boardId)[0]!.dayKind).toBe('촬영');
  });

  it('TT24: refuses a date that stands twice, and is told where a scene has gone', () => {
    const { production, ids, take } = film();
    const twice = { boardId: production.boardId, days: [listed('2026-12-01', []), listed('2026-12-01', [])] };
    expect(production.try('importDays', twice).kind).toBe('refuse');
    expect(take(listed('2026-12-01', [ids[0]!, production.newId()]))).toMatchObject({ adjusted: true });
  });

  it('TT25: splits a scene that several days name, and leaves one that is split already', () => {
    const { ids, take, compare, days } = film();
    const [one] = ids;
    take(listed('2026-12-01', [one!]), listed('2026-12-02', [one!]), listed('2026-12-03', [one!]));
    expect(days()).toEqual([
      ['2026-12-01', '집합', 1.1, '식사', '정리'],
      ['2026-12-02', '집합', 1.2, '식사', '정리'],
      ['2026-12-03', '집합', 1.3, '식사', '정리'],
    ]);
    expect(compare(listed('2026-12-04', [one!]))[0]?.doubts).toEqual([
      '이미 나눠 찍기로 한 씬이라 그대로 둬요: S#1',
    ]);
  });

  it('TT25: leaves locked days, omitted scenes and what is being shot as they are, and says so', () => {
    const { production, ids, compare, take } = film();
    const [shot] = production.allocate(production.day('2026-12-01'), ids[0]!);
    production.run('recordRow', { rowId: shot!, patch: { state: 'done' } });
    const locked = production.day('2026-12-02');
    production.allocate(locked, ids[1]!);
    production.run('editTimetable', { timetableId: locked, patch: { locked: true } });
    production.run('editScenes', { sceneIds: [ids[2]!], patch: { status: 'omitted' } });
    const plan = [listed('2026-12-02', [ids[3]!], { calltime: 300 }), listed('2026-12-05', ids.slice(0, 3))];
    expect(compare(...plan).map(({ what, doubts }) => [what, doubts])).toEqual([
      ['same', ['잠긴 날이라 넣지 않아요: S#4']],
      [
        'new',
        [
          '이미 찍기 시작한 씬이라 그대로 둬요: S#1',
          '잠긴 날에 있어서 그대로 둬요: S#2',
          '결번이라 넣지 않아요: S#3',
        ],
      ],
    ]);
    take(...plan);
    expect(rowsOf(production.state, locked).map(({ sceneData }) => sceneData)).toEqual([ids[1]]);
  });

  it('TT25: lets rows that were joined with one that goes stand alone', () => {
    const { production, ids, take } = film();
    const rows = production.allocate(production.day('2026-12-01'), ids[0]!, ids[1]!);
    production.run('joinRows', { rowIds: rows });
    take(listed('2026-12-02', [ids[0]!]));
    expect([...production.state.timetableRow.values()].map(({ joinedWith }) => joinedWith)).not.toContain(
      rows[0],
    );
  });

  it('TT25: finds scenes by number and letter, in a series by episode, and names those that are unknown', () => {
    const { production, ids } = film(2);
    const of = (sceneNo: number, subSceneNo = '', episodeNo: number | null = null) => ({
      ...{ sceneNo, subSceneNo, episodeNo },
    });
    expect(findListedScenes(production.state, [of(2), of(1, 'A'), of(2)], false)).toEqual({
      sceneIds: [ids[1]],
      unknown: ['1A'],
    });
    expect(findListedScenes(production.state, [of(2, '', 1), of(2, '', 3), of(1)], true)).toEqual({
      sceneIds: [ids[1], ids[0]],
      unknown: ['3-2'],
    });
  });
});
