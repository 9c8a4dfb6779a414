import type { Prices } from './prices.ts';

const HAIR = 1e-6;

interface Weighed {
  readonly severity: string;
  readonly weight: number;
}

/** What breaking a rule costs: hard ones by the breach, and a little more the further they are broken. */
export function breachCost({ prices }: { readonly prices: Prices }, rule: Weighed, by: number): number {
  if (by <= HAIR) return 0;
  const { hardBreach, point } = prices;
  if (rule.severity === 'hard') return hardBreach * (1 + Math.min(by, 1000) / 1000);
  return rule.weight * by * point;
}
