import { COST_KINDS, type CostKind, type ReadBudget, readWon } from '@ddak/domain';

/** What stands in the fields of a budget, as it is written; empty: nothing is said. */
export type BudgetTexts = Readonly<Record<CostKind, string>>;
type Budget = Readonly<Partial<Record<CostKind, number>>>;

const textOf = (won: number | undefined): string => won?.toLocaleString('ko-KR') ?? '';

export const budgetTexts = (budget: Budget): BudgetTexts =>
  Object.fromEntries(COST_KINDS.map((kind) => [kind, textOf(budget[kind])])) as Record<CostKind, string>;

/** A field in which no amount stands that can be read. */
export const isUnread = (text: string): boolean => text.trim() !== '' && readWon(text) === null;

/** CO22: what of it is said anew, and what is taken back; what was left as it was stays with who says it meanwhile. */
export function budgetPatch(known: Budget, texts: BudgetTexts): Partial<Record<CostKind, number | null>> {
  return Object.fromEntries(
    COST_KINDS.flatMap((kind) => {
      const won = readWon(texts[kind]);
      return won === (known[kind] ?? null) ? [] : [[kind, won]];
    }),
  );
}

/** CO22: pasted lines stand in their fields, and what is in none of them stays. */
export const withPasted = (texts: BudgetTexts, { budget }: ReadBudget): BudgetTexts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(budget).map(([kind, won]) => [kind, textOf(won)])),
});

/** `8개 분류를 채웠어요.`, `넣지 않은 줄: 후반 작업, 숙박` */
export function sayPasted({ budget, leftOut }: ReadBudget): readonly string[] {
  const filled = Object.keys(budget).length;
  return [
    ...(filled > 0 ? [`${filled}개 분류를 채웠어요.`] : []),
    ...(leftOut.length > 0 ? [`넣지 않은 줄: ${leftOut.join(', ')}`] : []),
  ];
}
