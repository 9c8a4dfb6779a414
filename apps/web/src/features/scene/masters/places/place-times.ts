import { describeAvailability, type Location } from '@ddak/domain';
import { strikeLine } from '../LocationAvailabilityDialog.tsx';

const ALWAYS = describeAvailability([]);

/** When a place can be had, in a line, and when its set is struck. */
export function placeTimes(location: Location): string {
  const available = describeAvailability(location.availability);
  const struck = strikeLine(location);
  return [...(struck.length > 0 && available === ALWAYS ? [] : [available]), ...struck].join(' · ');
}
