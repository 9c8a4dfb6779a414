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
  const free = freeScene(problem, facts, shot, here, waiting);
  for (const [i, scene] of scenes.entries()) {
    if (free >= 0 && i !== free) continue;
    if ((shot >> i) & 1 || (facts.before[i]! & ~shot) !== 0) continue;
    let cost = state.cost;
    for (const [person, waits] of waiting.entries())
      if (waits && !((facts.ofPerson[person]! >> i) & 1)) cost += problem.wages[person]! * scene.duration;
    const moves = scene.place >= 0 && scene.place !== here;
    if (moves && (facts.ofPlace[scene.place]! & shot) !== 0) cost += returnFees[scene.place]!;
    const there = scene.place >= 0 ? scene.place : here;
    const set = shot | (1 << i);
    if (cost + returnsAhead(facts, returnFees, set, there) >= known - 1e-9) continue;
    if (cost + returnsAhead(facts, returnFees, set, there) + waitsAhead(problem, facts, set) >= known - 1e-9)
      continue;
    const to = set * facts.placeKeys + there + 1;
    const found = next.get(to);
    if (!found || cost < found.cost) next.set(to, { cost, scene: i, before: state });
  }
}

/** A scene that costs nothing now and keeps all as it is, if there is one: no order is cheaper than one that takes it next. */
function freeScene(
  { scenes }: SequenceProblem,
  facts: Facts,
  shot: number,
  here: number,
  waiting: readonly boolean[],
): number {
  return scenes.findIndex(
    (scene, i) =>
      !((shot >> i) & 1) &&
      (facts.before[i]! & ~shot) === 0 &&
      (scene.place < 0 || scene.place === here) &&
      scene.cast.every((person) => waiting[person]) &&
      waiting.every((waits, person) => !waits || ((facts.ofPerson[person]! >> i) & 1) === 1),
  );
}

/**
 * Of two people on location, whoever finishes after the other waits through all of the other's scenes. Pairs are taken
 * as they come, the dearest first of what is left; each person stands in one.
 */
function waitsAhead({ wages, scenes }: SequenceProblem, { ofPerson }: Facts, shot: number): number {
  const open = wages.flatMap((wage, person) => {
    const own = ofPerson[person]!;
    return wage > 0 && (own & shot) !== 0 && (own & ~shot) !== 0 ? [{ wage, rest: own & ~shot }] : [];
  });
  let bound = 0;
  while (open.length > 1) {
    const one = open.pop()!;
    let most = 0;
    let with_ = -1;
    for (const [i, other] of open.entries()) {
      const least = Math.min(
        one.wage * minutesOf(scenes, other.rest & ~one.rest),
        other.wage * minutesOf(scenes, one.rest & ~other.rest),
      );
      if (least <= most) continue;
      most = least;
      with_ = i;
    }
    bound += most;
    if (with_ >= 0) open.splice(with_, 1);
  }
  return bound;
}

function minutesOf(scenes: SequenceProblem['scenes'], set: number): number {
  let sum = 0;
  for (let rest = set; rest; rest &= rest - 1) sum += scenes[31 - Math.clz32(rest & -rest)]!.duration;
  return sum;
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
