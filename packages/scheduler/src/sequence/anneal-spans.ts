import { anyOrder } from './anneal-sequence.ts';
import type { SequenceProblem } from './sequence-problem.ts';
import { SpanOrder } from './span-order.ts';
import { spectralOrder } from './spectral-order.ts';

const CHECK_EVERY = 64;
/** What is left of the heat at the end, and how much of what a move usually changes it begins with. */
const COLDEST = 0.01;
const WARMTH = 0.15;
const SHORT = 5;
const NEAR = 12;

/**
 * A cheap order of more scenes than can be priced as a whole at each step: annealing by SpanOrder's moves, from the cheaper
 * of scenes by their people and scenes by their places. `progress` says how much of the time is over, from 0 to 1.
 */
export function annealSpans(
  problem: SequenceProblem,
  random: () => number,
  progress: () => number,
): { order: Int32Array; cost: number } {
  const span = new SpanOrder(problem, anyOrder(problem));
  let best = { order: span.order.slice(), cost: span.cost() };
  span.reset(afterTheirPairs(problem, spectralOrder(problem, random)));
  const other = span.cost();
  if (other < best.cost) best = { order: span.order.slice(), cost: other };
  else span.reset(best.order);
  const draw = () => drawMove(span, random, problem.returnFees.length > 0);
  const usual = usualChange(span, draw) * WARMTH;
  let cost = best.cost;
  let heat = usual;
  const from = progress();
  for (let step = 0; cost > 1e-9; step++) {
    if (step % CHECK_EVERY === 0) {
      const now = progress();
      if (now >= 1) break;
      const over = (now - from) / (1 - from);
      heat = usual * COLDEST ** over;
      if (cost < best.cost * (1 - 1e-6)) best = { order: span.order.slice(), cost };
    }
    const { at, length, to, isTurned } = draw();
    const worse = span.price(at, length, to, isTurned);
    if (worse > 0 && random() >= Math.exp(-worse / heat)) continue;
    span.move(at, length, to, isTurned);
    cost += worse;
  }
  if (cost < best.cost) best = { order: span.order.slice(), cost };
  span.reset(best.order);
  return { order: best.order, cost: span.cost() };
}

function drawMove(span: SpanOrder, random: () => number, hasPlaces: boolean) {
  const n = span.order.length;
  const any = (count: number) => Math.floor(random() * count);
  const at = any(n);
  const kind = random();
  const wanted = kind < 0.6 ? 1 : hasPlaces && kind < 0.8 ? span.runFrom(at) : 1 + any(SHORT);
  const length = Math.min(wanted, n - at);
  const room = n - length + 1;
  const where = random();
  let to = any(room);
  if (where < 0.3) to = Math.max(0, Math.min(room - 1, at + any(2 * NEAR + 1) - NEAR));
  else if (where < 0.9) to = Math.max(0, Math.min(room - 1, nextToSomebodys(span, at, random)));
  return { at, length, to, isTurned: length > 1 && random() < 0.5 };
}

/** Beside another scene of somebody in the scene at a position. */
function nextToSomebodys(span: SpanOrder, at: number, random: () => number): number {
  const cast = span.castAt(at);
  if (cast.length === 0) return Math.floor(random() * span.order.length);
  const scenes = span.scenesOf[cast[Math.floor(random() * cast.length)]!]!;
  return span.position[scenes[Math.floor(random() * scenes.length)]!]! + (random() < 0.5 ? 0 : 1);
}

function usualChange(span: SpanOrder, draw: () => ReturnType<typeof drawMove>): number {
  const changes: number[] = [];
  for (let i = 0; i < 300; i++) {
    const { at, length, to, isTurned } = draw();
    const change = Math.abs(span.price(at, length, to, isTurned));
    if (change > 0 && change < Number.POSITIVE_INFINITY) changes.push(change);
  }
  changes.sort((a, b) => a - b);
  return changes[Math.floor(changes.length / 2)] ?? 1;
}

/** Scenes in their order, but each after those that have to be shot before it. */
function afterTheirPairs({ precedences, scenes }: SequenceProblem, order: Int32Array): Int32Array {
  if (precedences.length === 0) return order;
  const before: number[][] = scenes.map(() => []);
  for (const [first, second] of precedences) before[second]!.push(first);
  const done = new Uint8Array(scenes.length);
  const kept: number[] = [];
  for (const scene of order) {
    const waiting = [scene];
    while (waiting.length > 0) {
      const next = before[waiting.at(-1)!]!.find((one) => done[one] === 0);
      if (next !== undefined) waiting.push(next);
      else {
        const ready = waiting.pop()!;
        if (done[ready] === 0) kept.push(ready);
        done[ready] = 1;
      }
    }
  }
  return Int32Array.from(kept);
}
