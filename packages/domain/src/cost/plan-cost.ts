import type { DateText } from '../kernel/date.ts';
import { byTiers, nightWork } from '../labour/paid-minutes.ts';
import { gapsOf, type HoldTerms, isReleased } from './cast-days.ts';
import type { CrewRates } from './crew-rates.ts';

/** A shooting day of a plan, as far as it costs something. Ids are those of people, real places and elements. */
export interface CostedDay {
  readonly date: DateText;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** LB2: call to release, less the breaks. */
  readonly workMinutes: number;
  readonly pauses: readonly { readonly start: number; readonly end: number }[];
  readonly rates: CrewRates;
  /** From the first scene of theirs to the last, and the minutes of their scenes. */
  readonly cast: ReadonlyMap<string, { readonly minutes: number; readonly worked: number }>;
  /** Real places in shooting order, one for each scene that has one. */
  readonly route: readonly string[];
  readonly elements: ReadonlySet<string>;
}

/** Prices in won. A missing person, place or element costs nothing. */
export interface Prices {
  readonly cast: ReadonlyMap<string, HoldTerms & { readonly dayRate: number; readonly minuteRate: number }>;
  readonly places: ReadonlyMap<string, { readonly feePerDay: number; readonly returnFee: number }>;
  readonly elements: ReadonlyMap<string, number>;
  /** CO14: what is paid once, whatever the plan. */
  readonly once: number;
  readonly move: (from: string, to: string) => number;
}

/** ₩, by what it is paid for. */
export interface CostParts {
  readonly castWork: number;
  readonly castHold: number;
  readonly crew: number;
  /** What is hired by the day: equipment, vehicles. */
  readonly hired: number;
  readonly overtime: number;
  readonly places: number;
  /** What is hired by the date: things that scenes need. */
  readonly elements: number;
  /** CO14: what is bought or made for the production: the same in every plan. */
  readonly bought: number;
  readonly moves: number;
}

/**
 * CO3: what a plan costs, by kind of cost: of a board, of a proposal, of what the command line answers. `days` by date;
 * `dates` are all those of the plan, also those on which nothing is shot.
 */
export function planCost(days: readonly CostedDay[], dates: readonly DateText[], prices: Prices): CostParts {
  return {
    ...castPay(days, dates, prices),
    crew: sum(days.map(({ rates }) => rates.crewCost - rates.hiredCost)),
    hired: sum(days.map(({ rates }) => rates.hiredCost)),
    overtime: sum(days.map(overtimePay)),
    places: placePay(days, prices),
    elements: elementPay(days, prices),
    bought: prices.once,
    moves: sum(
      days.flatMap(({ route }) =>
        route.slice(1).map((to, i) => (to === route[i] ? 0 : prices.move(route[i]!, to))),
      ),
    ),
  };
}

/** CO1, CO2: work by the day and the minute; waiting inside a day, and between two days of work. */
function castPay(
  days: readonly CostedDay[],
  dates: readonly DateText[],
  prices: Prices,
): Pick<CostParts, 'castWork' | 'castHold'> {
  let [castWork, castHold] = [0, 0];
  /** The dates that each works on, in their order. */
  const workedBy = new Map<string, DateText[]>();
  for (const { date, cast } of days)
    for (const [id, { minutes, worked }] of cast) {
      const minuteRate = prices.cast.get(id)?.minuteRate ?? 0;
      castWork += worked * minuteRate;
      castHold += (minutes - worked) * minuteRate;
      const own = workedBy.get(id) ?? [];
      if (own.at(-1) !== date) own.push(date);
      workedBy.set(id, own);
    }
  for (const [id, worked] of workedBy) {
    const terms = prices.cast.get(id);
    if (!terms) continue;
    castWork += worked.length * terms.dayRate;
    for (const gap of gapsOf(dates, worked))
      castHold += isReleased(terms, gap) ? terms.pickupFee : gap.dates * terms.holdRate;
  }
  return { castWork, castHold };
}

/** CO4: beyond the plain day by the minute, and nights, in both less the breaks. */
const overtimePay = ({ rates, workMinutes, ...day }: CostedDay): number =>
  byTiers(rates.overtime, workMinutes, ({ perMinute }) => perMinute) + nightWork(day) * rates.nightPerMinute;

/** CO5: a place's day, and its dressing each time that a unit comes back to it. */
function placePay(days: readonly CostedDay[], { places }: Prices): number {
  const fees = days.flatMap(({ route }) => [...new Set(route)].map((id) => places.get(id)?.feePerDay ?? 0));
  const returns = [...Map.groupBy(days, ({ unit }) => unit).values()].flatMap((own) => {
    const seen = new Set<string>();
    const route = own.flatMap((day) => day.route).filter((id, i, all) => id !== all[i - 1]);
    return route.map((id) => {
      if (seen.has(id)) return places.get(id)?.returnFee ?? 0;
      seen.add(id);
      return 0;
    });
  });
  return sum(fees) + sum(returns);
}

/** CO13: a thing's date, whichever units need it. */
function elementPay(days: readonly CostedDay[], { elements }: Prices): number {
  const byDate = [...Map.groupBy(days, ({ date }) => date).values()];
  const needed = byDate.flatMap((own) => [...new Set(own.flatMap((day) => [...day.elements]))]);
  return sum(needed.map((id) => elements.get(id) ?? 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
