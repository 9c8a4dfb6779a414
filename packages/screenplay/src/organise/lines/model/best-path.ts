/** Scores of a line's labels (rows of `states`), and of each pair of labels from the line before (`steps`). */
export interface LineScores {
  states: readonly Int32Array[];
  /** For each line, `from * labels + to`; the first line's are not read. */
  steps: readonly Int32Array[];
}

export interface BestPath {
  path: number[];
  /** For each line and label: the score of the best path that gives the line this label. */
  votes: Int32Array[];
}

/** Viterbi both ways: the path of the highest score, and how far every other label of a line falls behind. */
export function findBestPath({ states, steps }: LineScores, labels: number): BestPath {
  const count = states.length;
  const ahead = forward(states, steps, labels);
  const behind = new Int32Array(labels);
  const votes: Int32Array[] = new Array(count);
  for (let at = count - 1; at >= 0; at--) {
    const vote = new Int32Array(labels);
    for (let label = 0; label < labels; label++)
      vote[label] = (ahead[at]?.[label] ?? 0) + (behind[label] ?? 0);
    votes[at] = vote;
    stepBack(behind, states[at] as Int32Array, steps[at] as Int32Array, labels);
  }
  return { path: tracePath(ahead, states, steps, labels), votes };
}

function forward(states: LineScores['states'], steps: LineScores['steps'], labels: number): Int32Array[] {
  const ahead: Int32Array[] = [];
  states.forEach((state, at) => {
    const before = ahead[at - 1];
    const now = Int32Array.from(state);
    if (before) {
      const step = steps[at] as Int32Array;
      for (let to = 0; to < labels; to++) now[to] = (now[to] ?? 0) + bestFrom(before, step, to, labels).score;
    }
    ahead.push(now);
  });
  return ahead;
}

function bestFrom(before: Int32Array, step: Int32Array, to: number, labels: number) {
  let best = 0;
  let score = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < labels; from++) {
    const reached = (before[from] ?? 0) + (step[from * labels + to] ?? 0);
    if (reached > score) {
      score = reached;
      best = from;
    }
  }
  return { best, score };
}

/** `behind` of a line becomes that of the line before it. */
function stepBack(behind: Int32Array, state: Int32Array, step: Int32Array, labels: number): void {
  const after = Int32Array.from(behind);
  for (let from = 0; from < labels; from++) {
    let score = Number.NEGATIVE_INFINITY;
    for (let to = 0; to < labels; to++)
      score = Math.max(score, (step[from * labels + to] ?? 0) + (state[to] ?? 0) + (after[to] ?? 0));
    behind[from] = score;
  }
}

function tracePath(
  ahead: readonly Int32Array[],
  states: LineScores['states'],
  steps: LineScores['steps'],
  labels: number,
): number[] {
  const path: number[] = new Array(states.length);
  const last = ahead.at(-1);
  let label = last ? last.indexOf(Math.max(...last)) : 0;
  for (let at = states.length - 1; at >= 0; at--) {
    path[at] = label;
    if (at > 0) label = bestFrom(ahead[at - 1] as Int32Array, steps[at] as Int32Array, label, labels).best;
  }
  return path;
}
