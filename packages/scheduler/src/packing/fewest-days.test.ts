import { describe, expect, it } from 'vitest';
import { fewestShootingDays } from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { exactDays, randomProduction, smallProduction } from '../testing/small-production.ts';
import { fewestBins } from './fewest-bins.ts';

const fewestOf = (places: Readonly<Record<string, readonly number[]>>) =>
  fewestShootingDays(smallProduction(places));

describe('the fewest days', () => {
  it('SE17 are no fewer than minutes and moves fill, with a move on each day that a place needs', () => {
    expect(fewestOf({ home: [50, 50], street: [50, 50] })).toBe(2);
    // Home takes two days, so with 290 minutes of scenes four places are gone to: 330 minutes, and 110 to a day.
    const home = Array.from({ length: 8 }, () => 20);
    expect(fewestOf({ home, street: [70], park: [60] })).toBe(3);
    expect(fewestOf({ home, street: [71], park: [60] })).toBe(4);
  });

  it('SE17 count that a scene is not divided', () => {
    expect(fewestOf({ home: [60, 60, 60] })).toBe(3);
    // 60 and 40 fill a day, but not at two places.
    expect(fewestOf({ home: [60], street: [40] })).toBe(2);
    expect(fewestBins([6, 6, 5, 5], 10)).toBe(3);
    expect(fewestBins([7, 7, 4, 4], 10)).toBe(3);
    expect(fewestBins([], 10)).toBe(0);
    expect(fewestBins([3, 3], Number.POSITIVE_INFINITY)).toBe(1);
  });

  it('SE17 are never more than some plan takes, and mostly as many, on 300 small productions', () => {
    const random = seededRandom(14);
    let same = 0;
    for (let i = 0; i < 300; i++) {
      const problem = randomProduction(random);
      const [bound, exact] = [fewestShootingDays(problem), exactDays(problem)];
      expect(bound, JSON.stringify(problem.scenes)).toBeLessThanOrEqual(exact);
      if (bound === exact) same++;
    }
    expect(same).toBeGreaterThan(200);
  });
});
