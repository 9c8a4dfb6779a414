import type { DateText } from '../kernel/date.ts';
import { byTiers, nightWork } from '../labour/paid-minutes.ts';
import { castLines } from './cast-lines.ts';
import type { CostLine } from './cost-parts.ts';
import type { CostedDay, Prices } from './costed-day.ts';

/**
 * CO3, CO16: what a plan costs, amount by amount. `days` by date; `dates` are all those of the plan, also those on which
 * nothing is shot.
 */
export const costLines = (
  days: readonly CostedDay[],
  dates: readonly DateText[],
  prices: Prices,
): CostLine[] => [...costLineSteps(days, dates, prices)].flat();

/** The same, one kind of amount after the other. */
export function* costLineSteps(
  days: readonly CostedDay[],
  dates: readonly DateText[],
  prices: Prices,
): Generator<CostLine[], void> {
  const paid = (lines: readonly CostLine[]) => lines.filter(({ won }) => won !== 0);
  yield paid(castLines(days, dates, prices));
  yield paid(days.flatMap(crewLines));
  yield paid(placeLines(days, prices));
  yield paid(elementLines(days, prices));
  const once = [...prices.once];
  yield paid(once.map(([of, won]): CostLine => ({ kind: 'bought', won, date: null, day: null, of })));
  yield paid(days.flatMap((day, i) => moveLines(day, i, prices)));
  yield paid(days.map((day, i) => mealLine(day, i, prices)));
}

/** CO4: the plain day; beyond it by the minute, and nights, in both less the breaks; and what is hired by the day. */
function crewLines({ date, rates, workMinutes, ...day }: CostedDay, i: number): CostLine[] {
  const { crewCost, hiredCost, holidayCost } = rates;
  const longer = byTiers(rates.overtime, workMinutes, ({ perMinute }) => perMinute);
  const night = nightWork(day) * rates.nightPerMinute;
  const at = { date, day: i, of: null };
  return [
    { kind: 'crew', won: crewCost - hiredCost - holidayCost, ...at },
    { kind: 'overtime', won: holidayCost + longer + night, ...at },
    { kind: 'hired', won: hiredCost, ...at },
  ];
}

/** CO5: a place's day, and its dressing each time that a unit comes back to it. */
function placeLines(days: readonly CostedDay[], { places }: Prices): CostLine[] {
  const seenBy = new Map<string, { readonly seen: Set<string>; last: string | undefined }>();
  return days.flatMap(({ date, unit, route, booked = [] }, day) => {
    const own = seenBy.get(unit) ?? { seen: new Set(), last: undefined };
    seenBy.set(unit, own);
    const lineOf = (kind: 'places' | 'redress', of: string): CostLine => {
      const price = places.get(of);
      return { kind, won: (kind === 'places' ? price?.feePerDay : price?.returnFee) ?? 0, date, day, of };
    };
    const returns: CostLine[] = [];
    for (const id of route) {
      if (id !== own.last && own.seen.has(id)) returns.push(lineOf('redress', id));
      own.seen.add(id);
      own.last = id;
    }
    return [...[...new Set([...route, ...booked])].map((id) => lineOf('places', id)), ...returns];
  });
}

/** CO13: a thing's date, whichever units need it; of the first of them, where a day is asked for. */
function elementLines(days: readonly CostedDay[], { elements }: Prices): CostLine[] {
  const paid = new Map<string, DateText>();
  return days.flatMap(({ date, elements: needed }, day) =>
    [...needed].flatMap((of): CostLine[] => {
      if (paid.get(of) === date) return [];
      paid.set(of, date);
      return [{ kind: 'elements', won: elements.get(of) ?? 0, date, day, of }];
    }),
  );
}

const moveLines = ({ date, route }: CostedDay, day: number, { move }: Prices): CostLine[] =>
  route.slice(1).flatMap((to, i): CostLine[] => {
    const won = to === route[i] ? 0 : move(route[i]!, to);
    return won === 0 ? [] : [{ kind: 'moves', won, date, day, of: null }];
  });

/** CO17: each meal for the day's crew and everybody who plays on the day, the extras too. */
const mealLine = ({ date, meals, crew, cast, extras }: CostedDay, day: number, prices: Prices): CostLine => {
  const heads = crew + cast.size + extras;
  return { kind: 'meals', won: meals * heads * prices.mealPerHead, date, day, of: null };
};
