import { type AgainstBudget, inWon, sayLeft } from '@ddak/domain';

/** CO22: the budget as a whole against the whole plan; nothing where none is said. */
export function budgetFacts({ sum, unsaid }: AgainstBudget): readonly string[] {
  if (!sum) return [];
  return [
    `예산 ${inWon(sum.budget)} · ${sayLeft(sum.left)}`,
    ...(unsaid > 0 ? [`예산을 적지 않은 분류 ${inWon(unsaid)} 포함`] : []),
  ];
}
