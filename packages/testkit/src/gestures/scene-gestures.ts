import { type Availability, CHARACTER_KINDS, SCENE_STATUSES } from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

export const sceneGestures = {
  addScene: (hand) => {
    const episodeId = hand.rowId('episode');
    const number = { sceneNo: hand.int(1, 40), subSceneNo: hand.one(['', '', 'A', 'B']) };
    return episodeId ? { sceneId: hand.newId(), episodeId, ...number, setName: hand.word() } : null;
  },
  fillScenes: (hand) => {
    const locationId = hand.newId();
    const fills = hand.rowIds('scene', 3).map((sceneId) => ({
      sceneId,
      patch: hand.patch({
        setName: () => hand.word(),
        location: () => hand.one([locationId, null]),
        synopsis: () => hand.word(),
        sceneNo: () => hand.int(1, 40),
      }),
      add: hand.rowIds('character', 1),
      remove: hand.rowIds('character', 1),
    }));
    return fills.length > 0 ? { fills, places: [{ locationId, realName: hand.word() }] } : null;
  },
  editScenes: (hand) => {
    const sceneIds = hand.rowIds('scene', 3);
    const patch = hand.patch({
      setName: () => hand.word(),
      location: () => hand.rowIdOrNull('location'),
      timeOfDay: () => hand.one(['day', 'night', 'dawn', null]),
      pages: () => hand.int(0, 24),
      plannedMinutes: () => hand.one([null, hand.int(20, 240)]),
      note: () => hand.word(),
      sequence: () => hand.word(),
      windowVisible: () => hand.one([true, false]),
      status: () => hand.one(SCENE_STATUSES),
      sceneNo: () => hand.int(1, 40),
    });
    const episodeId = hand.one([true, false, false]) ? hand.rowId('episode') : null;
    return sceneIds.length > 0 ? { sceneIds, patch, ...(episodeId ? { episodeId } : {}) } : null;
  },
  castScenes: (hand) => {
    const sceneIds = hand.rowIds('scene', 3);
    const people = { add: hand.rowIds('character', 2), remove: hand.rowIds('character', 1) };
    return sceneIds.length > 0 ? { sceneIds, ...people } : null;
  },
  removeScenes: (hand) => {
    const sceneIds = hand.rowIds('scene', 2);
    return sceneIds.length > 0 ? { sceneIds } : null;
  },
  splitScene: (hand) => {
    const sceneId = hand.rowId('scene');
    const number = { sceneNo: hand.int(1, 40), subSceneNo: hand.one(['A', 'B', 'C']) };
    return sceneId ? { sceneId, secondId: hand.newId(), ...number } : null;
  },
  joinScenes: (hand) => {
    const [intoId, ...sceneIds] = hand.rowIds('scene', 3);
    return intoId && sceneIds.length > 0 ? { intoId, sceneIds } : null;
  },
  addCharacter: (hand) => ({
    characterId: hand.newId(),
    name: `${hand.word()} ${hand.int(1, 6)}`,
    kind: hand.one(CHARACTER_KINDS),
  }),
  editCharacter: (hand) => {
    const characterId = hand.rowId('character');
    const patch = hand.patch({
      name: () => `${hand.word()} ${hand.int(1, 6)}`,
      actorName: () => hand.word(),
      characterNumber: () => hand.int(1, 12),
      colour: () => hand.int(0, 9),
      minorClass: () => hand.one(['none', 'under15', 'under19']),
      availability: () => availabilityOf(hand),
      alsoCalled: () => (hand.random.chance(0.5) ? [] : [`${hand.word()} ${hand.int(1, 6)}`]),
    });
    return characterId ? { characterId, patch } : null;
  },
  fillCharacters: (hand) => {
    const fills = hand.rowIds('character', 3).map((characterId) => ({
      characterId,
      patch: hand.patch({
        name: () => `${hand.word()} ${hand.int(1, 6)}`,
        actorName: () => hand.word(),
        characterNumber: () => hand.int(1, 12),
        kind: () => hand.one(CHARACTER_KINDS),
      }),
    }));
    const added = [{ characterId: hand.newId(), name: `${hand.word()} ${hand.int(1, 6)}` }];
    return hand.random.chance(0.3) ? { fills, added } : fills.length > 0 ? { fills } : null;
  },
  removeCharacter: (hand) => {
    const characterId = hand.rowId('character');
    return characterId ? { characterId, isNoPerson: hand.random.chance(0.3) } : null;
  },
  removeCharacters: (hand) => {
    const characterIds = hand.rowIds('character', 2);
    return characterIds.length > 0 ? { characterIds } : null;
  },
  addLocation: (hand) => ({ locationId: hand.newId(), realName: hand.word() }),
  editLocation: (hand) => {
    const locationId = hand.rowId('location');
    const patch = hand.patch({
      realName: () => hand.word(),
      parking: () => hand.word(),
      note: () => '',
      strikeDate: () => hand.one([null, hand.date()]),
      availability: () => availabilityOf(hand),
    });
    return locationId ? { locationId, patch } : null;
  },
  fillLocations: (hand) => {
    const fills = hand.rowIds('location', 3).map((locationId) => ({
      locationId,
      patch: hand.patch({ realName: () => hand.word(), address: () => hand.word(), note: () => hand.word() }),
    }));
    const added = [{ locationId: hand.newId(), realName: hand.word() }];
    return hand.random.chance(0.3) ? { fills, added } : fills.length > 0 ? { fills } : null;
  },
  setLocationContact: (hand) => {
    const locationId = hand.rowId('location');
    const said = {
      name: hand.one(['', hand.word()]),
      phone: hand.one(['', `010-0000-${hand.int(1000, 9999)}`]),
    };
    return locationId ? { contactId: hand.newId(), locationId, ...said } : null;
  },
  mergeCharacters: (hand) => {
    const [intoId, ...characterIds] = hand.rowIds('character', 3);
    return intoId && characterIds.length > 0 ? { intoId, characterIds } : null;
  },
  turnIntoItem: (hand) => {
    const characterId = hand.rowId('character');
    return characterId ? { characterId, type: hand.one(['props', 'etc', 'bg'] as const) } : null;
  },
  mergeLocations: (hand) => {
    const [intoId, ...locationIds] = hand.rowIds('location', 4);
    return intoId && locationIds.length > 0 ? { intoId, locationIds } : null;
  },
  importScenes: (hand) => {
    const listed = (i: number) => ({
      ...{ episodeNo: null, sceneNo: hand.int(1, 20) + i * 20, subSceneNo: '', name: '', realName: '' },
      ...{ setting: null, timeOfDay: hand.one([null, 'night' as const]), timeText: '', shootKind: null },
      ...{ setName: hand.one(['', hand.word()]), synopsis: hand.one(['', hand.word()]) },
      ...{
        characters: hand.random.chance(0.5) ? [hand.word()] : [],
        cutCount: hand.one([null, hand.int(1, 9)]),
      },
      items: hand.random.chance(0.5)
        ? [{ type: 'props' as const, subtype: '', name: hand.word(), quantity: null }]
        : [],
      ...{ pages: null, screenMinutes: null, plannedMinutes: null, storyDay: '', sequence: '', note: '' },
      omitted: false,
    });
    return { scenes: Array.from({ length: hand.int(1, 3) }, (_, i) => listed(i)) };
  },
  placeScenes: (hand) => {
    const sceneIds = hand.rowIds('scene', 4);
    const known = hand.one([null, hand.rowId('location')]);
    const place = known
      ? { locationId: known, realName: null }
      : { locationId: hand.newId(), realName: hand.word() };
    return sceneIds.length > 0 ? { sceneIds, ...place } : null;
  },
  removeLocation: (hand) => {
    const locationId = hand.rowId('location');
    return locationId ? { locationId } : null;
  },
  removeLocations: (hand) => {
    const locationIds = hand.rowIds('location', 2);
    return locationIds.length > 0 ? { locationIds } : null;
  },
} satisfies GesturesFor<
  | 'addScene'
  | 'editScenes'
  | 'fillScenes'
  | 'castScenes'
  | 'removeScenes'
  | 'splitScene'
  | 'joinScenes'
  | 'addCharacter'
  | 'editCharacter'
  | 'fillCharacters'
  | 'fillLocations'
  | 'removeCharacter'
  | 'removeCharacters'
  | 'addLocation'
  | 'editLocation'
  | 'removeLocation'
  | 'removeLocations'
  | 'mergeCharacters'
  | 'setLocationContact'
  | 'turnIntoItem'
  | 'mergeLocations'
  | 'importScenes'
  | 'placeScenes'
>;

function availabilityOf(hand: Hand): Availability {
  const from = `2026-12-${String(hand.int(1, 20)).padStart(2, '0')}`;
  const kind = hand.one(['available', 'unavailable']);
  return hand.one([[], [{ kind, from, to: from, start: null, end: hand.one([null, 1080]), note: '' }]]);
}
