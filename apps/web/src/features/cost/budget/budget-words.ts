import { type AgainstBudget, inWon } from '@ddak/domain';

/** `₩3,000,000 남음`, `₩200,000 초과` */
export function sayLeft(won: number): string {
  if (won === 0) return '남은 것 없음';
  return `${inWon(Math.abs(won))} ${won > 0 ? '남음' : '초과'}`;
}

/** CO22: the budget as a whole against the whole plan; nothing where none is said. */
export function budgetFacts({ sum, unsaid }: AgainstBudget): readonly string[] {
  if (!sum) return [];
  return [
    `예산 ${inWon(sum.budget)} · ${sayLeft(sum.left)}`,
    ...(unsaid > 0 ? [`예산을 적지 않은 분류 ${inWon(unsaid)} 포함`] : []),
  ];
}
