import { describe, expect, it } from 'vitest';
import { seededRandom } from '../talent/random.ts';
import { annealSpans } from './anneal-spans.ts';
import { SequencePricer } from './sequence-cost.ts';
import type { SequenceProblem } from './sequence-problem.ts';
import { SpanOrder } from './span-order.ts';

function randomSequence(seed: number, n: number, people: number): SequenceProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return {
    wages: Array.from({ length: people }, () => upTo(9)),
    returnFees: Array.from({ length: 4 }, () => upTo(50)),
    scenes: Array.from({ length: n }, () => ({
      duration: upTo(5),
      place: upTo(4) - 1,
      cast: Array.from({ length: people }, (_, person) => person).filter(() => random() < 0.3),
    })),
    precedences: Array.from({ length: 4 }, () => {
      const before = upTo(n - 2);
      return [before, before + 1 + upTo(n - 2 - before)] as const;
    }),
  };
}

const keepsPairs = ({ precedences }: SequenceProblem, order: ArrayLike<number>): boolean => {
  const at = new Map(Array.from(order, (scene, i) => [scene, i]));
  return precedences.every(([before, after]) => at.get(before)! < at.get(after)!);
};

describe('orders of a great many scenes', () => {
  it('SE3 a move costs what the whole order then costs more, whatever is moved where', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const problem = randomSequence(seed, 14, 6);
      const random = seededRandom(seed);
      const any = (count: number) => Math.floor(random() * count);
      const span = new SpanOrder(problem, Int32Array.from(problem.scenes.keys()));
      const pricer = new SequencePricer(problem);
      for (let step = 0; step < 200; step++) {
        const before = pricer.cost(span.order);
        expect(span.cost()).toBeCloseTo(before, 6);
        const length = 1 + any(5);
        const [from, to] = [any(14 - length + 1), any(14 - length + 1)];
        const isTurned = random() < 0.5;
        const change = span.price(from, length, to, isTurned);
        const moved = [...span.order];
        const stretch = moved.splice(from, length);
        moved.splice(to, 0, ...(isTurned ? stretch.reverse() : stretch));
        expect(change === Number.POSITIVE_INFINITY).toBe(!keepsPairs(problem, moved));
        if (change === Number.POSITIVE_INFINITY) continue;
        span.move(from, length, to, isTurned);
        expect([...span.order]).toEqual(moved);
        expect(pricer.cost(span.order) - before).toBeCloseTo(change, 6);
      }
    }
  });

  it('SE3 are found near a hidden order in which nobody waits', () => {
    const random = seededRandom(3);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const hidden = Array.from({ length: 600 }, (_, i) => i).sort(() => random() - 0.5);
    const casts: number[][] = hidden.map(() => []);
    for (let person = 0; person < 60; person++) {
      const from = upTo(540);
      for (const scene of hidden.slice(from, from + 10 + upTo(50))) casts[scene]!.push(person);
    }
    const problem: SequenceProblem = {
      wages: Array.from({ length: 60 }, () => 1 + upTo(99)),
      returnFees: [],
      precedences: [],
      scenes: casts.map((cast) => ({ cast, duration: 1 + upTo(4), place: -1 })),
    };
    let looks = 0;
    const { order, cost } = annealSpans(problem, seededRandom(1), () => looks++ / 1500);
    const pricer = new SequencePricer(problem);
    expect(pricer.cost(order)).toBeCloseTo(cost, 6);
    expect(cost).toBeLessThan(pricer.cost(Int32Array.from(problem.scenes.keys())) / 50);
  });
});
