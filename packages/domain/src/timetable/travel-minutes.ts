import type { Location } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';

/** Packing and unpacking a company, and how fast it drives through a city. */
const LOADING = 20;
const KM_AN_HOUR = 25;
/** Nearer than this is the same address: nobody packs. */
const SAME_PLACE_KM = 0.15;

/** Loading, half an hour of driving through a city and unloading: an assumption in round minutes. */
export const USUAL_MOVE = 60;

/** TT11: what a company move takes where the way is not known, as the project says. A guess, and shown as one (추정). */
export const unknownMove = (state: ProjectState): number =>
  [...state.project.values()][0]?.unknownMoveMinutes ?? USUAL_MOVE;

type Placed = Pick<Location, 'latitude' | 'longitude'>;

/** Minutes of a company move between two places, on tens; 0 at one address; null where coordinates are missing. */
export function travelMinutes(from: Placed, to: Placed): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return null;
  const north = (to.latitude - from.latitude) * 111;
  const east = (to.longitude - from.longitude) * 111 * Math.cos((from.latitude * Math.PI) / 180);
  const km = Math.hypot(north, east);
  if (km < SAME_PLACE_KM) return 0;
  return Math.ceil((LOADING + (km / KM_AN_HOUR) * 60) / 10) * 10;
}
