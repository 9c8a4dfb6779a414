import type { ProjectState } from '../../state.ts';
import { COST_KINDS, COST_NAMES, type CostKind } from '../cost-parts.ts';
import { saidRates } from '../crew-rates.ts';
import { type CostRow, costRow, inWon } from '../tables/cost-row.ts';
import type { CostTables } from '../tables/cost-tables.ts';

/** A kind of cost beside what is there for it. */
export interface BudgetLine {
  readonly kind: CostKind;
  readonly row: CostRow;
  /** Null: nobody has said it. */
  readonly budget: number | null;
  /** What is left of it by the plan; less than nothing: so much is over it. */
  readonly left: number | null;
  /** CO20: so much of the cost is of days that were shot. */
  readonly shot: number;
}

export interface AgainstBudget {
  readonly lines: readonly BudgetLine[];
  /** What there is for all of them, and what of it is left by the whole plan; null: nobody has said anything. */
  readonly sum: { readonly budget: number; readonly left: number } | null;
  /** So much of the plan is of kinds of which no budget is said. */
  readonly unsaid: number;
}

/** CO22: what a plan costs, kind by kind, beside what is there for it. What is said and costs nothing is told, too. */
export function againstBudget(state: ProjectState, { won, tables, shot }: CostTables): AgainstBudget {
  const { budget: said } = saidRates(state);
  const rows = new Map(tables.kinds.map((row) => [row.key, row]));
  const lines = COST_KINDS.flatMap((kind): BudgetLine[] => {
    const budget = said[kind] ?? null;
    const known = rows.get(kind);
    if (!known && budget === null) return [];
    const row = known ?? costRow({ key: kind, name: COST_NAMES[kind], about: '' }, []);
    const left = budget === null ? null : budget - row.won;
    return [{ kind, row, budget, left, shot: shot.ofKinds[kind] }];
  });
  const sumOf = (count: (line: BudgetLine) => number) => lines.reduce((sum, line) => sum + count(line), 0);
  const budget = sumOf((line) => line.budget ?? 0);
  return {
    lines,
    sum: lines.every((line) => line.budget === null) ? null : { budget, left: budget - won },
    unsaid: sumOf((line) => (line.budget === null ? line.row.won : 0)),
  };
}

/** `₩3,000,000 남음`, `₩200,000 초과` */
export function sayLeft(won: number): string {
  if (won === 0) return '남은 것 없음';
  return `${inWon(Math.abs(won))} ${won > 0 ? '남음' : '초과'}`;
}
