import { shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  buildCallsheetView,
  type CallsheetSceneRow,
  type CallsheetView,
  MOST_ITEM_NAME,
  type ShownPhones,
} from '../index.ts';

const sheetOf = (options: Parameters<typeof shootingDay>[0] = {}) => {
  const day = shootingDay(options);
  const view = (phones: ShownPhones = 'all'): CallsheetView =>
    buildCallsheetView(day.production.state, day.callsheetId, { phones })!;
  const scenes = () => view().rows.filter((row): row is CallsheetSceneRow => row.kind === 'scene');
  const fact = (label: string) => view().facts.find((one) => one.label === label)?.value;
  return { ...day, view, scenes, fact };
};

describe('the printed sheet', () => {
  it('CS5: lists the rows in shooting order with their times; only scenes are numbered', () => {
    const { view, scenes } = sheetOf();
    expect(view().rows.map((row) => (row.kind === 'phase' ? row.text : `S#${row.cells.scene}`))).toEqual([
      '집합 · 장비 세팅 · 배우 분장',
      'S#12',
      'S#13',
      'S#40',
      '식사 · 점심 (성산국밥, 도보 3분)',
      'S#41',
      '대기 · 밤 장면 준비 (조명 세팅 15:30)',
      'S#14',
      'S#42',
      '정리 · 해산',
    ]);
    expect(scenes().map((row) => [row.order, row.cells.time, row.minutes])).toEqual([
      [1, '09:00 – 10:00', 60],
      [2, '10:00 – 10:40', 40],
      [3, '10:40 – 12:10', 90],
      [4, '13:10 – 14:10', 60],
      [5, '17:00 – 18:30', 90],
      [6, '18:30 – 20:40', 130],
    ]);
  });

  it('CS5: joined rows are one line with the cuts and the people of both', () => {
    const { production, rows, scenes } = sheetOf();
    production.run('editRow', { rowId: rows.s13, patch: { joinedWith: rows.s12 } });
    expect(scenes()[0]).toMatchObject({ start: 540, end: 640, minutes: 100, cuts: 12 });
    expect(scenes()[0]?.cells).toMatchObject({ scene: '12+13', cast: '준호 · 사장', cuts: '12' });
    expect(scenes()).toHaveLength(5);
  });

  it('CS5: what became of its rows changes nothing of a sheet', () => {
    const { production, rows, view } = sheetOf();
    const before = view();
    production.run('recordRow', { rowId: rows.s13, patch: { state: 'dropped' } });
    production.run('recordRow', { rowId: rows.s40, patch: { state: 'done', actualStart: 600 } });
    expect(view()).toEqual(before);
  });

  it('CS6: actors come an hour before their first scene, but not before the call, unless it was set by hand', () => {
    const { production, callsheetId, people, view } = sheetOf();
    const call = (name: string) => view().castCalls.find((line) => line.character === name);
    expect(call('준호')).toMatchObject({
      arrival: '08:00',
      makeup: '08:00',
      shoot: '09:00',
      scenes: '12 40 41 14 42',
    });
    expect(call('수진')).toMatchObject({
      arrival: '09:40',
      makeup: '09:40',
      shoot: '10:40',
      scenes: '40 41 42',
    });
    const entry = production.state.callsheet
      .get(callsheetId)!
      .castCalls.find((c) => c.characterId === people.sujin)!;
    const castCalls = [{ ...entry, arrival: 560, makeup: 570, preparation: '젖은 코트' }];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { castCalls }, remove: [] });
    expect(call('수진')).toMatchObject({ arrival: '09:20', makeup: '09:30', preparation: '젖은 코트' });
  });

  it('CS6: nobody comes before the call, but for who is shot before it', () => {
    const { production, rows, view } = sheetOf();
    const arrivalAt = (fixedStart: number) => {
      production.run('editRow', { rowId: rows.s12, patch: { fixedStart } });
      return view().castCalls.find((line) => line.character === '준호')?.arrival;
    };
    expect(arrivalAt(8 * 60 + 20)).toBe('08:00');
    expect(arrivalAt(7 * 60 + 30)).toBe('07:30');
  });

  it("CS6: how long before their scene people come and are made up is the project's", () => {
    const { production, view } = sheetOf();
    const call = () => view().castCalls.find((line) => line.character === '수진');
    production.run('editDayDefaults', { patch: { arrivalLeadMinutes: 90, makeupLeadMinutes: 60 } });
    expect(call()).toMatchObject({ arrival: '09:10', makeup: '09:40', shoot: '10:40' });
    production.run('editDayDefaults', { patch: { makeupLeadMinutes: 120 } });
    expect(call()).toMatchObject({ arrival: '09:10', makeup: '09:10' });
  });

  it('CS36: each has their own time, and dressing one of its own where somebody says how long it takes', () => {
    const { production, callsheetId, people, view } = sheetOf();
    const call = () => view().castCalls.find((line) => line.character === '수진');
    expect(view().castCalls.map(({ wardrobe }) => wardrobe)).toEqual(['', '', '', '']);
    const patch = { arrivalLeadMinutes: 150, makeupLeadMinutes: 120, wardrobeLeadMinutes: 30 };
    production.run('editCharacter', { characterId: people.sujin, patch });
    expect(call()).toMatchObject({ arrival: '08:10', makeup: '08:40', wardrobe: '10:10', shoot: '10:40' });
    production.run('editDayDefaults', { patch: { wardrobeLeadMinutes: 20 } });
    expect(view().castCalls.map(({ wardrobe }) => wardrobe)).not.toContain('');
    expect(call()?.wardrobe).toBe('10:10');
    const sheet = production.state.callsheet.get(callsheetId)!;
    const entry = sheet.castCalls.find(({ characterId }) => characterId === people.sujin)!;
    production.run('editCallsheet', {
      ...{ callsheetId, patch: {}, remove: [] },
      put: { castCalls: [{ ...entry, wardrobe: 600 }] },
    });
    expect(call()?.wardrobe).toBe('10:00');
  });

  it('CS37: extras are called as the day says, as somebody has set, or beside what the day knows', () => {
    const { production, callsheetId, view } = sheetOf();
    const [first] = view().extrasCalls;
    const blank = { count: null, calltime: null, charge: '' };
    const put = (...calls: object[]) =>
      production.run('editCallsheet', {
        ...{ callsheetId, patch: {}, remove: [] },
        put: { extrasCalls: calls.map((call) => ({ _id: production.newId(), ...blank, ...call })) as never },
      });
    put({ name: first!.name, count: 14, calltime: 450 }, { name: '구경꾼', count: 3, charge: '제작 막내' });
    expect(view().extrasCalls[0]).toEqual({ ...first, count: 14, calltime: '07:30' });
    expect(view().extrasCalls.at(-1)).toEqual({
      ...{ name: '구경꾼', count: 3, calltime: '', place: '', scenes: '', charge: '제작 막내' },
    });
  });

  it('CS37: extras whose name on the breakdown is as long as one may be are called too', () => {
    const { production, callsheetId, view } = sheetOf();
    const name = '가'.repeat(MOST_ITEM_NAME);
    const { sceneData } = [...production.state.timetableRow.values()].find(({ sceneData }) => sceneData)!;
    const blank = { subtype: '', note: '', source: 'manual', evidence: null } as const;
    const items = [{ _id: production.newId(), type: 'bg' as const, name, quantity: 5, ...blank }];
    production.run('addBreakdownItems', { sceneId: sceneData!, items });
    const call = { _id: production.newId(), name, count: 7, calltime: null, charge: '' };
    production.run('editCallsheet', { callsheetId, patch: {}, remove: [], put: { extrasCalls: [call] } });
    expect(view().extrasCalls.find((one) => one.name === name)?.count).toBe(7);
  });

  it('CS38: counts who eats, until somebody writes it', () => {
    const { production, callsheetId, view } = sheetOf();
    const heads = () => view().meals.at(-1);
    const crew = production.state.crew.size;
    const extras = view().totals.extras;
    expect(heads()).toBe(
      `식사 인원 ${4 + crew + extras}명 (배우 4 · 스태프 ${crew} · 보조출연 ${extras})`.replace(
        ' · 보조출연 0',
        '',
      ),
    );
    production.run('editCallsheet', { callsheetId, patch: { mealCount: 50 }, put: {}, remove: [] });
    expect(heads()).toBe('식사 인원 50명');
  });

  it('CS38, CS11: vehicles stand by their time, with the driver’s phone for who may see it', () => {
    const { production, callsheetId, view } = sheetOf();
    const driver = [...production.state.crew.values()].find((person) =>
      [...production.state.personContact.values()].some(
        ({ crewId, phone }) => crewId === person._id && phone,
      ),
    )!;
    const car = { driver: '', people: null, from: '', to: '', time: null };
    production.run('editCallsheet', {
      ...{ callsheetId, patch: {}, remove: [] },
      put: {
        vehicleCalls: [
          { ...car, _id: production.newId(), name: '발전차', to: '편의점' },
          {
            ...{ _id: production.newId(), name: '스타렉스', driver: driver.name, people: 7 },
            ...{ from: '사무실', to: '편의점', time: 410 },
          },
        ],
      },
    });
    const phone = [...production.state.personContact.values()].find(
      ({ crewId }) => crewId === driver._id,
    )!.phone;
    const without = `06:50 스타렉스 · 운전 ${driver.name} · 7명 · 사무실 → 편의점`;
    expect(view().vehicles.slice(0, 2)).toEqual([
      without.replace(driver.name, `${driver.name} ${phone}`),
      '발전차 · 편의점 도착',
    ]);
    expect(view('none').vehicles[0]).toBe(without);
  });

  it('CS7: teams come by the call and their offset, unless it was set by hand', () => {
    const { production, callsheetId, view } = sheetOf();
    const times = () => view().teamCalls.map((line) => `${line.team} ${line.calltime}`);
    expect(times().slice(0, 3)).toEqual(['연출 07:30', '제작 07:00', '촬영 08:00']);
    const first = production.state.callsheet.get(callsheetId)!.teamCalls[0]!;
    const teamCalls = [{ ...first, calltime: 400 }];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { teamCalls }, remove: [] });
    expect(times()[0]).toBe('연출 06:40');
  });

  it('CS8: a place that goes on is shown once; a phase row ends the run', () => {
    const { production, rows, scenes } = sheetOf();
    const sceneOf = (rowId: string) => production.state.timetableRow.get(rowId)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneOf(rows.s13)], patch: { setName: '편의점' } });
    expect(scenes().map((row) => row.placeSpan)).toEqual([3, 0, 0, 1, 1, 1]);
  });

  it('CS9: shows the letter, and the word where it says more', () => {
    const { production, rows, scenes } = sheetOf();
    const sceneId = production.state.timetableRow.get(rows.s12)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneId], patch: { timeText: '아침' } });
    expect(scenes()[0]).toMatchObject({ mark: 'M', cells: { light: 'M 아침' } });
    expect(scenes()[5]).toMatchObject({ mark: 'N', cells: { light: 'N' } });
  });

  it('CS10: minor parts stand with the extras, whose head count is the largest of a name', () => {
    const { view, scenes } = sheetOf();
    expect(scenes()[1]?.cells).toMatchObject({ cast: '사장', extras: '택배 기사, 행인 4' });
    expect(view().extrasCalls.map(({ name, count, calltime }) => [name, count, calltime])).toEqual([
      ['행인', 6, '09:00'],
      ['손님', 3, '09:40'],
    ]);
    expect(view().totals).toMatchObject({ scenes: 6, cuts: 58, minutes: 470, extras: 9 });
    expect(view().totals.text).toBe('6씬 · 58컷 · 촬영 7시간 50분 · 보조출연 9명 · 22시 이후 없음');
  });

  it('CS11: phones are printed only for those who may see contacts', () => {
    const { production, callsheetId, view } = sheetOf();
    const crewId = [...production.state.crew.keys()][0]!;
    const contacts = [{ _id: production.newId(), crewId }];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { contacts }, remove: [] });
    expect(view().people.map((person) => person.phone)).toEqual(['', '010-0000-0101', '010-0000-0102']);
    expect(JSON.stringify(view('none'))).not.toContain('010-0000');
  });

  it('CS111: a role that other teams have too says whose it is, and who has none is told by the team', () => {
    const { production, callsheetId, view } = sheetOf();
    const [light, camera] = [production.newId(), production.newId()];
    production.run('addCrewTeam', { crewTeamId: light, name: '조명', colour: 0, calltimeOffset: 0 });
    production.run('addCrewTeam', { crewTeamId: camera, name: '촬영', colour: 0, calltimeOffset: 0 });
    const add = (crewTeamId: string, roleTitle: string, name: string) => {
      const crewId = production.newId();
      const consent = { guardian: '' };
      production.run('addCrew', { crewId, crewTeamId, name, roleTitle, userId: null, consent });
      return { _id: production.newId(), crewId };
    };
    const people = [
      add(light, '팀장', '김도현'),
      add(camera, '팀장', '이서연'),
      add(camera, 'DIT', '박지우'),
      add(light, '', '최민재'),
    ];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { contacts: people }, remove: [] });
    expect(view().contacts.map(({ role, name }) => `${role} ${name}`)).toEqual([
      '조명 팀장 김도현',
      '촬영 팀장 이서연',
      'DIT 박지우',
      '조명팀 최민재',
    ]);
  });

  it('CS88: what goes into a chat room has the marked phones alone: of the head, of whom to call, of drivers', () => {
    const { production, callsheetId, view } = sheetOf();
    const [producer, assistant] = [...production.state.crew.values()];
    const contacts = [producer!, assistant!].map(({ _id }) => ({ _id: production.newId(), crewId: _id }));
    const nowhere = { from: '', to: '', time: null, people: null };
    const vehicleCalls = [{ _id: production.newId(), name: '발전차', driver: assistant!.name, ...nowhere }];
    const put = { contacts, vehicleCalls };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    const phones = () => JSON.stringify(view('marked')).match(/010-0000-\d{4}/g) ?? [];
    expect(phones()).toEqual([]);
    const { _id: contactId } = [...production.state.personContact.values()].find(
      ({ crewId }) => crewId === assistant!._id,
    )!;
    production.run('setPhoneShown', { contactId, phoneShown: true });
    expect(phones()).toEqual(['010-0000-0102', '010-0000-0102', '010-0000-0102']);
    expect(JSON.stringify(view())).toContain('010-0000-0101');
  });

  it('CS12: the sun is that of the place, or of Seoul, and says so', () => {
    const { production, places, fact } = sheetOf();
    expect(fact('일출·일몰')).toBe('07:29 – 17:14 (서울)');
    const jeju = { latitude: 33.4996, longitude: 126.5312 };
    production.run('editLocation', { locationId: places.shop, patch: jeju });
    expect(fact('일출·일몰')).toMatch(/^07:2\d – 17:2\d$/);
  });

  it('CS13: a series prints the episode before the scene', () => {
    const { view, scenes } = sheetOf({ projectType: 'series' });
    expect(view().columns.find((column) => column.key === 'scene')?.label).toBe('부/씬');
    expect(scenes()[0]?.cells.scene).toBe('1-12');
  });

  it('CS14: announces the next shooting day in one line', () => {
    expect(sheetOf().view().nextDay).toBe('3회차 12.3 목 집합 09:00 성산동 주택 · S#61 · 준호, 수진');
  });

  it('CS15: calls extras with their number, their scenes and the note of the item', () => {
    const { production, view } = sheetOf();
    const item = [...production.state.breakdownItem.values()].find((one) => one.name === '손님')!;
    production.run('editBreakdownItem', { itemId: item._id, patch: { note: '제작 2팀 박도윤' } });
    expect(view().extrasCalls[1]).toEqual({
      name: '손님',
      count: 3,
      place: '',
      calltime: '09:40',
      scenes: '40',
      charge: '제작 2팀 박도윤',
    });
  });

  it('CS16: lists meals and moves with their times, then what was written', () => {
    const { production, callsheetId, view } = sheetOf();
    production.run('editCallsheet', { callsheetId, patch: { meals: '비건 2명' }, put: {}, remove: [] });
    expect(view().meals).toEqual([
      '12:10 – 13:10 식사 · 점심 (성산국밥, 도보 3분)',
      '비건 2명',
      '식사 인원 15명 (배우 4 · 스태프 2 · 보조출연 9)',
    ]);
  });

  it('CS17: names the real place in rows only where the day has more than one', () => {
    const { production, rows, places, scenes } = sheetOf();
    expect(scenes()[0]?.cells.place).toBe('편의점');
    const sceneId = production.state.timetableRow.get(rows.s42)!.sceneData!;
    production.run('editScenes', { sceneIds: [sceneId], patch: { location: places.house } });
    expect(scenes()[5]?.cells.place).toBe('편의점\n(성산동 주택)');
  });

  it('shows head and facts of the day', () => {
    const { view, fact } = sheetOf();
    expect(view()).toMatchObject({
      dayText: '2회차 / 총 3회차',
      projectTitle: '밤의 정류장',
      productionCompany: '정류장 필름',
    });
    expect(fact('집합')).toBe('08:00 마포구 성산동 편의점');
    expect(fact('촬영 시작')).toBe('09:00');
    expect(fact('종료 예정')).toBe('21:10');
    expect(view().places[0]?.hospital).toContain('마포성심병원');
  });

  it('is plain data that survives JSON', () => {
    const view = sheetOf().view();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('of a sheet that is gone is null', () => {
    const { production } = sheetOf();
    expect(buildCallsheetView(production.state, production.newId(), { phones: 'all' })).toBeNull();
  });

  it('CS18: a minor past their hours is marked before all other notices', () => {
    const { production, view, scenes } = sheetOf();
    const [sceneId] = scenes().at(-1)!.sceneIds;
    const child = production.character('민지');
    production.run('editCharacter', { characterId: child, patch: { minorClass: 'under15' } });
    production.run('castScenes', { sceneIds: [sceneId!], add: [child], remove: [] });
    const before = view().notices;
    expect(before.some((notice) => notice.startsWith('▲'))).toBe(false);
    const rowId = scenes().at(-1)!.rowId;
    production.run('editRow', { rowId, patch: { minutes: 240 } });
    expect(view().notices).toEqual(['▲ 민지: 22:30까지 일해요. 22:00 뒤로는 일할 수 없어요.', ...before]);
  });
});
