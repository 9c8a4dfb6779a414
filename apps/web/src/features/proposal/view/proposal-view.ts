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
  readonly shootingDays: Against;
  readonly moves: Against;
  readonly holdDays: Against;
  readonly overtime: Against;
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
  const against = (count: (score: PlanScore) => number): Against => ({
    after: count(score),
    by: count(score) - count(before.score),
  });
  const days = (plan: SchedulePlan): number => plan.days.length;
  return {
    title,
    money: seesCost && score.money > 0 ? moneyOf(score, before.score) : null,
    priceParts:
      seesCost && !shootsLess(score, before.score)
        ? sayPriceParts(moneyMore(before.score.moneyParts, score.moneyParts))
        : [],
    shootingDays: { after: days(plan), by: days(plan) - days(before.plan) },
    moves: against((one) => one.preferenceParts.moves),
    holdDays: against((one) => one.preferenceParts.castHoldDays),
    overtime: against((one) => one.preferenceParts.overtimeMinutes),
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

function breachesOnOpenDays(problem: ScheduleProblem, { breaches }: PlanScore): PlanScore['breaches'] {
  const open = new Set(problem.days.filter((day) => !day.locked).map((day) => day.id));
  return breaches.filter((one) => one.days.some((day) => open.has(day)));
}

/** What breaks a rule on a day that may change; the hard ones first. */
function warningsOf(problem: ScheduleProblem, score: PlanScore): string[] {
  return breachesOnOpenDays(problem, score)
    .toSorted((a, b) => (a.severity === b.severity ? 0 : a.severity === 'hard' ? -1 : 1))
    .map((one) => sayBreach(problem, one));
}

/** How good it can be said to be: proven, or at most so far from the best possible. */
export function qualityOf({ proven, gapPercent }: ScheduleAnswer): string {
  if (proven) return '최적 증명됨';
  if (gapPercent === null) return '';
  return `가능한 최선과 많아야 ${Math.ceil(gapPercent)}% 차이`;
}
