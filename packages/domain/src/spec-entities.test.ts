import { Production, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  allocatedScenes,
  BREAKDOWN_CATEGORIES,
  buildCallsheetView,
  byOrder,
  callInstant,
  castOfDay,
  daysOf,
  defaultSceneFilter,
  episodeNumbers,
  type Id,
  itemsOfScene,
  rowsOf,
  sceneLabel,
  scenesInOrder,
  timeTillShoot,
  timetableAllocation,
} from './index.ts';

/** What SPEC.md sections 3, 4 and 9 say of the entities, on the state that client and server share. */
describe('the entities of SPEC.md', () => {
  it('SPEC 3: projects are keyed by _id and know their type', () => {
    const production = new Production({ projectType: 'series' });
    const { _id, projectType } = production.state.project.get(production.projectId)!;
    expect({ _id, projectType }).toEqual({ _id: production.projectId, projectType: 'series' });
  });

  it('SPEC 3: episodes are numbered from 1 by position, and hold their scenes', () => {
    const production = new Production({ projectType: 'series' });
    const second = production.newId();
    production.run('addEpisode', { episodeId: second, title: '2부' });
    expect([...episodeNumbers(production.state).values()]).toEqual([1, 2]);
    const sceneId = production.newId();
    production.run('addScene', { sceneId, episodeId: second, sceneNo: 1, subSceneNo: '', setName: '' });
    expect(sceneLabel(production.state, production.state.scene.get(sceneId)!)).toBe('2-1');
  });

  it('SPEC 3: a scene has its number, name, location, characters and the days that it is on', () => {
    const production = new Production();
    const [characterId, location] = [production.character('준호'), production.location('성산동 편의점')];
    const sceneId = production.scene(12, { name: '마지막 손님', location }, [characterId]);
    const day = production.day('2026-12-01');
    production.allocate(day, sceneId);
    expect(production.state.scene.get(sceneId)).toMatchObject({
      ...{ _id: sceneId, sceneNo: 12, subSceneNo: '', name: '마지막 손님', location },
      characters: [{ _id: characterId }],
    });
    expect(timetableAllocation(production.state, sceneId).map(({ _id }) => _id)).toEqual([day]);
  });

  it('SPEC 3: scenes sort by sceneNo, then by subSceneNo of one letter', () => {
    const production = new Production();
    for (const [sceneNo, subSceneNo] of [
      [12, 'B'],
      [2, ''],
      [12, ''],
      [12, 'A'],
    ] as const) {
      const place = { episodeId: production.episodeId, setName: '' };
      production.run('addScene', { sceneId: production.newId(), sceneNo, subSceneNo, ...place });
    }
    const labels = scenesInOrder(production.state).map((scene) => sceneLabel(production.state, scene));
    expect(labels).toEqual(['2', '12', '12A', '12B']);
  });

  it('SPEC 3: characters sort by characterNumber', () => {
    const production = new Production();
    const [first, second] = [production.character('준호'), production.character('수진')];
    production.run('editCharacter', { characterId: first, patch: { characterNumber: 9 } });
    const day = production.day('2026-12-01');
    production.allocate(day, production.scene(1, {}, [first, second]));
    expect(castOfDay(production.state, day).map(({ name }) => name)).toEqual(['수진', '준호']);
  });

  it('SPEC 3: crew teams sort by their position and hold people with their user', () => {
    const production = new Production();
    const teams = ['연출팀', '촬영팀'].map((name) => {
      const crewTeamId = production.newId();
      production.run('addCrewTeam', { crewTeamId, name, colour: 1, calltimeOffset: 0 });
      return crewTeamId;
    });
    production.run('moveCrewTeam', { crewTeamId: teams[1]!, afterTeamId: null });
    const crewId = production.newId();
    const person = { name: '한지원', roleTitle: '촬영감독', userId: production.ownerId, consent: null };
    production.run('addCrew', { crewId, crewTeamId: teams[1]!, ...person });
    const inOrder = [...production.state.crewTeam.values()].sort(byOrder);
    expect(inOrder.map(({ name }) => name)).toEqual(['촬영팀', '연출팀']);
    expect(production.state.crew.get(crewId)).toMatchObject({ userId: production.ownerId });
  });

  it('SPEC 3: timetables sort by date, and their rows are phases and scenes in their order', () => {
    const production = new Production();
    const [late, early] = [production.day('2026-12-03'), production.day('2026-12-01')];
    expect(daysOf(production.state, production.boardId).map(({ _id }) => _id)).toEqual([early, late]);
    const sceneId = production.scene(1);
    const [row] = production.allocate(early, sceneId);
    const phaseData = { kind: '집합', label: '', minutes: 60, note: '' } as const;
    const phase = { rowId: production.newId(), timetableId: early, afterRowId: null, phaseData };
    production.run('addPhaseRow', phase);
    const rows = rowsOf(production.state, early).map(
      ({ _id, rowType, phaseData: said, sceneData }, rowIndex) => ({
        ...{ _id, rowIndex, rowType, sceneData },
        phaseData: said,
      }),
    );
    expect(rows).toEqual([
      { _id: phase.rowId, rowIndex: 0, rowType: 'phase', phaseData, sceneData: null },
      { _id: row, rowIndex: 1, rowType: 'scene', phaseData: null, sceneData: sceneId },
    ]);
  });

  it('SPEC 3: a call sheet has its general fields; date, calltime and timeTilShoot are those of its day', () => {
    const { production, callsheetId } = shootingDay();
    const sheet = () => production.state.callsheet.get(callsheetId)!;
    const { _id, status, timetable } = sheet();
    const day = () => production.state.timetable.get(timetable)!;
    expect({ _id, status, date: day().tableDate, calltime: day().calltime }).toEqual({
      ...{ _id: callsheetId, status: 'draft', date: '2026-12-02', calltime: 480 },
    });
    production.run('editCallsheet', {
      callsheetId,
      patch: { name: '둘째 날', primaryCallLocation: '성산동 편의점' },
      put: {},
      remove: [],
    });
    expect(sheet()).toMatchObject({ name: '둘째 날', primaryCallLocation: '성산동 편의점' });
    production.run('editTimetable', { timetableId: timetable, patch: { calltime: 450 } });
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
    expect([view.date, view.gathering.time]).toEqual(['2026-12-02', '07:30']);
    const evening = callInstant('2026-12-01', 1290);
    expect(timeTillShoot(callInstant(day().tableDate, day().calltime), evening)).toBe('10시간');
  });

  it('SPEC 3: a call sheet has the five widgets', () => {
    const { production, callsheetId } = shootingDay();
    const [crew] = production.state.crew.values();
    const [location] = production.state.location.values();
    const [team] = production.state.crewTeam.values();
    const ids = Array.from({ length: 5 }, () => production.newId()) as [Id, Id, Id, Id, Id];
    const put = {
      contacts: [{ _id: ids[0], crewId: crew!._id }],
      checklist: [{ _id: ids[1], text: '무전기 충전', done: false }],
      files: [
        {
          _id: ids[2],
          name: '현장 사진',
          fileId: null,
          link: 'https://example.com/photos',
          size: null,
          contents: null,
        },
      ],
      locations: [{ _id: ids[3], locationId: location!._id }],
      teamCalls: [{ _id: ids[4], crewTeamId: team!._id, calltime: 435, place: '', preparation: '슬레이트' }],
    };
    production.run('editCallsheet', { callsheetId, patch: {}, put, remove: [] });
    const sheet = production.state.callsheet.get(callsheetId)!;
    for (const [widget, [entry]] of Object.entries(put))
      expect(sheet[widget as keyof typeof put], widget).toContainEqual(entry);
    production.run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: ids });
    const after = production.state.callsheet.get(callsheetId)!;
    for (const [widget, [entry]] of Object.entries(put))
      expect(after[widget as keyof typeof put], widget).not.toContainEqual(entry);
  });

  it('SPEC 3 and 9: the ten breakdown categories stand in their order, with number, name and type', () => {
    expect(BREAKDOWN_CATEGORIES.map(({ number, type }) => `${number} ${type}`)).toEqual([
      ...['1 props', '2 costume', '3 makeup', '4 camera', '5 electrical', '6 grip', '7 sfx', '8 stunts'],
      ...['9 bg', '0 etc'],
    ]);
    const names = '미술·소품 의상 분장·헤어 촬영 조명 그립 특수효과 스턴트 보조출연 기타';
    expect(BREAKDOWN_CATEGORIES.map(({ name }) => name).join(' ')).toBe(names);
  });

  it('SPEC 3: a breakdown is the items of a scene, each with _id and type, by category', () => {
    const production = new Production();
    const sceneId = production.scene(1);
    const items = (['etc', 'props'] as const).map((type) => ({ _id: production.newId(), type, name: type }));
    const rest = { subtype: '', quantity: null, note: '', source: 'manual', evidence: null } as const;
    production.run('addBreakdownItems', { sceneId, items: items.map((item) => ({ ...item, ...rest })) });
    const shown = itemsOfScene(production.state, sceneId).map(({ _id, type }) => ({ _id, type }));
    const [other, props] = items.map(({ _id, type }) => ({ _id, type }));
    expect(shown).toEqual([props, other]);
  });

  it('SPEC 3 and 9: the scene filter begins with nothing chosen and allocationOnly on', () => {
    expect(defaultSceneFilter).toEqual({
      episode: [],
      location: [],
      character: [],
      search: '',
      allocationOnly: true,
    });
  });
});

