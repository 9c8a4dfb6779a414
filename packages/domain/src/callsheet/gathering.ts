import { type ClockMinutes, formatClock } from '../kernel/clock.ts';
import type { Fact, Gathering, PlaceLine } from './callsheet-view.ts';

/** The 집합 of a sheet by its parts; the head prints them as one. */
export function gatheringOf(
  facts: readonly Fact[],
  places: readonly PlaceLine[],
  calltime: ClockMinutes,
): Gathering {
  const time = formatClock(calltime);
  const said = facts.find(({ label }) => label === '집합')?.value ?? '';
  const place = said.startsWith(time) ? said.slice(time.length).trim() : said;
  return { time, place, address: places.find(({ name }) => name === place)?.address ?? '' };
}
