import { formatClock } from '../kernel/clock.ts';
import type { ProjectState } from '../state.ts';
import type { Callsheet } from './callsheet.ts';
import type { ExtrasCallLine, VehicleLine } from './callsheet-view.ts';

/** CS38: who eats, in words: everybody whom the sheet calls, or as many as somebody has written. Null: nobody is called. */
export function mealHeads(
  state: ProjectState,
  sheet: Callsheet,
  called: { readonly cast: number; readonly extras: readonly ExtrasCallLine[] },
): { readonly isByHand: boolean; readonly text: string } | null {
  if (sheet.mealCount !== null) return { isByHand: true, text: `식사 인원 ${sheet.mealCount}명` };
  const teams = new Set(sheet.teamCalls.map(({ crewTeamId }) => crewTeamId));
  const crew = [...state.crew.values()].filter(({ crewTeamId }) => teams.has(crewTeamId)).length;
  const extras = called.extras.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    ['배우', called.cast],
    ['스태프', crew],
    ['보조출연', extras],
  ] as const;
  const total = called.cast + crew + extras;
  if (total === 0) return null;
  const counted = parts.filter(([, count]) => count > 0).map(([who, count]) => `${who} ${count}`);
  return { isByHand: false, text: `식사 인원 ${total}명 (${counted.join(' · ')})` };
}

/** Behind the meals of the day; alone only where somebody has written how many. */
export const withHeads = (
  meals: readonly string[],
  heads: ReturnType<typeof mealHeads>,
): readonly string[] => (heads && (meals.length > 0 || heads.isByHand) ? [...meals, heads.text] : meals);

/** CS38: the vehicles by their time, those without one last. */
export const vehicleLines = (sheet: Pick<Callsheet, 'vehicleCalls'>): readonly VehicleLine[] =>
  sheet.vehicleCalls
    // CS96: where it goes stands there from the beginning.
    .filter(({ name, driver, from, time }) => name || driver || from || time !== null)
    .toSorted((a, b) => (a.time ?? Number.POSITIVE_INFINITY) - (b.time ?? Number.POSITIVE_INFINITY) || 0)
    .map(({ time, name, driver, people, from, to }) => ({
      ...{ name, driver, people },
      time: time === null ? '' : formatClock(time),
      route: from && to ? `${from} → ${to}` : from ? `${from} 출발` : to && `${to} 도착`,
    }));

/** Each vehicle in a line of words, with the phone of its driver as far as `phoneOf` gives it. */
export const vehicleTexts = (
  lines: readonly VehicleLine[],
  phoneOf: (name: string) => string,
): readonly string[] =>
  lines.map(({ time, name, driver, people, route }) => {
    const who = driver && ['운전', driver, phoneOf(driver)].filter(Boolean).join(' ');
    const about = [name, who, people === null ? '' : `${people}명`, route];
    return [time, about.filter(Boolean).join(' · ')].filter(Boolean).join(' ');
  });
