import { LABELS } from '../src/organise/lines/model/line-label.ts';

/** Names of features by number: a corpus has few names, and millions of them. */
export class FeatureNames {
  private readonly numbers = new Map<string, number>();
  readonly names: string[] = [];

  number(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

/** A document as the model learns it: its lines' features, and what each line is (−1: nobody knows). */
export interface LabelledDocument {
  features: readonly { state: Int32Array; step: Int32Array }[];
  labels: readonly number[];
  weight: number;
  /** Whether the lines from one to another are learnt from. */
  keep: (from: number, to: number) => boolean;
}

export interface Weights {
  /** Of each feature, one weight a label; of each step, one a pair of labels. */
  state: Map<string, Float64Array>;
  step: Map<string, Float64Array>;
}

export interface TrainOptions {
  epochs: number;
  rate: number;
  /** Strength of the pull to zero. */
  decay: number;
  /** Features that fewer lines have are left out. */
  least: number;
  seed: number;
}

const L = LABELS.length;

interface Encoded {
  state: Int32Array[];
  step: Int32Array[];
  labels: readonly number[];
  weight: number;
}

/** A linear-chain conditional random field, by gradient steps over pieces of documents (AdaGrad). */
export function trainCrf(
  documents: readonly LabelledDocument[],
  names: FeatureNames,
  options: TrainOptions,
): Weights {
  const stateNames = frequent(documents, (line) => line.state, options.least);
  const stepNames = frequent(documents, (line) => line.step, options.least);
  const pieces = documents.flatMap((document) => encode(document, stateNames, stepNames));
  const state = new Float64Array(stateNames.size * L);
  const step = new Float64Array(stepNames.size * L * L);
  const stateSquares = new Float64Array(state.length).fill(1e-3);
  const stepSquares = new Float64Array(step.length).fill(1e-3);
  const random = seeded(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(pieces, random);
    const rate = options.rate / (1 + epoch * 0.35);
    for (const piece of pieces) learn(piece, { state, step, stateSquares, stepSquares }, rate, options.decay);
  }
  return { state: named(names, stateNames, state, L), step: named(names, stepNames, step, L * L) };
}

function frequent(
  documents: readonly LabelledDocument[],
  pick: (line: LabelledDocument['features'][number]) => Int32Array,
  least: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of documents)
    for (const line of features) for (const name of pick(line)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  return new Map(kept.sort((a, b) => a - b).map((name, id) => [name, id]));
}

const PIECE = 60;

function encode(
  document: LabelledDocument,
  stateNames: ReadonlyMap<number, number>,
  stepNames: ReadonlyMap<number, number>,
): Encoded[] {
  const ids = (names: Int32Array, known: ReadonlyMap<number, number>): Int32Array =>
    Int32Array.from([...names].flatMap((name) => known.get(name) ?? []));
  const pieces: Encoded[] = [];
  for (let from = 0; from < document.features.length; from += PIECE) {
    const lines = document.features.slice(from, from + PIECE);
    const labels = document.labels.slice(from, from + PIECE);
    if (labels.every((label) => label < 0) || !document.keep(from, from + PIECE)) continue;
    pieces.push({
      state: lines.map((line) => ids(line.state, stateNames)),
      step: lines.map((line) => ids(line.step, stepNames)),
      labels,
      weight: document.weight,
    });
  }
  return pieces;
}

interface Memory {
  state: Float64Array;
  step: Float64Array;
  stateSquares: Float64Array;
  stepSquares: Float64Array;
}

function learn(piece: Encoded, memory: Memory, rate: number, decay: number): void {
  const count = piece.state.length;
  const states = piece.state.map((ids) => sum(ids, memory.state, L));
  const steps = piece.step.map((ids) => sum(ids, memory.step, L * L));
  const free = expectations(states, steps, null);
  const told = expectations(states, steps, piece.labels);
  for (let at = 0; at < count; at++) {
    const gradient = new Float64Array(L);
    for (let y = 0; y < L; y++)
      gradient[y] = piece.weight * ((told.states[at]?.[y] ?? 0) - (free.states[at]?.[y] ?? 0));
    move(piece.state[at] as Int32Array, gradient, memory.state, memory.stateSquares, rate, decay);
    if (at === 0) continue;
    const pair = new Float64Array(L * L);
    for (let k = 0; k < L * L; k++)
      pair[k] = piece.weight * ((told.steps[at]?.[k] ?? 0) - (free.steps[at]?.[k] ?? 0));
    move(piece.step[at] as Int32Array, pair, memory.step, memory.stepSquares, rate, decay);
  }
}

const TOO_SMALL = 1e-3;

function move(
  ids: Int32Array,
  gradient: Float64Array,
  weights: Float64Array,
  squares: Float64Array,
  rate: number,
  decay: number,
): void {
  const width = gradient.length;
  for (let k = 0; k < width; k++) {
    const pull = gradient[k] as number;
    // What is known already teaches nothing.
    if (Math.abs(pull) < TOO_SMALL) continue;
    for (const id of ids) {
      const at = id * width + k;
      const slope = pull - decay * (weights[at] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) + (rate * slope) / Math.sqrt(squares[at] as number);
    }
  }
}

function sum(ids: Int32Array, weights: Float64Array, width: number): Float64Array {
  const total = new Float64Array(width);
  for (const id of ids)
    for (let k = 0; k < width; k++) total[k] = (total[k] as number) + (weights[id * width + k] as number);
  return total;
}

/** Probabilities of labels and pairs by forward and backward sums; with labels given, of the paths that keep them. */
function expectations(
  states: readonly Float64Array[],
  steps: readonly Float64Array[],
  labels: readonly number[] | null,
) {
  const count = states.length;
  const allowed = (at: number, y: number): boolean => {
    const label = labels?.[at] ?? -1;
    return label < 0 || label === y;
  };
  const local = states.map((scores, at) => {
    const top = Math.max(...scores);
    return scores.map((score, y) => (allowed(at, y) ? Math.exp(score - top) : 0));
  });
  const pairs = steps.map((scores) => {
    const top = Math.max(...scores);
    return scores.map((score) => Math.exp(score - top));
  });
  const ahead: Float64Array[] = [];
  for (let at = 0; at < count; at++) {
    const now = new Float64Array(L);
    for (let to = 0; to < L; to++) {
      let into = at === 0 ? 1 : 0;
      if (at > 0)
        for (let from = 0; from < L; from++)
          into += (ahead[at - 1]?.[from] as number) * (pairs[at]?.[from * L + to] as number);
      now[to] = into * (local[at]?.[to] as number);
    }
    ahead.push(scale(now));
  }
  const behind: Float64Array[] = new Array(count);
  behind[count - 1] = new Float64Array(L).fill(1);
  for (let at = count - 2; at >= 0; at--) {
    const now = new Float64Array(L);
    for (let from = 0; from < L; from++)
      for (let to = 0; to < L; to++)
        now[from] =
          (now[from] as number) +
          (pairs[at + 1]?.[from * L + to] as number) *
            (local[at + 1]?.[to] as number) *
            (behind[at + 1]?.[to] as number);
    behind[at] = scale(now);
  }
  const stateExpectations = ahead.map((row, at) =>
    scale(row.map((value, y) => value * (behind[at]?.[y] as number))),
  );
  const stepExpectations = pairs.map((pair, at) => {
    if (at === 0) return new Float64Array(L * L);
    return scale(
      pair.map(
        (value, k) =>
          value *
          (ahead[at - 1]?.[Math.floor(k / L)] as number) *
          (local[at]?.[k % L] as number) *
          (behind[at]?.[k % L] as number),
      ),
    );
  });
  return { states: stateExpectations, steps: stepExpectations };
}

function scale(row: Float64Array): Float64Array {
  let total = 0;
  for (const value of row) total += value;
  if (total > 0) for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / total;
  return row;
}

function named(
  names: FeatureNames,
  ids: ReadonlyMap<number, number>,
  weights: Float64Array,
  width: number,
): Map<string, Float64Array> {
  return new Map(
    [...ids].map(([name, id]) => [names.names[name] ?? '', weights.slice(id * width, (id + 1) * width)]),
  );
}

/** A generator of its own: the same weights from the same material, whatever runs it. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}
