import { describe, expect, it } from 'vitest';
import { rulesInForce } from '../labour/rules-in-force.ts';
import { gapsOf, isReleased } from './cast-days.ts';
import type { CostParts } from './cost-parts.ts';
import type { CostedDay, Prices } from './costed-day.ts';
import { inWholeWon, planCost } from './plan-cost.ts';
import { USUAL_COSTS, USUAL_CREW } from './usual-costs.ts';

/** The usual day of a usual crew. */
const CREW = USUAL_COSTS.crewHead.value * USUAL_CREW;

const rules = rulesInForce();
const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
const NO_CREW = { crewCost: 0, hiredCost: 0, holidayCost: 0, overtime: [], nightPerMinute: 0 };
const LEAD = { dayRate: 500, holdRate: 300, minuteRate: 0, dropAfterDays: 10, pickupFee: 0 };
const FREE: Prices = {
  cast: new Map(),
  places: new Map(),
  elements: new Map(),
  once: new Map(),
  move: () => 0,
  mealPerHead: 0,
};

const day = (date: string, change: Partial<CostedDay> = {}): CostedDay => ({
  ...{
    date,
    unit: 'A',
    start: 540,
    end: 1080,
    workMinutes: 480,
    pauses: [{ start: 780, end: 840 }],
    meals: 0,
  },
  ...{ rates: NO_CREW, crew: 0, cast: new Map(), extras: 0, route: [], elements: new Set() },
  ...change,
});
const withLead = { cast: new Map([['lead', { minutes: 120, worked: 90 }]]) };
const total = (parts: CostParts): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

describe('cast days', () => {
  it('CO1: holds who works before and after, on the dates of the plan alone', () => {
    expect(gapsOf(dates, [dates[0]!, dates[3]!])).toEqual([{ dates: 2, days: 2 }]);
    expect(gapsOf([dates[0]!, dates[3]!], [dates[0]!, dates[3]!])).toEqual([{ dates: 0, days: 2 }]);
  });

  it('CO2: releases over a long gap, to the day, where it costs no more than holding', () => {
    const [gap] = gapsOf(['2026-12-01', '2026-12-05', '2026-12-12'], ['2026-12-01', '2026-12-12']);
    expect(isReleased(LEAD, gap!)).toBe(true);
    expect(isReleased({ ...LEAD, dropAfterDays: 11 }, gap!)).toBe(false);
    expect(isReleased({ ...LEAD, dropAfterDays: null }, gap!)).toBe(false);
    expect(isReleased({ ...LEAD, pickupFee: 301 }, gap!)).toBe(false);
  });
});

