import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { checkBoard, findFix, type PlanFinding } from '../index.ts';

const DATE = '2026-12-03';
/** Sunrise and sunset in Seoul on that date are about 7:29 and 17:14. */
const found = (production: Production, timetableId: string, ruleId: string): readonly PlanFinding[] =>
  (checkBoard(production.state, production.boardId).get(timetableId) ?? []).filter(
    (finding) => finding.ruleId === ruleId,
  );

const away = (from: string, to = from, hours: { start?: number; end?: number } = {}) => ({
  kind: 'unavailable' as const,
  ...{ from, to, start: hours.start ?? null, end: hours.end ?? null, note: '지방 공연' },
});

describe('the checks of a board', () => {
  it('PC1: each names its rule, value, limit, rows and a mend, hard ones first, and none where nothing is planned', () => {
    const production = new Production();
    const empty = production.day('2026-12-02');
    const day = production.day(DATE, { calltime: 480 });
    const [row] = production.allocate(
      day,
      production.scene(1, { setName: '강가', setting: 'EXT', timeOfDay: 'night', plannedMinutes: 60 }),
    );
    const findings = checkBoard(production.state, production.boardId);
    expect(findings.get(empty)).toEqual([]);
    expect(findings.get(day)?.map(({ severity, ruleId }) => [severity, ruleId])).toEqual([
      ['hard', 'light'],
      ['soft', 'castKnown'],
    ]);
    expect(findings.get(day)![0]).toMatchObject({ value: 480, limit: 1034, rowIds: [row], mark: '밝을 때' });
    expect(findings.get(day)![0]!.mend).toBe('17:14 뒤로 미루세요.');
  });

  it('PC2: an actor who is away, once for all of their scenes, with the reason that was written down', () => {
    const production = new Production();
    const lead = production.character('준호');
    production.run('editCharacter', {
      characterId: lead,
      patch: { actorName: '이도윤', availability: [away('2026-12-01', '2026-12-05')] },
    });
    const day = production.day(DATE);
    const rows = production.allocate(day, production.scene(3, {}, [lead]), production.scene(5, {}, [lead]));
    expect(found(production, day, 'castAvailable')).toMatchObject([
      {
        severity: 'hard',
        rowIds: rows,
        mark: '준호 불가',
        message: '준호(이도윤)는 이날 안 돼요: 12.1 화–12.5 토 불가 (지방 공연). S#3, S#5에 필요해요.',
      },
    ]);
  });

  it('PC2: hours bind only the scenes that lie outside of them; places like people', () => {
    const production = new Production();
    const place = production.location('카페 모퉁이');
    production.run('editLocation', {
      locationId: place,
      patch: { availability: [away(DATE, DATE, { start: 600 })] },
    });
    const day = production.day(DATE, { calltime: 480 });
    const sceneIds = [1, 2].map((no) =>
      production.scene(no, { setName: '카페', location: place, plannedMinutes: 120 }),
    );
    const rows = production.allocate(day, ...sceneIds);
    expect(found(production, day, 'placeAvailable')).toMatchObject([
      { rowIds: [rows[1]], message: '카페 모퉁이는 이날 00:00–10:00만 돼요. S#2에 필요해요.' },
    ]);
  });

  it.each([
    ['EXT', 'day', '', 420, true, '해 뜨기 전'],
    ['EXT', 'day', '', 450, false, ''],
    ['INT/EXT', 'day', '', 1000, true, '해 진 뒤'],
    ['INT', 'day', '', 1000, false, ''],
    ['EXT', 'night', '', 480, true, '밝을 때'],
    ['EXT', 'night', '', 1034, false, ''],
    ['EXT', 'dawn', '', 400, false, ''],
    ['EXT', 'dawn', '', 1500, true, '새벽 아님'],
    ['EXT', 'dawn', '', 1830, false, ''],
    ['EXT', 'sunset', '노을', 950, false, ''],
    ['EXT', 'sunset', '노을', 1150, true, '저녁 아님'],
    ['EXT', 'sunset', '저녁', 1150, false, ''],
    ['EXT', 'sunset', 'EARLY EVENING', 1150, false, ''],
    ['EXT', 'sunset', 'DUSK', 1150, true, '저녁 아님'],
  ] as const)('PC3: %s %s %s at minute %i: %s', (setting, timeOfDay, timeText, calltime, breaks, mark) => {
    const production = new Production();
    const day = production.day(DATE, { calltime });
    production.allocate(day, production.scene(1, { setting, timeOfDay, timeText, plannedMinutes: 60 }));
    expect(found(production, day, 'light').map((finding) => finding.mark)).toEqual(breaks ? [mark] : []);
  });

  it('PC3: the sun is that of the place where the scene is shot', () => {
    const production = new Production();
    const place = production.location('울릉도');
    production.run('editLocation', { locationId: place, patch: { latitude: 37.48, longitude: 130.9 } });
    const patch = { location: place, setting: 'EXT', timeOfDay: 'day', plannedMinutes: 60 } as const;
    const day = production.day(DATE, { calltime: 435 });
    production.allocate(day, production.scene(1, patch));
    expect(found(production, day, 'light')).toEqual([]);
  });

  it('PC4 TT11: a change between known places without 이동 is named, once it is there it is not', () => {
    const production = new Production();
    const [north, south] = ['북촌 한옥', '남산 계단'].map((name) => production.location(name)) as [
      string,
      string,
    ];
    production.run('editLocation', { locationId: north, patch: { latitude: 37.58, longitude: 126.98 } });
    production.run('editLocation', { locationId: south, patch: { latitude: 37.55, longitude: 126.99 } });
    const day = production.day(DATE);
    const rows = production.allocate(
      day,
      production.scene(1, { setName: '집', location: north }),
      production.scene(2, { setName: '계단', location: south }),
    );
    expect(found(production, day, 'companyMove')).toMatchObject([
      {
        rowIds: [rows[1]],
        value: 0,
        limit: 30,
        message: '북촌 한옥에서 남산 계단으로 옮기는 이동이 없어요.',
      },
    ]);
    const phaseData = { kind: '이동', label: '', minutes: 30, note: '' } as const;
    const args = { rowId: production.newId(), timetableId: day, afterRowId: rows[0]! };
    production.run('addPhaseRow', { ...args, phaseData });
    expect(found(production, day, 'companyMove')).toEqual([]);
  });

  it('PC4 TT11: a move of unknown way takes what the project says, in the finding and in its fix', () => {
    const production = new Production();
    const [north, south] = ['북촌 한옥', '남산 계단'].map((name) => production.location(name));
    const day = production.day(DATE);
    production.allocate(
      day,
      production.scene(1, { setName: '집', location: north! }),
      production.scene(2, { setName: '계단', location: south! }),
    );
    expect(found(production, day, 'companyMove')).toMatchObject([{ limit: 60 }]);
    production.run('editDayDefaults', { patch: { unknownMoveMinutes: 35 } });
    const [finding] = found(production, day, 'companyMove');
    expect(finding).toMatchObject({ limit: 35, mend: '이동 35분(추정)을 넣으세요.' });
    const { commandId: _, loaded: __, ...ctx } = production.context();
    expect(findFix(production.state, finding!, ctx, production.newId)?.label).toBe('이동 35분 넣기');
  });

  it('PC4: sets without a real place are unsettled together, and mark no strip', () => {
    const production = new Production();
    const day = production.day(DATE);
    const scenes = ['거실', '학교', '강가'].map((setName, i) => production.scene(i + 1, { setName }));
    production.allocate(day, ...scenes);
    const [finding, ...others] = found(production, day, 'companyMove');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ value: 2, mark: '' });
    expect(finding!.message).toMatch(/^이동 미정 · 3곳\./);
  });

  it('PC4 TT11 SL9: rooms of one house need no move, and those of two are counted by their houses', () => {
    const production = new Production();
    const day = production.day(DATE);
    const sets = ['민준의 집', '민준의 집 - 거실', '수진의 집', '수진 집 주방', '민준 집 마당'];
    production.allocate(day, ...sets.map((setName, i) => production.scene(i + 1, { setName })));
    const [finding] = found(production, day, 'companyMove');
    expect(finding).toMatchObject({ value: 2 });
    expect(finding!.message).toMatch(/^이동 미정 · 2곳\./);
  });

  it('PC5: a set start while something before it still runs', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    const rows = production.allocate(
      day,
      production.scene(1, { plannedMinutes: 90 }),
      production.scene(2, { plannedMinutes: 30 }),
    );
    production.run('editRow', { rowId: rows[1]!, patch: { fixedStart: 540 } });
    expect(found(production, day, 'overlap')).toMatchObject([
      { rowIds: [rows[1]], value: 30, mark: '겹침 30분' },
    ]);
  });

  it('PC11: a set start before the call is told once, with a call that is early enough as the way out', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 420 });
    const known = { setName: '거실', plannedMinutes: 60 };
    const rows = production.allocate(day, production.scene(1, known), production.scene(2, known));
    production.run('editRow', { rowId: rows[0]!, patch: { fixedStart: 300 } });
    const [finding, ...more] = found(production, day, 'beforeCall');
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'soft', rowIds: [rows[0]], value: 300, limit: 420, excess: 120, mark: '집합 전' },
      message: '집합이 07:00인데 2시간 이른 05:00에 시작해요.',
    });
    expect(found(production, day, 'overlap')).toEqual([]);
    production.run('editTimetable', { timetableId: day, patch: { calltime: 300 } });
    expect(found(production, day, 'beforeCall')).toEqual([]);
  });

  it('PC6: scenes without a place or people, once for a day', () => {
    const production = new Production();
    const day = production.day(DATE);
    const rows = production.allocate(day, production.scene(1), production.scene(2, { setName: '거실' }));
    expect(found(production, day, 'placeKnown')).toMatchObject([{ rowIds: [rows[0]], value: 1 }]);
    expect(found(production, day, 'castKnown')).toMatchObject([
      { rowIds: rows, message: '인물이 없는 씬이 2개예요: S#1, S#2.' },
    ]);
  });

  it('PC7: one actor in two units at once, not one after the other', () => {
    const production = new Production();
    const lead = production.character('준호');
    const scenes = [1, 2, 3].map((no) => production.scene(no, { plannedMinutes: 60 }, [lead]));
    const a = production.day(DATE, { calltime: 480 });
    const b = production.day(DATE, { unit: 'B', calltime: 510 });
    const [first] = production.allocate(a, scenes[0]!);
    const rows = production.allocate(b, scenes[1]!, scenes[2]!);
    // Whoever plans the first unit looks at its days alone.
    expect(found(production, a, 'twoUnits')).toMatchObject([
      { rowIds: [first], value: 30, message: '준호가 08:30–09:00에 B팀 촬영에도 나와요.' },
    ]);
    expect(found(production, b, 'twoUnits')).toMatchObject([
      { rowIds: [rows[0]], value: 30, message: '준호가 08:30–09:00에 A팀 촬영에도 나와요.' },
    ]);
  });

  it('PC1: what was dropped or omitted breaks nothing', () => {
    const production = new Production();
    const day = production.day(DATE, { calltime: 480 });
    const sceneId = production.scene(1, { setting: 'EXT', timeOfDay: 'night', plannedMinutes: 60 });
    production.allocate(day, sceneId);
    expect(found(production, day, 'light')).toHaveLength(1);
    production.run('editScenes', { sceneIds: [sceneId], patch: { status: 'omitted' } });
    expect(found(production, day, 'light')).toEqual([]);
  });
});
