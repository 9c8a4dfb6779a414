import { Production, publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  buildDayReportView,
  callCells,
  callInstant,
  compareSheets,
  type DayReportView,
  freezeCallsheet,
  lastOpenReport,
  lastVersion,
  nextIssued,
  openReport,
  planDifferences,
  printedCalls,
  saidOrNone,
} from '../index.ts';

type Day = ReturnType<typeof shootingDay>;

const reportOn = ({ production, callsheetId }: Day): DayReportView =>
  buildDayReportView(production.state, callsheetId)!;
const issued = (): Day => {
  const day = shootingDay();
  publishSheet(day.production, day.callsheetId);
  return day;
};
const write = ({ production, day }: Day, said: object): void => {
  const args = { timetableId: day, reportId: production.newId(), patch: {}, cuts: [], calls: [], ...said };
  production.run('editDayReport', args);
};
const record = ({ production }: Day, rowId: string, patch: object): void => {
  production.run('recordRow', { rowId, patch });
};
const sceneOn = (day: Day, label: string) => reportOn(day).scenes.find((line) => line.label === label);
const timesOf = (lines: DayReportView['times'], label: string) => {
  const line = lines.find((one) => one.label === label);
  return line && [line.planned, line.actual, line.difference];
};
const phaseRow = ({ production, day }: Day, kind: string) =>
  [...production.state.timetableRow.values()].find(
    ({ timetableId, phaseData }) => timetableId === day && phaseData?.kind === kind,
  )!._id;