describe('what a plan costs', () => {
  it('CO3: sums by what is paid for', () => {
    const prices: Prices = {
      ...FREE,
      cast: new Map([['lead', LEAD]]),
      elements: new Map([['boat', 9]]),
      once: new Map([['boat', 25]]),
      move: () => 70,
    };
    const days = [
      day(dates[0]!, { ...withLead, route: ['a', 'a', 'b', 'a'], elements: new Set(['boat']) }),
      day(dates[1]!),
      day(dates[2]!, withLead),
    ];
    expect(planCost(days, dates, prices)).toEqual({
      ...{ castWork: 1000, castHold: 300, crew: 0, hired: 0, overtime: 0 },
      ...{ places: 0, redress: 0, elements: 9, bought: 25, moves: 140, meals: 0 },
    });
  });

  it('CO3: holds and pays somebody once on a date on which two units shoot', () => {
    const prices = { ...FREE, cast: new Map([['lead', LEAD]]) };
    const days = [
      day(dates[0]!, withLead),
      day(dates[0]!, { ...withLead, unit: 'B' }),
      day(dates[2]!, withLead),
    ];
    expect(planCost(days, dates, prices)).toMatchObject({ castWork: 1000, castHold: 300 });
  });

  it('CO13: pays for a thing once on each date on which it is needed, whichever units need it', () => {
    const prices = { ...FREE, elements: new Map([['boat', 9]]) };
    const boat = { elements: new Set(['boat']) };
    const days = [day(dates[0]!, boat), day(dates[0]!, { ...boat, unit: 'B' }), day(dates[1]!)];
    expect(planCost(days, dates, prices).elements).toBe(9);
    expect(planCost([...days, day(dates[2]!, boat)], dates, prices).elements).toBe(18);
  });

  it('CO4: pays the crew its whole day at least, more for long ones, and the night less the breaks in it', () => {
    const rates = {
      ...{ crewCost: 4800, hiredCost: 800, holidayCost: 0, nightPerMinute: 1 },
      overtime: [
        { after: 480, perMinute: 15 },
        { after: 720, perMinute: 20 },
      ],
    };
    const of = (change: Partial<CostedDay>) => planCost([day(dates[0]!, { rates, ...change })], dates, FREE);
    expect(of({ workMinutes: 120 })).toMatchObject({ crew: 4000, hired: 800, overtime: 0 });
    const holiday = { rates: { ...rates, crewCost: 6800, holidayCost: 2000 }, workMinutes: 120 };
    expect(of(holiday)).toMatchObject({ crew: 4000, hired: 800, overtime: 2000 });
    expect(of({ workMinutes: 730 }).overtime).toBe(240 * 15 + 10 * 20);
    expect(of({ start: 1200, end: 1680, pauses: [{ start: 1410, end: 1470 }] }).overtime).toBe(360 - 60);
  });

  it('CO17: pays each meal for the whole crew and everybody who plays, extras too, with each unit apart', () => {
    const prices = { ...FREE, mealPerHead: 10 };
    const mealsOf = (...days: CostedDay[]) =>
      planCost(
        days.map((one) => ({ ...one, crew: 4 })),
        dates,
        prices,
      ).meals;
    expect(mealsOf(day(dates[0]!, withLead))).toBe(0);
    expect(mealsOf(day(dates[0]!, { ...withLead, meals: 2 }), day(dates[1]!, { meals: 1 }))).toBe(140);
    const second = { ...withLead, unit: 'B', meals: 1 };
    expect(mealsOf(day(dates[0]!, { ...withLead, meals: 1 }), day(dates[0]!, second))).toBe(100);
    expect(mealsOf(day(dates[0]!, { ...withLead, extras: 90, meals: 2 }))).toBe(2 * 95 * 10);
  });

  it('CO5: pays a place by the day, and its dressing each time that a unit comes back to it', () => {
    const prices = { ...FREE, places: new Map([['a', { feePerDay: 100, returnFee: 40 }]]) };
    const at = (...route: string[]) => ({ route });
    const costOf = (...days: CostedDay[]) => total(planCost(days, dates, prices));
    expect(costOf(day(dates[0]!, at('a')), day(dates[1]!, at('a', 'a')))).toBe(200);
    expect(costOf(day(dates[0]!, at('a')), day(dates[1]!, at('b')), day(dates[2]!, at('a')))).toBe(240);
    const second = { ...at('b'), unit: 'B' };
    expect(costOf(day(dates[0]!, at('a')), day(dates[0]!, second), day(dates[1]!, at('a')))).toBe(200);
  });
});

it('CO16: whole won add up to the whole total, and what is whole already stays', () => {
  const at = { kind: 'crew', date: null, day: null, of: null } as const;
  const whole = inWholeWon([0.4, 10, 0.4, 0.4, 7, 1.3].map((won) => ({ ...at, won })));
  expect(whole.map(({ won }) => won)).toEqual([0, 10, 1, 0, 7, 2]);
});

describe('usual costs', () => {
  it('CO6: every price has a value, a reason and a date by which to look again', () => {
    for (const cost of Object.values(USUAL_COSTS)) {
      expect(cost.value).toBeGreaterThan(0);
      expect(cost.reason).not.toBe('');
      expect(Date.parse(cost.checkBy)).toBeGreaterThan(Date.parse(cost.date));
    }
  });

  it('CO6: one day of twelve hours costs less than two of six, and a move more than the hour that it takes', () => {
    const minute = (CREW / rules.dayHours.value) * 1.5;
    const day = CREW + USUAL_COSTS.shootDay.value;
    expect(day + 240 * minute).toBeLessThan(2 * day);
    expect(USUAL_COSTS.companyMove.value).toBeGreaterThan(0);
  });
});
