import { type RefObject, useEffect, useState } from 'react';
import { Flight } from '../../../platform/list/flight.ts';

/** So many rows are drawn whole in one frame of a landing. */
const AT_ONCE = 6;

/**
 * The flight over the rows of the table that `place` stands in. While it lasts the pointer is nowhere among them: at each
 * step another row would be found under it, and painted as pointed at.
 */
export function useRowFlight(place: RefObject<HTMLElement | null>): Flight {
  const [flight] = useState(() => new Flight(AT_ONCE));
  useEffect(() => {
    const rows = place.current;
    const grid = rows?.closest('[role="grid"]');
    if (!rows || !grid) return;
    let isUntouchable = false;
    const touch = (isOn: boolean) => {
      isUntouchable = !isOn;
      rows.style.pointerEvents = isOn ? '' : 'none';
    };
    const moved = () => {
      flight.moved(grid.scrollTop, performance.now());
      if (isUntouchable || !flight.isOn()) return;
      touch(false);
      flight.landed(() => touch(true));
    };
    grid.addEventListener('scroll', moved, { passive: true });
    return () => {
      grid.removeEventListener('scroll', moved);
      touch(true);
    };
  }, [flight, place]);
  return flight;
}
