import type { Id, ProjectState } from '@ddak/domain';
import {
  moneyMore,
  type PlanScore,
  type ScheduleAnswer,
  type SchedulePlan,
  type ScheduleProblem,
  sayLeftOver,
  sayPriceParts,
  sceneLabel,
} from '@ddak/scheduler';
import { planDifferences, sayBreach } from '@ddak/scheduler/board';
import { changedDays, type ProposedDay } from './changed-days.ts';
import { breachesOnOpenDays } from './open-breaches.ts';

/** A number of the plan against that of the board as it is. */
export interface Against {
  readonly after: number;
  readonly by: number;
}

export interface ProposalView {
  readonly title: string;
  /** ₩; null where costs may not be seen or none are known. */
  readonly money: Against | null;
  /** What of it costs more than on the board, and what less: `배우 대기 +₩900,000`; empty without money. */
  readonly priceParts: readonly string[];
  readonly moved: number;
  readonly placed: number;
  readonly warnings: readonly string[];
  readonly hardBreaches: number;
  readonly leftOver: readonly { readonly label: string; readonly reasons: readonly string[] }[];
  readonly quality: string;
  readonly days: readonly ProposedDay[];
}

/** A plan and what it is worth. */
export interface Weighed {
  readonly plan: SchedulePlan;
  readonly score: PlanScore;
}

/** What the panel shows of one answer, against the board as it was when it was asked. */
export function proposalView(
  state: ProjectState,
  asked: {
    readonly problem: ScheduleProblem;
    readonly before: Weighed;
    readonly boardId: Id;
    readonly lost: readonly Id[];
  },
  title: string,
  answer: ScheduleAnswer,
  seesCost: boolean,
): ProposalView {
  const { problem, before } = asked;
  const { score, plan } = answer;
  const differences = planDifferences(before.plan, plan);
  return {
    title,
    money: seesCost && score.money > 0 ? moneyOf(score, before.score) : null,
    priceParts:
      seesCost && !shootsLess(score, before.score)
        ? sayPriceParts(moneyMore(before.score.moneyParts, score.moneyParts))
        : [],
    moved: differences.filter(({ change }) => change === 'moved' || change === 'takenOff').length,
    placed: differences.filter(({ change }) => change === 'placed').length,
    warnings: warningsOf(problem, score),
    hardBreaches: hardBreachesOf(problem, score),
    leftOver: answer.leftOver.map((one) => ({
      label: sceneLabel(problem, one.scene),
      reasons: sayLeftOver(problem, one),
    })),
    quality: qualityOf(answer),
    days: changedDays(state, asked, plan, differences),
  };
}

/** Against the board; what shoots less than the board does is no cheaper. */
function moneyOf(score: PlanScore, before: PlanScore): Against {
  return { after: score.money, by: shootsLess(score, before) ? 0 : score.money - before.money };
}

const shootsLess = (score: PlanScore, before: PlanScore): boolean =>
  score.minutesLeftOver > before.minutesLeftOver;

/** How many hard rules are broken where something may change: what days that stay break was broken before. */
export const hardBreachesOf = (problem: ScheduleProblem, score: PlanScore): number =>
  breachesOnOpenDays(problem, score).filter(({ severity }) => severity === 'hard').length;

/** What breaks a rule on a day that may change; the hard ones first. */
function warningsOf(problem: ScheduleProblem, score: PlanScore): string[] {
  return breachesOnOpenDays(problem, score)
    .toSorted((a, b) => (a.severity === b.severity ? 0 : a.severity === 'hard' ? -1 : 1))
    .map((one) => sayBreach(problem, one));
}

/**
 * How good it can be said to be. The bound is what no plan can cost less than, so that a plan of 1.5 times the bound can
 * become cheaper by a third at the most.
 */
export function qualityOf({ proven, gapPercent }: ScheduleAnswer): string {
  if (proven) return '이보다 나은 배치안은 없어요.';
  if (gapPercent === null) return '';
  const most = Math.ceil((100 * gapPercent) / (100 + gapPercent));
  return most === 0
    ? '이보다 나은 배치안은 거의 없어요.'
    : `더 찾아도 최대 ${most}%까지만 더 줄일 수 있어요.`;
}
