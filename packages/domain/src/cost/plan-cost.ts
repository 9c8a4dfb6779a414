import type { DateText } from '../kernel/date.ts';
import { paidMinutes } from '../labour/paid-minutes.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { WorkDay } from '../labour/work-day.ts';
import { castDays } from './cast-days.ts';

/** A working day of a plan, as far as it costs something. Ids are those of characters and locations. */
export interface CostedDay {
  readonly date: DateText;
  readonly work: WorkDay;
  readonly cast: readonly string[];
  /** Real places in shooting order; the same one again only after another. */
  readonly places: readonly string[];
  /** Who eats: cast, crew and extras. */
  readonly heads: number;
}

/** Prices in whole won. A missing person or place costs nothing. */
export interface Prices {
  readonly cast: ReadonlyMap<string, { readonly dayRate: number; readonly holdRate: number }>;
  readonly places: ReadonlyMap<string, { readonly dayFee: number; readonly redressFee: number }>;
  /** The whole crew's plain day of eight hours. */
  readonly crewDay: number;
  readonly mealPerHead: number;
  readonly companyMove: number;
  readonly dropAfterDays: number;
}

export const COST_CATEGORIES = ['cast', 'hold', 'crew', 'places', 'moves', 'meals'] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];
export type CostParts = Readonly<Record<CostCategory, number>>;

export interface PlanCost {
  /** In the order of the days that were given. */
  readonly days: readonly { readonly date: DateText; readonly parts: CostParts; readonly total: number }[];
  readonly parts: CostParts;
  readonly total: number;
}

/** CO3: what a plan costs, by day and kind of cost. `days` in order of date. */
export function planCost(days: readonly CostedDay[], prices: Prices, rules: LabourRules): PlanCost {
  const held = heldPay(days, prices);
  const dates = [...new Set(days.map(({ date }) => date))];
  const lastUse = new Map<string, number>();
  const costed = days.map((day, i) => {
    const parts: CostParts = {
      cast: sum(day.cast.map((id) => prices.cast.get(id)?.dayRate ?? 0)),
      hold: days[i - 1]?.date === day.date ? 0 : (held.get(day.date) ?? 0),
      crew: crewPay(day, prices, rules),
      places: placePay(day, dates.indexOf(day.date), lastUse, prices),
      moves: Math.max(0, day.places.length - 1) * prices.companyMove,
      meals: day.work.pauses.filter(({ kind }) => kind === 'meal').length * day.heads * prices.mealPerHead,
    };
    return { date: day.date, parts, total: sum(Object.values(parts)) };
  });
  const parts = Object.fromEntries(
    COST_CATEGORIES.map((category) => [category, sum(costed.map((day) => day.parts[category]))]),
  ) as CostParts;
  return { days: costed, parts, total: sum(Object.values(parts)) };
}

/** CO1, CO2: what is paid on each date for those who only wait. Two units of one date hold nobody twice. */
function heldPay(days: readonly CostedDay[], prices: Prices): ReadonlyMap<DateText, number> {
  const dates = [...new Set(days.filter(({ work }) => work.shooting).map(({ date }) => date))];
  const pay = new Map<DateText, number>();
  for (const id of new Set(days.flatMap(({ cast }) => cast))) {
    const rate = prices.cast.get(id)?.holdRate ?? 0;
    const working = days.filter(({ cast }) => cast.includes(id)).map(({ date }) => date);
    for (const date of castDays(dates, working, prices.dropAfterDays).hold)
      pay.set(date, (pay.get(date) ?? 0) + rate);
  }
  return pay;
}

/** CO4: the crew's day, by the minutes that are paid: at least the whole plain day. */
function crewPay(day: CostedDay, prices: Prices, rules: LabourRules): number {
  const { worked, paid } = paidMinutes(day.work, rules);
  const plain = rules.dayHours.value;
  return Math.round((prices.crewDay * (Math.max(worked, plain) - worked + paid)) / plain);
}

/** CO5: a place's day, and its dressing when one comes back after days elsewhere; `at` counts the dates of the plan. */
function placePay(day: CostedDay, at: number, lastUse: Map<string, number>, prices: Prices): number {
  return sum(
    [...new Set(day.places)].map((id) => {
      const before = lastUse.get(id);
      lastUse.set(id, at);
      const price = prices.places.get(id);
      if (!price) return 0;
      return price.dayFee + (before !== undefined && before < at - 1 ? price.redressFee : 0);
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
