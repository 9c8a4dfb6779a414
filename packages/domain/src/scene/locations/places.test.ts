import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, mergeLocationRows, planUndo } from '../../index.ts';

function undo(film: Production): void {
  const undone = planUndo(film.state, film.log.at(-1)!, film.context());
  if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
  film.state = applyChanges(film.state, undone.plan.changes);
}

const placeOf = (film: Production, id: string) => film.state.scene.get(id)!.location;

describe('saying where scenes are shot', () => {
  it('SC9: puts many scenes at a new place as one step, which undo takes back whole', () => {
    const film = new Production();
    const scenes = [film.scene(1), film.scene(2), film.scene(3)];
    const locationId = film.newId();
    film.run('placeScenes', { sceneIds: scenes.slice(0, 2), locationId, realName: '망원동 주택' });
    expect(film.state.location.get(locationId)).toMatchObject({ realName: '망원동 주택' });
    expect(scenes.map((id) => placeOf(film, id))).toEqual([locationId, locationId, null]);
    undo(film);
    expect(film.state.location.size).toBe(0);
    expect(scenes.map((id) => placeOf(film, id))).toEqual([null, null, null]);
  });

  it('SC9: puts them at a place that is there, keeps its name, and leaves scenes out that have gone', () => {
    const film = new Production();
    const scene = film.scene(1);
    const house = film.location('망원동 주택');
    const plan = film.run('placeScenes', {
      sceneIds: [scene, film.newId()],
      locationId: house,
      realName: '딴 이름',
    });
    expect(plan).toMatchObject({ kind: 'changes', adjusted: true });
    expect(film.state.location.get(house)!.realName).toBe('망원동 주택');
    expect(placeOf(film, scene)).toBe(house);
  });

  it('SC9: is refused where the place or all scenes have gone', () => {
    const film = new Production();
    const scene = film.scene(1);
    const gone = { locationId: film.newId(), realName: null };
    expect(film.try('placeScenes', { sceneIds: [scene], ...gone })).toMatchObject({ kind: 'refuse' });
    const house = { locationId: film.location('망원동 주택'), realName: null };
    expect(film.try('placeScenes', { sceneIds: [film.newId()], ...house })).toMatchObject({ kind: 'refuse' });
  });
});

describe('merging places', () => {
  function twoPlaces() {
    const film = new Production();
    const [kept, other] = [film.location('망원동 주택'), film.location('민준 집')];
    const scenes = [film.scene(1, { location: kept }), film.scene(2, { location: other })];
    return { film, kept, other, scenes };
  }
  const closed = (from: string) =>
    ({ kind: 'unavailable', from, to: from, start: null, end: null, note: '' }) as const;

  it('SC10: brings scenes, times and notes together, and undo takes all of it back', () => {
    const { film, kept, other, scenes } = twoPlaces();
    film.run('editLocation', {
      locationId: kept,
      patch: { note: '열쇠는 1층', availability: [closed('2026-12-01')] },
    });
    film.run('editLocation', {
      locationId: other,
      patch: {
        note: '주차 두 대',
        parking: '골목 끝',
        availability: [closed('2026-12-01'), closed('2026-12-24')],
      },
    });
    const before = film.state;
    film.run('mergeLocations', { intoId: kept, locationIds: [other] });
    expect(scenes.map((id) => placeOf(film, id))).toEqual([kept, kept]);
    expect([...film.state.location.values()]).toMatchObject([
      {
        realName: '망원동 주택',
        note: '열쇠는 1층\n주차 두 대',
        parking: '골목 끝',
        availability: [closed('2026-12-01'), closed('2026-12-24')],
      },
    ]);
    undo(film);
    expect(film.state.location).toEqual(before.location);
    expect(film.state.scene).toEqual(before.scene);
  });

  it('SC10: keeps its own address with its coordinates, and says what goes', () => {
    const { film, kept, other } = twoPlaces();
    film.run('editLocation', { locationId: kept, patch: { address: '망원동 1', parking: '앞마당' } });
    film.run('editLocation', {
      locationId: other,
      patch: { address: '합정동 2', latitude: 37.55, longitude: 126.9, parking: '골목 끝' },
    });
    const [into, gone] = [film.state.location.get(kept)!, film.state.location.get(other)!];
    const { row, lost } = mergeLocationRows(into, [gone]);
    expect(row).toMatchObject({ address: '망원동 1', latitude: null, parking: '앞마당' });
    expect(lost).toEqual([
      { what: 'address', of: '민준 집', value: '합정동 2' },
      { what: 'parking', of: '민준 집', value: '골목 끝' },
    ]);
    expect(mergeLocationRows(film.state.location.get(other)!, [into]).row).toMatchObject({ latitude: 37.55 });
  });

  it('SC10: a place of which nothing is known takes address and coordinates together', () => {
    const { film, kept, other } = twoPlaces();
    const lies = { address: '합정동 2', latitude: 37.55, longitude: 126.9 };
    film.run('editLocation', { locationId: other, patch: lies });
    film.run('mergeLocations', { intoId: kept, locationIds: [other] });
    expect(film.state.location.get(kept)).toMatchObject(lies);
  });

  it('SC10: its own costs stay, else the others’ come along, one for the place', () => {
    for (const fees of [
      [100, 200],
      [null, 200],
    ] as const) {
      const { film, kept, other } = twoPlaces();
      for (const [i, locationId] of [kept, other].entries()) {
        const dayFee = fees[i];
        if (dayFee) film.run('setLocationCost', { costId: film.newId(), locationId, dayFee, redressFee: 0 });
      }
      film.run('mergeLocations', { intoId: kept, locationIds: [other] });
      expect([...film.state.locationCost.values()]).toMatchObject([
        { locationId: kept, dayFee: fees[0] ?? fees[1] },
      ]);
      undo(film);
      expect(film.state.locationCost.size).toBe(fees[0] ? 2 : 1);
    }
  });

  it('SC10: a call sheet names the place once', () => {
    const { film, kept, other, scenes } = twoPlaces();
    const day = film.day('2026-12-01');
    film.allocate(day, ...scenes);
    const callsheetId = film.newId();
    film.run('makeCallsheet', { callsheetId, timetableId: day });
    const places = () => film.state.callsheet.get(callsheetId)!.locations.map((one) => one.locationId);
    expect(places()).toEqual([kept, other]);
    film.run('mergeLocations', { intoId: other, locationIds: [kept] });
    expect(places()).toEqual([other]);
  });

  it('SC10: more times than a place can have are refused, and so is a merge with nothing', () => {
    const { film, kept, other } = twoPlaces();
    const times = (year: number) =>
      Array.from({ length: 150 }, (_, i) =>
        closed(
          `${year}-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + Math.floor(i / 12)).padStart(2, '0')}`,
        ),
      );
    film.run('editLocation', { locationId: kept, patch: { availability: times(2026) } });
    film.run('editLocation', { locationId: other, patch: { availability: times(2027) } });
    expect(film.try('mergeLocations', { intoId: kept, locationIds: [other] })).toMatchObject({
      refusal: { code: 'too_many' },
    });
    expect(film.try('mergeLocations', { intoId: kept, locationIds: [kept] })).toMatchObject({
      kind: 'refuse',
    });
  });
});

