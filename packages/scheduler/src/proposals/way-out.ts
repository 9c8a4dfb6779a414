import { COST_KINDS, type CostParts } from '@ddak/domain';
import type { PlanScore, SchedulePlan } from '../plan/schedule-plan.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';

/** A way out after a loss: as few strips moved as can be, or as cheap as can be, or between the two. */
export interface WayOut {
  readonly kind: 'fewestMoves' | 'between' | 'cheapest';
  readonly answer: ScheduleAnswer;
  /** Strips on another day than before, or on none. */
  readonly moved: number;
  /** ₩ more than the board cost before the loss; below 0 where it comes out cheaper. */
  readonly price: number;
  /** The same by what is paid for; hard breaches and minutes left over, against the board before, beside it. */
  readonly priceParts: CostParts;
  readonly moreBreaches: number;
  readonly moreMinutesLeftOver: number;
}

/** What an answer is against the board as it was before. */
export function wayOut(
  kind: WayOut['kind'],
  before: { readonly plan: SchedulePlan; readonly score: PlanScore },
  answer: ScheduleAnswer,
): WayOut {
  const { score } = answer;
  const now = dayOfScenes(answer.plan);
  return {
    kind,
    answer,
    moved: [...dayOfScenes(before.plan)].filter(([scene, day]) => now.get(scene) !== day).length,
    price: score.money - before.score.money,
    priceParts: moneyMore(before.score.moneyParts, score.moneyParts),
    moreBreaches: score.hardBreaches - before.score.hardBreaches,
    moreMinutesLeftOver: score.minutesLeftOver - before.score.minutesLeftOver,
  };
}

const dayOfScenes = ({ days }: SchedulePlan): Map<string, string> =>
  new Map(
    days.flatMap(({ day, rows }) =>
      rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, day] as const] : [])),
    ),
  );

/** ₩ that one plan costs more than another, by what is paid for. */
export const moneyMore = (before: CostParts, after: CostParts): CostParts =>
  Object.fromEntries(COST_KINDS.map((kind) => [kind, after[kind] - before[kind]])) as unknown as CostParts;

/** Ways of which none is as good as another in breaches, minutes left over, moves and price alike. */
export function waysWorthTaking<Way extends WayOut>(ways: readonly Way[]): Way[] {
  return ways.filter((way, i) => !ways.some((other, j) => isAsGood(other, way, j < i)));
}

/** In everything as good, and better in something or said before. */
function isAsGood(one: WayOut, other: WayOut, isBefore: boolean): boolean {
  if (one === other) return false;
  const parts = (way: WayOut) => [
    way.answer.score.hardBreaches,
    way.answer.score.minutesLeftOver,
    way.moved,
    way.price,
  ];
  const asGood = parts(one).every((part, i) => part <= parts(other)[i]!);
  return asGood && (isBefore || parts(one).some((part, i) => part < parts(other)[i]!));
}