describe('the transitions of SPEC.md', () => {
  it('SPEC 4: adding a scene or a screenplay to an episode appends it to those of that episode alone', () => {
    const production = new Production({ projectType: 'series' });
    const second = production.newId();
    production.run('addEpisode', { episodeId: second, title: '2부' });
    const episodes = [production.episodeId, second];
    const scenes = () =>
      episodes.map((episodeId) =>
        scenesInOrder(production.state).flatMap((scene) =>
          scene.episodeId === episodeId ? [scene._id] : [],
        ),
      );
    const [one, two, elsewhere] = [production.newId(), production.newId(), production.newId()];
    production.run('addScene', {
      sceneId: elsewhere,
      episodeId: second,
      sceneNo: 1,
      subSceneNo: '',
      setName: '',
    });
    production.run('addScene', {
      sceneId: one,
      episodeId: production.episodeId,
      sceneNo: 1,
      subSceneNo: '',
      setName: '',
    });
    expect(scenes()).toEqual([[one], [elsewhere]]);
    production.run('addScene', {
      sceneId: two,
      episodeId: production.episodeId,
      sceneNo: 2,
      subSceneNo: '',
      setName: '',
    });
    expect(scenes()).toEqual([[one, two], [elsewhere]]);

    const screenplays = () =>
      episodes.map((episodeId) =>
        [...production.state.screenplay.values()].flatMap((version) =>
          version.episodeId === episodeId ? [`${version._id} ${version.versionNo}`] : [],
        ),
      );
    const [first, next] = [production.newId(), production.newId()];
    for (const screenplayId of [first, next]) {
      const { episodeId } = production;
      const fileId = production.newId();
      production.run('addScreenplay', { screenplayId, episodeId, fileId, fileName: '초고.txt', label: '' });
    }
    expect(screenplays()).toEqual([[`${first} 1`, `${next} 2`], []]);
  });

  it('SPEC 4: taking a scene off the timetable removes its allocation, and its rows alone', () => {
    const production = new Production();
    const [first, second] = [production.scene(1), production.scene(2)];
    const day = production.day('2026-12-01');
    const [row] = production.allocate(day, first, second);
    expect(timetableAllocation(production.state, first).map(({ _id }) => _id)).toEqual([day]);
    production.run('removeRows', { rowIds: [row!] });
    expect(timetableAllocation(production.state, first)).toEqual([]);
    expect(allocatedScenes(production.state).has(second)).toBe(true);
  });

  it('SPEC 4: removing a scene deletes the rows whose sceneData is it', () => {
    const production = new Production();
    const [first, second] = [production.scene(1), production.scene(2)];
    const [day, other] = [production.day('2026-12-01'), production.day('2026-12-02')];
    production.allocate(day, first, second);
    production.allocate(other, first);
    production.run('removeScenes', { sceneIds: [first] });
    expect([...production.state.timetableRow.values()].map(({ sceneData }) => sceneData)).toEqual([second]);
  });
});
