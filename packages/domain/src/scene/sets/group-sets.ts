import { type Building, readSetName, type SetName } from './read-set-name.ts';
import { isNoPlace } from './set-words.ts';

/** Sets that are one place, or rooms of one building, as far as their names say. */
export interface SetGroup {
  /** Stands for what they have in common, and stays while they have it. */
  readonly key: string;
  /** `spelling`: they are only written differently. `building`: rooms and parts of one house. */
  readonly reason: 'spelling' | 'building';
  /** What the place may be called: as it is written most often. */
  readonly name: string;
  /** Those that are surely one. */
  readonly sets: readonly string[];
  /** Those that may be another of the same name: `호텔 로비` and `호텔 복도`. */
  readonly maybe: readonly string[];
}

type Read = SetName & { readonly written: string };

/** Readings of names: a film has some hundred, and they are asked for after every change of a scene. */
const readings = new Map<string, Read>();
const MOST_READINGS = 5000;

function readOnce(written: string): Read {
  const known = readings.get(written);
  if (known) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const read = { written, ...readSetName(written) };
  readings.set(written, read);
  return read;
}

/**
 * SL8: groups the sets of a script, given in the order of the story. Whoever is in no group stands alone. Two places
 * are taken for one only where the writer names one building; in doubt they are `maybe`, or apart.
 */
export function groupSets(setNames: readonly string[]): SetGroup[] {
  const read = [...new Set(setNames)]
    .filter((written) => written.trim() !== '' && !isNoPlace(written))
    .map(readOnce);
  const shown = shownBuildings(read);
  const groups = new Map<string, { building: Building | null; of: Read[]; sure: Read[] }>();
  for (const set of read) {
    const building = set.building ?? shown(set);
    const key = building ? `building:${building.key}` : `spelling:${set.spelling}`;
    const group = groups.get(key) ?? { building, of: [], sure: [] };
    group.of.push(set);
    if (building ? building.isSure : set.isDefinite) group.sure.push(set);
    groups.set(key, group);
  }
  return [...groups].flatMap(([key, { building, of, sure }]) => {
    if (of.length < 2) return [];
    const isSpelling = new Set(of.map(({ spelling }) => spelling)).size === 1;
    const sets = sure.length > 0 ? sure : of.slice(0, 1);
    const itself = of.find((set) => set.spelling === building?.key);
    return {
      key,
      reason: isSpelling ? ('spelling' as const) : ('building' as const),
      name: itself?.written ?? building?.name ?? of[0]!.written,
      sets: sets.map(({ written }) => written),
      maybe: of.filter((set) => !sets.includes(set)).map(({ written }) => written),
    };
  });
}

/**
 * A head that no word shows to be a building is one where some set names a room under it and none a street or another
 * place: `SAN QUENTIN - INTERVIEW ROOM`, but not `PARIS - BEDROOM` beside `PARIS - STREET`.
 */
function shownBuildings(read: readonly Read[]): (set: Read) => Building | null {
  const under = new Map<string, Set<string>>();
  const wide = new Set<string>();
  const names = new Map<string, string>();
  for (const { head, building } of read) {
    if (building?.area) wide.add(building.area);
    if (!head) continue;
    under.set(head.key, (under.get(head.key) ?? new Set()).add(head.under));
    if (!names.has(head.key)) names.set(head.key, head.name);
  }
  const isBuilding = (key: string): boolean => {
    const kinds = under.get(key);
    return (kinds?.has('room') ?? false) && !kinds?.has('place') && !wide.has(key);
  };
  return ({ head, spelling }) => {
    const key = head?.key ?? spelling;
    if (!isBuilding(key) || (head && head.under === 'other')) return null;
    return { key, name: names.get(key)!, isSure: true, area: null };
  };
}
