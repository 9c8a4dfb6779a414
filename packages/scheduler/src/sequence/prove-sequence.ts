import type { SequenceProblem } from './sequence-problem.ts';

/** States hold the scenes that are shot in one number of bits. */
const MOST_SCENES = 30;
const MOST_STATES = 1_500_000;

interface State {
  readonly cost: number;
  readonly scene: number;
  readonly before: State | null;
}

/**
 * The least over all orders, by a programme over the sets of scenes shot so far and the place where the company is, one
 * more scene after the other. States that cannot come out cheaper than a known cost are left out. Null when stopped, or
 * when there are too many; an order is null when none is cheaper than the known one, which is then the least.
 */
export function proveSequence(
  problem: SequenceProblem,
  known: number,
  stop: () => boolean,
): { order: number[] | null } | null {
  const { scenes } = problem;
  if (scenes.length > MOST_SCENES) return null;
  const facts = factsOf(problem);
  let layer = new Map<number, State>([[0, { cost: 0, scene: -1, before: null }]]);
  let seen = 0;
  for (let shot = 0; shot < scenes.length; shot++) {
    const next = new Map<number, State>();
    for (const [key, state] of layer) {
      if ((seen++ & 255) === 0 && (stop() || seen + next.size > MOST_STATES)) return null;
      extend(problem, facts, key, state, known, next);
    }
    layer = next;
  }
  const ends = [...layer.values()].sort((a, b) => a.cost - b.cost);
  return { order: ends[0] ? orderTo(ends[0]) : null };
}

interface Facts {
  /** Scenes by bits: those of each person, of each place, and those that go before each scene. */
  readonly ofPerson: readonly number[];
  readonly ofPlace: readonly number[];
  readonly before: readonly number[];
  readonly placeKeys: number;
}

function factsOf({ scenes, wages, returnFees, precedences }: SequenceProblem): Facts {
  const bits = (test: (scene: number) => boolean) =>
    scenes.reduce((set, _, i) => (test(i) ? set | (1 << i) : set), 0);
  return {
    ofPerson: wages.map((_, person) => bits((i) => scenes[i]!.cast.includes(person))),
    ofPlace: returnFees.map((_, place) => bits((i) => scenes[i]!.place === place)),
    before: scenes.map((_, scene) => bits((i) => precedences.some(([a, b]) => a === i && b === scene))),
    placeKeys: returnFees.length + 1,
  };
}

/** Every scene that may come next. The key of a state is its set, and its place + 1 in what is above the set's bits. */
function extend(
  problem: SequenceProblem,
  facts: Facts,
  key: number,
  state: State,
  known: number,
  next: Map<number, State>,
): void {
  const { scenes, returnFees } = problem;
  const shot = Math.floor(key / facts.placeKeys);
  const here = (key % facts.placeKeys) - 1;
  const waiting = facts.ofPerson.map((own) => (own & shot) !== 0 && (own & ~shot) !== 0);
  for (const [i, scene] of scenes.entries()) {
    if ((shot >> i) & 1 || (facts.before[i]! & ~shot) !== 0) continue;
    let cost = state.cost;
    for (const [person, waits] of waiting.entries())
      if (waits && !((facts.ofPerson[person]! >> i) & 1)) cost += problem.wages[person]! * scene.duration;
    const moves = scene.place >= 0 && scene.place !== here;
    if (moves && (facts.ofPlace[scene.place]! & shot) !== 0) cost += returnFees[scene.place]!;
    const there = scene.place >= 0 ? scene.place : here;
    const set = shot | (1 << i);
    if (cost + returnsAhead(facts, returnFees, set, there) >= known - 1e-9) continue;
    const to = set * facts.placeKeys + there + 1;
    const found = next.get(to);
    if (!found || cost < found.cost) next.set(to, { cost, scene: i, before: state });
  }
}

/** Places that were left with scenes to come have to be come back to. */
function returnsAhead({ ofPlace }: Facts, fees: readonly number[], shot: number, here: number): number {
  let cost = 0;
  for (let place = 0; place < ofPlace.length; place++)
    if (place !== here && (ofPlace[place]! & shot) !== 0 && (ofPlace[place]! & ~shot) !== 0)
      cost += fees[place]!;
  return cost;
}

function orderTo(end: State): number[] {
  const order: number[] = [];
  for (let state: State | null = end; state && state.scene >= 0; state = state.before)
    order.unshift(state.scene);
  return order;
}
