import type { Availability } from '../../availability/availability.ts';
import { sameValue } from '../../change.ts';
import type { Location } from '../scene.ts';
import { permitWord } from '../scene-words.ts';

/** A fact of a place that goes, because the one that stays has another. `times`: more of them than a place can have. */
export interface LostFact {
  readonly what:
    | 'address'
    | 'coordinates'
    | 'parking'
    | 'power'
    | 'permit'
    | 'nearestHospital'
    | 'note'
    | 'times';
  /** The place that it was a fact of. */
  readonly of: string;
  readonly value: string;
}

export interface MergedLocation {
  readonly row: Partial<Location>;
  readonly lost: readonly LostFact[];
}

const LONGEST_NOTE = 500;
const MOST_TIMES = 200;

/** SC10: what the place that stays takes from the others, and what nobody will know any more. */
export function mergeLocationRows(into: Location, others: readonly Location[]): MergedLocation {
  const lost: LostFact[] = [];
  const row: { -readonly [K in Merged]: Location[K] } = { ...into };
  for (const other of others) {
    takeAddress(row, other, lost);
    takePermit(row, other, lost);
    for (const what of ['parking', 'power', 'nearestHospital'] as const) {
      if (other[what] === '' || other[what] === row[what]) continue;
      if (row[what] === '') row[what] = other[what];
      else lost.push({ what, of: other.realName, value: other[what] });
    }
    const note = [row.note, other.note].filter(Boolean).join('\n');
    if (other.note === '' || row.note.split('\n').includes(other.note)) continue;
    if (note.length <= LONGEST_NOTE) row.note = note;
    else lost.push({ what: 'note', of: other.realName, value: other.note });
  }
  const availability = timesOfAll([into, ...others]);
  if (availability.length > MOST_TIMES)
    lost.push({ what: 'times', of: into.realName, value: `${availability.length}` });
  const { address, latitude, longitude, parking, power, permit, permitNote, nearestHospital, note } = row;
  const lying = { address, latitude, longitude };
  return {
    row: { ...lying, parking, power, permit, permitNote, nearestHospital, note, availability },
    lost,
  };
}

type Merged =
  | keyof Lying
  | 'parking'
  | 'power'
  | 'permit'
  | 'permitNote'
  | 'nearestHospital'
  | 'note'
  | 'availability';

/** A permission goes with its note, and holds for one place: where both say something, that of the one that stays. */
function takePermit(
  row: { -readonly [K in 'permit' | 'permitNote']: Location[K] },
  other: Location,
  lost: LostFact[],
): void {
  const isSaid = ({ permit, permitNote }: Pick<Location, 'permit' | 'permitNote'>) =>
    permit !== null || permitNote !== '';
  if (!isSaid(other)) return;
  if (!isSaid(row)) {
    row.permit = other.permit;
    row.permitNote = other.permitNote;
  } else if (other.permit !== row.permit || other.permitNote !== row.permitNote)
    lost.push({ what: 'permit', of: other.realName, value: other.permitNote || permitWord(other.permit) });
}

type Lying = Pick<Location, 'address' | 'latitude' | 'longitude'>;

/** Coordinates go with their address: never one of this place and the other of that. */
function takeAddress(
  row: { -readonly [K in keyof Lying]: Lying[K] },
  other: Location,
  lost: LostFact[],
): void {
  if (row.address === '' && row.latitude === null) {
    row.address = other.address;
    row.latitude = other.latitude;
    row.longitude = other.longitude;
    return;
  }
  const isSame = other.address === '' || other.address === row.address;
  if (!isSame) lost.push({ what: 'address', of: other.realName, value: other.address });
  if (other.latitude === null) return;
  if (row.latitude === null && isSame && other.address !== '') {
    row.latitude = other.latitude;
    row.longitude = other.longitude;
  } else if (isSame && (other.latitude !== row.latitude || other.longitude !== row.longitude))
    lost.push({ what: 'coordinates', of: other.realName, value: `${other.latitude}, ${other.longitude}` });
}

function timesOfAll(places: readonly Location[]): Availability {
  const times: Availability = [];
  for (const entry of places.flatMap(({ availability }) => availability))
    if (!times.some((known) => sameValue(known, entry))) times.push(entry);
  return times;
}