describe('who is asked about a place', () => {
  const said = (film: Production) =>
    [...film.state.locationContact.values()].map(({ locationId, name, phone }) => ({
      locationId,
      name,
      phone,
    }));

  it('SC19: has one row, which goes where nothing is said any more, and with the place', () => {
    const film = new Production();
    const locationId = film.location('가게');
    const set = (name: string, phone: string) =>
      film.run('setLocationContact', { contactId: film.newId(), locationId, name, phone });
    set('박사장', '010-0000-0101');
    set('박사장', '010-0000-0102');
    expect(said(film)).toEqual([{ locationId, name: '박사장', phone: '010-0000-0102' }]);
    set('', '');
    expect(said(film)).toEqual([]);
    set('박사장', '');
    film.run('removeLocation', { locationId });
    expect(said(film)).toEqual([]);
    expect(
      film.try('setLocationContact', { contactId: film.newId(), locationId, name: '박사장', phone: '' }),
    ).toMatchObject({ refusal: { code: 'not_found' } });
  });

  it('SC10, SC19, SC20: comes along in a merge where the one that stays has none, as its permission does', () => {
    const film = new Production();
    const [kept, one, two] = [film.location('주택'), film.location('집'), film.location('민준 집')];
    for (const [locationId, name] of [
      [one, '김주인'],
      [two, '이주인'],
    ] as const)
      film.run('setLocationContact', { contactId: film.newId(), locationId, name, phone: '' });
    const permitted = { permit: 'granted', permitNote: '구청 12월까지' } as const;
    film.run('editLocation', { locationId: one, patch: { ...permitted, power: '380V 60A' } });
    film.run('editLocation', { locationId: two, patch: { permit: 'asked' } });
    const others = [one, two].map((id) => film.state.location.get(id)!);
    expect(mergeLocationRows(film.state.location.get(kept)!, others).lost).toMatchObject([
      { what: 'permit', of: '민준 집', value: '신청함' },
    ]);
    film.run('mergeLocations', { intoId: kept, locationIds: [one, two] });
    expect(film.state.location.get(kept)).toMatchObject({ ...permitted, power: '380V 60A' });
    expect(said(film)).toEqual([{ locationId: kept, name: '김주인', phone: '' }]);
    undo(film);
    expect(said(film).map(({ name }) => name)).toEqual(['김주인', '이주인']);
  });
});
