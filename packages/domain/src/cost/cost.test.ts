import { describe, expect, it } from 'vitest';
import { rulesInForce } from '../labour/rules-in-force.ts';
import { castDays } from './cast-days.ts';
import { type CostedDay, type Prices, planCost } from './plan-cost.ts';
import { USUAL_COSTS } from './usual-costs.ts';

const H = 60;
const rules = rulesInForce();
const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

function day(date: string, change: Partial<CostedDay> = {}, end = 18 * H): CostedDay {
  const pauses = [{ kind: 'meal' as const, start: 13 * H, end: 14 * H }];
  const work = { date, start: 9 * H, end, pauses, shooting: true, holiday: false };
  return { date, work, cast: [], places: [], heads: 0, ...change };
}

const FREE: Prices = {
  cast: new Map(),
  places: new Map(),
  crewDay: 0,
  mealPerHead: 0,
  companyMove: 0,
  dropAfterDays: 10,
};

describe('cast days', () => {
  it('CO1: holds who works before and after, on shooting days alone', () => {
    expect(castDays(dates, ['2026-12-04', '2026-12-01'], 10)).toEqual({
      work: ['2026-12-01', '2026-12-04'],
      hold: ['2026-12-02', '2026-12-03'],
      released: [],
    });
    expect(castDays(['2026-12-01', '2026-12-04'], ['2026-12-01', '2026-12-04'], 10).hold).toEqual([]);
  });

  it('CO2: releases over a long gap, to the day', () => {
    const long = ['2026-12-01', '2026-12-05', '2026-12-12'];
    expect(castDays(long, ['2026-12-01', '2026-12-12'], 10).released).toEqual(['2026-12-05']);
    expect(castDays(long, ['2026-12-01', '2026-12-12'], 11).hold).toEqual(['2026-12-05']);
  });
});

describe('what a plan costs', () => {
  it('CO3: sums by day and by kind', () => {
    const prices: Prices = {
      ...FREE,
      cast: new Map([['lead', { dayRate: 500, holdRate: 300 }]]),
      companyMove: 70,
      mealPerHead: 9,
    };
    const cost = planCost(
      [
        day(dates[0]!, { cast: ['lead'], places: ['a', 'b', 'a'], heads: 10 }),
        day(dates[1]!, { heads: 10 }),
        day(dates[2]!, { cast: ['lead'] }),
      ],
      prices,
      rules,
    );
    expect(cost.days.map(({ total }) => total)).toEqual([500 + 140 + 90, 300 + 90, 500]);
    expect(cost.parts).toEqual({ cast: 1000, hold: 300, crew: 0, places: 0, moves: 140, meals: 180 });
    expect(cost.total).toBe(1620);
  });

  it('CO3: holds somebody once on a date on which two units shoot', () => {
    const prices = { ...FREE, cast: new Map([['lead', { dayRate: 0, holdRate: 300 }]]) };
    const days = [
      day(dates[0]!, { cast: ['lead'] }),
      day(dates[1]!),
      day(dates[1]!),
      day(dates[2]!, { cast: ['lead'] }),
    ];
    expect(planCost(days, prices, rules).parts.hold).toBe(300);
  });

  it('CO1: holds nobody on a day on which nothing is shot', () => {
    const prices = { ...FREE, cast: new Map([['lead', { dayRate: 0, holdRate: 300 }]]) };
    const travel = day(dates[1]!);
    const days = [
      day(dates[0]!, { cast: ['lead'] }),
      { ...travel, work: { ...travel.work, shooting: false } },
      day(dates[2]!, { cast: ['lead'] }),
    ];
    expect(planCost(days, prices, rules).parts.hold).toBe(0);
  });

  it('CO4: pays the crew its whole day at least, and more for long ones', () => {
    const prices = { ...FREE, crewDay: 4800 };
    expect(planCost([day(dates[0]!, {}, 12 * H)], prices, rules).total).toBe(4800);
    expect(planCost([day(dates[0]!)], prices, rules).total).toBe(4800);
    expect(planCost([day(dates[0]!, {}, 20 * H)], prices, rules).total).toBe(4800 + 1800);
  });

  it('CO5: pays a place by the day, and its dressing when one comes back', () => {
    const prices = { ...FREE, places: new Map([['a', { dayFee: 100, redressFee: 40 }]]) };
    const at = (...places: string[]) => ({ places });
    const cost = planCost(
      [day(dates[0]!, at('a')), day(dates[1]!, at('a')), day(dates[2]!, at('b')), day(dates[3]!, at('a'))],
      prices,
      rules,
    );
    expect(cost.days.map(({ total }) => total)).toEqual([100, 100, 0, 140]);
  });

  it('CO5: does not take a second unit of the same date for days elsewhere', () => {
    const prices = { ...FREE, places: new Map([['a', { dayFee: 100, redressFee: 40 }]]) };
    const at = (...places: string[]) => ({ places });
    const days = [day(dates[0]!, at('a')), day(dates[0]!, at('b')), day(dates[1]!, at('a'))];
    expect(planCost(days, prices, rules).parts.places).toBe(200);
  });
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
    const minute = (USUAL_COSTS.crewDay.value / rules.dayHours.value) * 1.5;
    const day = USUAL_COSTS.crewDay.value + USUAL_COSTS.shootDay.value;
    expect(day + 240 * minute).toBeLessThan(2 * day);
    expect(USUAL_COSTS.companyMove.value).toBeGreaterThan(0);
  });
});