describe('the report of a day', () => {
  it('RP1: is one a day, made by whoever writes first, and kept field by field', () => {
    const day = issued();
    write(day, { patch: { weather: '비' } });
    write(day, { patch: { remarks: '비로 한 시간 기다림' } });
    expect([...day.production.state.dayReport.values()]).toMatchObject([
      { timetable: day.day, weather: '비', remarks: '비로 한 시간 기다림' },
    ]);
    const nowhere = { timetableId: day.production.newId(), reportId: day.production.newId() };
    expect(day.production.try('editDayReport', { ...nowhere, patch: {}, cuts: [], calls: [] })).toMatchObject(
      {
        refusal: { code: 'not_found' },
      },
    );
  });

  it('RP1: goes with its day', () => {
    const production = new Production();
    const timetableId = production.day('2026-12-02');
    const reportId = production.newId();
    production.run('editDayReport', { timetableId, reportId, patch: { weather: '비' }, cuts: [], calls: [] });
    production.run('removeTimetable', { timetableId });
    expect(production.state.dayReport.size).toBe(0);
  });

  it('RP2: is measured against what was issued, whatever the board has become', () => {
    const day = shootingDay();
    expect(reportOn(day).basis).toBe('계획: 발행하지 않은 일촬표');
    publishSheet(day.production, day.callsheetId);
    day.production.run('editTimetable', { timetableId: day.day, patch: { calltime: 600 } });
    const view = reportOn(day);
    expect(view.basis).toMatch(/^계획: 일촬표 1판 · \d+\.\d+ \d\d:\d\d 발행$/);
    expect(timesOf(view.times, '집합')).toEqual(['08:00', '', '']);
  });

  it('RP2: a version that called the day off is no plan', () => {
    const day = issued();
    const { production, callsheetId } = day;
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
    expect(reportOn(day).basis).toContain('1판');
  });

  it('RP2: has the weather as it was, else as it was foretold', () => {
    const day = shootingDay();
    const patch = { weather: '맑음', precipitation: '10%' };
    day.production.run('editCallsheet', { callsheetId: day.callsheetId, patch, put: {}, remove: [] });
    publishSheet(day.production, day.callsheetId);
    const weather = () => reportOn(day).facts.find(({ label }) => label === '날씨')?.value;
    expect(weather()).toBe('맑음 · 강수 10% (예보)');
    write(day, { patch: { weather: '오후부터 비' } });
    expect(weather()).toBe('오후부터 비');
  });

  it('tells times planned against actual', () => {
    const day = issued();
    write(day, { patch: { gatheredAt: 495, releasedAt: 1290 } });
    record(day, day.rows.s12, { state: 'done', actualStart: 560, actualEnd: 610 });
    record(day, phaseRow(day, '식사'), { actualStart: 740, actualEnd: 790 });
    const { times } = reportOn(day);
    expect(timesOf(times, '집합')).toEqual(['08:00', '08:15', '+15분']);
    expect(timesOf(times, '첫 촬영')).toEqual(['09:00', '09:20', '+20분']);
    expect(timesOf(times, '식사')).toEqual(['12:10 – 13:10', '12:20 – 13:10', '+10분']);
    expect(timesOf(times, '해산')).toEqual(['21:10', '21:30', '+20분']);
  });

  it('RP3: says of each line what became of it', () => {
    const day = issued();
    record(day, day.rows.s12, { state: 'done', actualStart: 560, actualEnd: 610 });
    record(day, day.rows.s13, { state: 'partial' });
    record(day, day.rows.s40, { state: 'dropped' });
    record(day, day.rows.s41, { state: 'shooting', actualStart: 800 });
    const states = () => reportOn(day).scenes.map(({ label, state }) => `${label} ${state}`);
    expect(states()).toEqual(['12 완료', '13 일부', '40 미촬영', '41 촬영 중', '14 예정', '42 예정']);
    expect(sceneOn(day, '12')).toMatchObject({
      plannedText: '09:00 – 10:00',
      actualText: '09:20 – 10:10',
      isExtra: false,
    });
    write(day, { patch: { releasedAt: 1290 } });
    expect(states().slice(3)).toEqual(['41 미촬영', '14 미촬영', '42 미촬영']);
  });

  it('RP3: tells a scene that has left the day as not shot, and one that was added as such', () => {
    const day = issued();
    day.production.run('removeRows', { rowIds: [day.rows.s42] });
    const [added] = day.production.allocate(
      day.day,
      day.production.scene(70, { setName: '골목', cutCount: 3 }),
    );
    record(day, added!, { state: 'done', actualStart: 1200, actualEnd: 1260 });
    expect(sceneOn(day, '42')).toMatchObject({ state: '미촬영', rowId: null });
    expect(sceneOn(day, '70')).toMatchObject({ state: '완료', isExtra: true, planned: null, cuts: 3 });
  });

  it('RP3: a scene that was taken off the day and put back is no other scene', () => {
    const day = issued();
    const sceneId = day.production.state.timetableRow.get(day.rows.s42)!.sceneData!;
    day.production.run('removeRows', { rowIds: [day.rows.s42] });
    const [again] = day.production.allocate(day.day, sceneId);
    record(day, again!, { state: 'done' });
    expect(reportOn(day).scenes.filter(({ label }) => label === '42')).toMatchObject([
      { state: '완료', rowId: again, isExtra: false },
    ]);
  });

  it('RP3: of a day that was never issued, what was not shot was planned too', () => {
    const day = shootingDay();
    record(day, day.rows.s40, { state: 'dropped' });
    const planned = { start: 640, end: 730 };
    expect(sceneOn(day, '40')).toMatchObject({ state: '미촬영', isExtra: false, planned });
  });

  it('RP3: a scene that was put to the day and not shot was not planned', () => {
    const day = issued();
    const [added] = day.production.allocate(day.day, day.production.scene(70, { setName: '골목' }));
    record(day, added!, { state: 'dropped' });
    expect(sceneOn(day, '70')).toMatchObject({ state: '미촬영', isExtra: false, planned: null });
  });

  it('RP9: what became of a row is no difference of the sheet', () => {
    const day = issued();
    const { production, callsheetId } = day;
    const { sheet } = lastVersion(production.state, callsheetId)!;
    record(day, day.rows.s40, { state: 'dropped' });
    record(day, day.rows.s12, { state: 'done', actualStart: 560, actualEnd: 610 });
    expect(compareSheets(sheet, freezeCallsheet(production.state, callsheetId)!)).toEqual([]);
    expect(planDifferences(production.state, callsheetId)).toEqual([]);
    expect(publishSheet(production, callsheetId).plan).toMatchObject({
      refusal: { code: 'callsheet_same' },
    });
  });

  it('RP3: what is shot as one is told of in the first of its rows', () => {
    const day = shootingDay();
    day.production.run('joinRows', { rowIds: [day.rows.s12, day.rows.s13] });
    publishSheet(day.production, day.callsheetId);
    record(day, day.rows.s12, { state: 'done' });
    const view = reportOn(day);
    expect(view.scenes[0]).toMatchObject({ label: '12+13', state: '완료', cuts: 12 });
    expect(view.amounts[2]).toMatchObject({ label: '지금까지', amount: { scenes: 2, cuts: 12 } });
    write(day, { cuts: [{ rowId: day.rows.s12, count: 10 }] });
    expect(reportOn(day).amounts[2]).toMatchObject({ amount: { cuts: 10 } });
  });

  it('RP4: a line that is done has its planned cuts, until somebody writes others', () => {
    const day = issued();
    record(day, day.rows.s12, { state: 'done' });
    expect(sceneOn(day, '12')?.cuts).toBe(8);
    write(day, { cuts: [{ rowId: day.rows.s12, count: 11 }] });
    expect(sceneOn(day, '12')?.cuts).toBe(11);
    expect(reportOn(day).amounts[1]).toMatchObject({ label: '오늘 촬영', amount: { scenes: 1, cuts: 11 } });
    write(day, { cuts: [{ rowId: day.rows.s12, count: null }] });
    expect(sceneOn(day, '12')?.cuts).toBe(8);
    const elsewhere = { rowId: day.production.newId(), count: 1 };
    const args = {
      timetableId: day.day,
      reportId: day.production.newId(),
      patch: {},
      cuts: [elsewhere],
      calls: [],
    };
    expect(day.production.try('editDayReport', args)).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('RP4: of a part of a scene only what is written counts', () => {
    const day = shootingDay();
    day.production.split(day.rows.s12, day.next);
    publishSheet(day.production, day.callsheetId);
    record(day, day.rows.s12, { state: 'done' });
    expect(reportOn(day).scenes[0]?.cuts).toBe(null);
    write(day, { cuts: [{ rowId: day.rows.s12, count: 5 }] });
    expect(reportOn(day).scenes[0]?.cuts).toBe(5);
  });

  it('RP15: says that there was no accident once the day is over, and not before', () => {
    const day = issued();
    const said = () => {
      const view = reportOn(day);
      return saidOrNone(view, view.accidents);
    };
    expect(said()).toEqual(['–']);
    write(day, { patch: { releasedAt: 1350 } });
    expect(said()).toEqual(['없음']);
    write(day, { patch: { accidents: '발목을 접질림' } });
    expect(said()).toEqual(['발목을 접질림']);
  });

  it('RP5: tells work, overtime and night, planned and actual', () => {
    const day = issued();
    const { work } = reportOn(day);
    expect(timesOf(work, '근무 시간')).toEqual(['12시간 10분', '', '']);
    write(day, { patch: { releasedAt: 1350 } });
    record(day, phaseRow(day, '식사'), { actualStart: 740, actualEnd: 770 });
    const after = reportOn(day).work;
    expect(timesOf(after, '근무 시간')).toEqual(['12시간 10분', '14시간', '+1시간 50분']);
    expect(timesOf(after, '연장 (8시간 초과)')).toEqual(['4시간 10분', '6시간', '+1시간 50분']);
    expect(timesOf(after, '12시간 초과')).toEqual(['10분', '2시간', '+1시간 50분']);
    expect(timesOf(after, '야간 (22:00 – 06:00)')).toEqual(['없음', '30분', '+30분']);
  });

  it('RP5: reckons nothing from a release before the gathering', () => {
    const day = issued();
    // As it was tapped on set.
    record(day, phaseRow(day, '집합'), { actualStart: 480 });
    record(day, phaseRow(day, '정리'), { actualEnd: 60 });
    expect(timesOf(reportOn(day).work, '근무 시간')).toEqual(['12시간 10분', '', '']);
  });

  it('RP12: a release before the gathering is refused, one past midnight is not', () => {
    const day = issued();
    const { production } = day;
    const attempt = (said: object) =>
      production.try('editDayReport', {
        ...{ timetableId: day.day, reportId: production.newId(), patch: {}, cuts: [], calls: [], ...said },
      });
    const refused = { kind: 'refuse', refusal: { code: 'ends_before_begin', details: { end: '해산' } } };
    expect(attempt({ patch: { gatheredAt: 480, releasedAt: 90 } })).toMatchObject(refused);
    write(day, { patch: { gatheredAt: 480 } });
    expect(attempt({ patch: { releasedAt: 479 } })).toMatchObject(refused);
    expect(attempt({ patch: { releasedAt: 480 } }).kind).toBe('changes');
    write(day, { patch: { releasedAt: 25 * 60 + 30 } });
    expect(attempt({ patch: { gatheredAt: 1531 } })).toMatchObject(refused);
    expect(attempt({ patch: { weather: '비' } }).kind).toBe('changes');
    write(day, { patch: { gatheredAt: null } });
    const [actor] = [...production.state.character.keys()];
    const call = { _id: actor!, arrivedAt: 480, readyAt: null, wrappedAt: 470 };
    expect(attempt({ calls: [call] })).toMatchObject(refused);
    expect(attempt({ calls: [{ ...call, wrappedAt: 1530 }] }).kind).toBe('changes');
  });

  it('RP12: a release before what was tapped on set as the gathering is refused too', () => {
    const day = issued();
    record(day, phaseRow(day, '집합'), { actualStart: 480 });
    const said = { timetableId: day.day, reportId: day.production.newId(), cuts: [], calls: [] };
    expect(day.production.try('editDayReport', { ...said, patch: { releasedAt: 400 } })).toMatchObject({
      refusal: { code: 'ends_before_begin', details: { begin: '집합' } },
    });
  });

  it('RP12: an end of a scene before its beginning is refused, one past midnight is not', () => {
    const day = issued();
    const attempt = (patch: object) => day.production.try('recordRow', { rowId: day.rows.s12, patch });
    const refused = { refusal: { code: 'ends_before_begin', details: { begin: '시작', end: '끝' } } };
    expect(attempt({ actualStart: 1430, actualEnd: 30 })).toMatchObject(refused);
    expect(attempt({ actualStart: 1430, actualEnd: 24 * 60 + 30 }).kind).toBe('changes');
    record(day, day.rows.s12, { actualStart: 540, actualEnd: 600 });
    expect(attempt({ actualEnd: 539 })).toMatchObject(refused);
    expect(attempt({ actualStart: 601 })).toMatchObject(refused);
    // Begun anew, it has no end yet.
    expect(attempt({ state: 'shooting', actualStart: 601, actualEnd: null }).kind).toBe('changes');
    expect(attempt({ state: 'partial' }).kind).toBe('changes');
  });

  it('RP6: adds up the day and the film until then', () => {
    const day = issued();
    const { production } = day;
    const [before] = [...production.state.timetableRow.values()].filter(
      ({ sceneData }) => production.state.scene.get(sceneData ?? '')?.sceneNo === 2,
    );
    record(day, before!._id, { state: 'done' });
    record(day, day.rows.s12, { state: 'done' });
    record(day, day.rows.s13, { state: 'partial' });
    const [later] = [...production.state.timetableRow.values()].filter(
      ({ timetableId }) => timetableId === day.next,
    );
    record(day, later!._id, { state: 'done' });
    const view = reportOn(day);
    expect(view.amounts.map(({ label, amount }) => [label, amount.scenes, amount.cuts])).toEqual([
      ['오늘 계획', 6, 58],
      ['오늘 촬영', 1, 8],
      ['지금까지', 2, 8],
      ['작품 전체', 8, 58],
      ['남음', 6, 50],
    ]);
    expect(view.progress).toBe('2 / 8씬 · 25%');
    expect(view.amountKeys).toEqual(['scenes', 'cuts']);
  });

  it('RP6: eighths are told where the project counts in them, and minutes in words', () => {
    const day = shootingDay();
    const { production } = day;
    const sceneId = production.state.timetableRow.get(day.rows.s12)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneId], patch: { pages: 8, screenMinutes: 2.3 } });
    production.run('editProject', { patch: { showEighths: false } });
    expect(reportOn(day).amountKeys).toEqual(['scenes', 'cuts', 'minutes']);
    production.run('editProject', { patch: { showEighths: true } });
    expect(reportOn(day).amountKeys).toEqual(['scenes', 'cuts', 'pages', 'minutes']);
    expect(amountText('minutes', 2.3)).toBe('2분 18초');
    expect(amountText('minutes', 0)).toBe('0분');
  });

  it('RP6: a scene in two parts is shot when both are, and a part is half of it', () => {
    const day = shootingDay();
    const { production } = day;
    const sceneId = production.state.timetableRow.get(day.rows.s12)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneId], patch: { pages: 8 } });
    const second = production.split(day.rows.s12, day.next);
    record(day, day.rows.s12, { state: 'done' });
    expect(reportOn(day).amounts[2]?.amount).toMatchObject({ scenes: 0, pages: 4 });
    record(day, second, { state: 'done' });
    expect(reportOn(day).amounts[2]?.amount).toMatchObject({ scenes: 0, pages: 4 });
    const callsheetId = production.newId();
    production.run('makeCallsheet', { callsheetId, timetableId: day.next });
    const next = buildDayReportView(production.state, callsheetId)!;
    expect(next.amounts[2]?.amount).toMatchObject({ scenes: 1, pages: 8 });
  });

  it('RP5, OS1: takes the gathering and the release as they were tapped, until they are written; no call is next then', () => {
    const day = issued();
    const { production } = day;
    const me = production.ownerId;
    const before = callInstant('2026-12-01', 0);
    const times = () => Object.fromEntries(reportOn(day).times.map(({ label, actual }) => [label, actual]));
    expect(nextIssued(production.state, before, me)).toBeDefined();
    production.run('recordRow', {
      rowId: phaseRow(day, '집합'),
      patch: { state: 'done', actualStart: 490, actualEnd: 540 },
    });
    expect([times().집합, times().해산]).toEqual(['08:10', '']);
    const closing = phaseRow(day, '정리');
    production.run('recordRow', {
      rowId: closing,
      patch: { state: 'done', actualStart: 1200, actualEnd: 1230 },
    });
    expect([times().집합, times().해산]).toEqual(['08:10', '20:30']);
    expect(nextIssued(production.state, before, me)).toBeUndefined();
    write(day, { patch: { gatheredAt: 480 } });
    expect(times().집합).toBe('08:00');
  });

  it('RP6: of a scene in three parts a part is a third', () => {
    const day = shootingDay();
    const { production } = day;
    const sceneId = production.state.timetableRow.get(day.rows.s12)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneId], patch: { pages: 9 } });
    production.split(production.split(day.rows.s12, day.next), day.next);
    record(day, day.rows.s12, { state: 'done' });
    expect(reportOn(day).amounts[2]?.amount).toMatchObject({ scenes: 0, pages: 3 });
  });

  it('RP10: tells of actors and teams when they came, were ready and were let go, against the sheet', () => {
    const day = issued();
    const { production } = day;
    const call = (label: string) => reportOn(day).calls.find((one) => one.label.startsWith(label))!;
    expect(call('준호')).toMatchObject({
      kind: 'cast',
      label: '준호 · 김도현',
      arrived: { planned: 480, actual: null },
      ready: { planned: 540, actual: null },
    });
    expect(call('조명')).toMatchObject({
      kind: 'team',
      arrived: { planned: 450 },
      wrapped: { planned: 1270 },
    });
    const junho = call('준호')._id;
    write(day, { calls: [{ _id: junho, arrivedAt: 495, readyAt: 570 }] });
    write(day, { calls: [{ _id: junho, wrappedAt: 1300 }] });
    expect(callCells(call('준호'))).toEqual([
      '08:00',
      '08:15 (+15분)',
      '09:00',
      '09:30 (+30분)',
      '20:40',
      '21:40 (+1시간)',
    ]);
    const printed = () => printedCalls(reportOn(day)).map(({ label }) => label);
    expect(printed()).not.toContain('조명');
    write(day, { calls: [{ _id: call('조명')._id, arrivedAt: 450 }] });
    expect(printed()).toContain('조명');
    expect(callCells(call('조명')).slice(0, 2)).toEqual(['07:30', '07:30']);
    // What nobody says any more is not kept.
    write(day, { calls: [{ _id: junho, arrivedAt: null, readyAt: null, wrappedAt: null }] });
    expect([...production.state.dayReport.values()][0]?.calls.map(({ _id }) => _id)).toEqual([
      call('조명')._id,
    ]);
    const nobody = [{ _id: production.newId(), arrivedAt: 450 }];
    const args = { timetableId: day.day, reportId: production.newId(), patch: {}, cuts: [], calls: nobody };
    expect(production.try('editDayReport', args)).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('RP10: people who have left the film since are told of as the sheet called them', () => {
    const day = issued();
    const { _id: characterId } = reportOn(day).calls.find(({ label }) => label.startsWith('사장'))!;
    write(day, { calls: [{ _id: characterId, arrivedAt: 500 }] });
    day.production.run('removeCharacter', { characterId });
    expect(reportOn(day).calls.find(({ label }) => label === '사장 · 최병호')?.arrived.actual).toBe(500);
  });

  it('RP11: is asked for from the call until the release is written, and not of a day called off', () => {
    const day = issued();
    const { production, callsheetId } = day;
    const at = (minutes: number) =>
      openReport(production.state, callsheetId, callInstant('2026-12-02', minutes));
    expect(at(479)).toBeNull();
    expect(at(480)).toMatchObject({ callsheetId, dayNo: 2, isOver: false });
    expect(at(1270)?.isOver).toBe(true);
    expect(at(480 + 8 * 1440)).toBeNull();
    const evening = callInstant('2026-12-02', 1280);
    expect(lastOpenReport(production.state, evening)?.day._id).toBe(day.day);
    write(day, { patch: { gatheredAt: 480 } });
    expect(at(1280)).not.toBeNull();
    write(day, { patch: { releasedAt: 1275 } });
    expect([at(1280), lastOpenReport(production.state, evening)]).toEqual([null, null]);
    write(day, { patch: { releasedAt: null } });
    production.run('cancelCallsheet', { callsheetId, versionId: production.newId(), note: '태풍' });
    expect(at(1280)).toBeNull();
  });

  it('RP7: lists what is left, and the day to which it was moved', () => {
    const day = issued();
    write(day, { patch: { releasedAt: 1290 } });
    for (const rowId of [day.rows.s12, day.rows.s13, day.rows.s40, day.rows.s41])
      record(day, rowId, { state: 'done' });
    record(day, day.rows.s14, { state: 'partial' });
    day.production.run('moveRows', { rowIds: [day.rows.s42], toTimetableId: day.next, afterRowId: null });
    expect(reportOn(day).left).toEqual([
      'S#14 편의점 앞 · 일부 촬영 · 다시 잡은 날 없음',
      'S#42 편의점 · 미촬영 · 3회차 12.3 목',
    ]);
    expect(reportOn(day).nextDay).toContain('3회차 12.3 목');
  });
});
