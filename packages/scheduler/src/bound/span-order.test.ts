import { describe, expect, it } from 'vitest';
import { seededRandom } from '../talent/random.ts';
import { anyOrder, leastWaiting, openSizes, ordersBy, type SpanOrder, setsOf } from './span-order.ts';

/** All that a tree of orders ends with. */
function wholeOrders(order: SpanOrder, random: () => number): SpanOrder[] {
  const open = openSizes(order);
  if (open.length === 0) return [order];
  const size = open[Math.floor(random() * open.length)]!;
  return ordersBy(order, size).flatMap((one) => wholeOrders(one, random));
}

describe('the order of first and last days', () => {
  it('SE25: of any people who are all there on some date, who is there on each date is what a whole order passes', () => {
    const random = seededRandom(25);
    for (let trial = 0; trial < 400; trial++) {
      const many = 3 + (trial % 2);
      const at = Math.floor(random() * 12);
      const spans = Array.from({ length: many }, () => ({
        first: Math.floor(random() * (at + 1)),
        last: at + Math.floor(random() * (12 - at)),
      }));
      const dates = [...Array(12).keys()].map((date) =>
        spans.reduce((set, { first, last }, i) => (first <= date && date <= last ? set | (1 << i) : set), 0),
      );
      const whole = wholeOrders(anyOrder(many), random).map(setsOf);
      expect(whole.some((sets) => dates.every((set) => sets.includes(set)))).toBe(true);
      for (const sets of whole) expect(sets).toHaveLength(2 * many);
    }
  });

  it('SE25: of three people nine orders are to be told apart', () => {
    const whole = wholeOrders(anyOrder(3), seededRandom(1)).map((order) => setsOf(order).join());
    expect(new Set(whole).size).toBe(9);
  });

  it('SE25: waits least where only those wait who must', () => {
    const sets = [0b000, 0b001, 0b011, 0b111];
    expect(leastWaiting(sets, [5, 7, 11], 0b001)).toBe(0);
    expect(leastWaiting(sets, [5, 7, 11], 0b010)).toBe(5);
    expect(leastWaiting(sets, [5, 7, 11], 0b100)).toBe(12);
  });
});
