import type { LineDecisions } from './decide-lines.ts';
import { LABELS, type LineLabel } from './line-label.ts';

/** Why the model gave a line its label, as plain values. */
export interface LineVotes {
  label: LineLabel;
  /** Each label with how far the best reading that gives it falls behind the best of all (0), best first. */
  votes: { label: LineLabel; behind: number }[];
  /** What spoke most for the label against the runner-up, by name, and what spoke against it (below 0). */
  reasons: { feature: string; weight: number }[];
}

/** The votes on one line; scores are natural logarithms of odds. */
export function explainLine(decisions: LineDecisions, at: number): LineVotes | null {
  const label = decisions.labels[at];
  const votes = decisions.votes[at];
  if (label === undefined || votes === undefined) return null;
  const { unit } = decisions.weights;
  const top = Math.max(...votes);
  const ranked = LABELS.map((one, k) => ({ label: one, behind: round((top - (votes[k] ?? 0)) * unit) }));
  ranked.sort((a, b) => a.behind - b.behind);
  const rival = ranked.find((one) => one.label !== label)?.label ?? label;
  return { label, votes: ranked, reasons: reasonsFor(decisions, at, label, rival) };
}

function reasonsFor(decisions: LineDecisions, at: number, label: LineLabel, rival: LineLabel) {
  const { weights, labels, features } = decisions;
  const width = LABELS.length;
  const [own, other] = [LABELS.indexOf(label), LABELS.indexOf(rival)];
  const before = LABELS.indexOf(labels[at - 1] ?? label);
  const told = (feature: string, found: Int8Array | undefined, from: number) => ({
    feature,
    weight: round(((found?.[from + own] ?? 0) - (found?.[from + other] ?? 0)) * weights.unit),
  });
  const reasons = [
    ...(features[at]?.state ?? []).map((name) => told(name, weights.state.get(name), 0)),
    ...(at === 0 ? [] : (features[at]?.step ?? [])).map((name) =>
      told(`after ${labels[at - 1]}: ${name}`, weights.step.get(name), before * width),
    ),
  ];
  return reasons
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, 12);
}

const round = (value: number): number => Math.round(value * 100) / 100;
