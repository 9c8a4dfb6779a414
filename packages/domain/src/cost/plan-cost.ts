import type { DateText } from '../kernel/date.ts';
import { costLines } from './cost-lines.ts';
import { COST_KINDS, type CostLine, type CostParts } from './cost-parts.ts';
import type { CostedDay, Prices } from './costed-day.ts';

/**
 * CO3, CO7: what a plan costs, by kind of cost: of a board, of a proposal, of what the command line answers. `days` by
 * date; `dates` are all those of the plan, also those on which nothing is shot.
 */
export const planCost = (days: readonly CostedDay[], dates: readonly DateText[], prices: Prices): CostParts =>
  partsOf(costLines(days, dates, prices));

export function partsOf(lines: readonly Pick<CostLine, 'kind' | 'won'>[]): CostParts {
  const parts = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as Record<keyof CostParts, number>;
  for (const { kind, won } of lines) parts[kind] += won;
  return parts;
}

/**
 * CO16: the same amounts in whole won, so that whichever of them are added up, all of them come to the total: what one
 * of them is rounded by the next one takes along.
 */
export function inWholeWon<Line extends CostLine>(lines: readonly Line[]): Line[] {
  let [exact, whole] = [0, 0];
  return lines.map((line) => {
    if (Number.isInteger(line.won)) return line;
    exact += line.won;
    const won = Math.round(exact) - whole;
    whole += won;
    return { ...line, won };
  });
}
