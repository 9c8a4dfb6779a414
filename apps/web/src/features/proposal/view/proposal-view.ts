import { dayNumbers, type Id, type ProjectState, shortDate } from '@ddak/domain';
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
import { planDifferences, type StripDifference, sayBreach } from '@ddak/scheduler/board';

/** A strip as a proposal shows it on a day. */
export interface ProposedStrip {
  readonly scene: string;
  readonly label: string;
  readonly place: string;
  /** Null: it leaves this day. */
  readonly start: number | null;
  readonly change: StripDifference['change'] | 'same' | 'leaves';
  /** `5회차에서`, `미배정에서`, `3회차로`; empty where it stays. */
  readonly note: string;
}

/** A day that a proposal changes. */
export interface ProposedDay {
  readonly timetableId: Id;
  readonly title: string;
  readonly date: string;
  readonly call: { readonly before: number | null; readonly after: number | null };
  readonly end: { readonly before: number | null; readonly after: number | null };
  readonly strips: readonly ProposedStrip[];
}

/** A number of the plan against that of the board as it is. */
export interface Against {
  readonly after: number;
  readonly by: number;
}

export interface ProposalView {
  readonly title: string;
  /** ₩; null where costs may not be seen or none are known. */
  readonly money: Against | null;
  /** What of it costs more than on the board, and what less: `배우 대기 +₩900,000, 이동 −₩500,000`; empty without money. */
  readonly priceParts: string;
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
        : '',
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

function changedDays(
  state: ProjectState,
  { before, boardId, lost, problem }: Parameters<typeof proposalView>[1],
  plan: SchedulePlan,
  differences: readonly StripDifference[],
): ProposedDay[] {
  const numbers = dayNumbers(state, boardId);
  const titleOf = (id: string): string => {
    const dayNo = numbers.get(id);
    return dayNo === undefined ? (state.timetable.get(id)?.dayKind ?? '') : `${dayNo}회차`;
  };
  const byScene = new Map(differences.map((one) => [one.scene, one]));
  const planned = new Map(plan.days.map((day) => [day.day, day]));
  const earlier = new Map(before.plan.days.map((day) => [day.day, day]));
  const place = placeNames(state, problem);
  const ids = [...problem.days.filter((day) => !day.locked).map((day) => day.id), ...lost];
  return ids.flatMap((id): ProposedDay[] => {
    const now = planned.get(id);
    const was = earlier.get(id);
    const day = state.timetable.get(id);
    const staying = (now?.rows ?? []).flatMap((row): ProposedStrip[] => {
      if (row.kind !== 'scene') return [];
      const difference = byScene.get(row.scene);
      const from = difference?.from ? titleOf(difference.from.day) : '미배정';
      const note = difference?.change === 'moved' || difference?.change === 'placed' ? `${from}에서` : '';
      const label = sceneLabel(problem, row.scene);
      return [
        {
          scene: row.scene,
          label,
          place: place(row.scene),
          start: row.start,
          change: difference?.change ?? 'same',
          note,
        },
      ];
    });
    const leaving = differences
      .filter((one) => one.from?.day === id && one.to?.day !== id)
      .map(
        (one): ProposedStrip => ({
          scene: one.scene,
          label: sceneLabel(problem, one.scene),
          place: place(one.scene),
          start: null,
          change: 'leaves',
          note: `${one.to ? titleOf(one.to.day) : '미배정'}${one.to ? '로' : '으로'}`,
        }),
      );
    const clockMoved = now?.call !== was?.call || now?.release !== was?.release;
    const changed = leaving.length > 0 || staying.some(({ change }) => change !== 'same') || clockMoved;
    if (!day || !changed) return [];
    return [
      {
        timetableId: id,
        title: titleOf(id),
        date: shortDate(day.tableDate),
        call: { before: was?.call ?? null, after: now?.call ?? null },
        end: { before: was?.release ?? null, after: now?.release ?? null },
        strips: [...staying, ...leaving],
      },
    ];
  });
}

function placeNames(state: ProjectState, problem: ScheduleProblem): (scene: string) => string {
  const known = new Map(problem.scenes.map((scene) => [scene.id, scene]));
  return (id) => {
    const sceneId = id.split('/')[0]!;
    const place = known.get(id)?.place;
    const real = place ? state.location.get(place)?.realName : undefined;
    return state.scene.get(sceneId)?.setName || real || '장소 없음';
  };
}

/** BP3: how many scenes leave the days that are taken for days that are not, and so wait for a day. */
export function waitingAfter(days: readonly ProposedDay[], taken: readonly Id[]): number {
  const own = days.filter((day) => taken.includes(day.timetableId)).flatMap((day) => day.strips);
  const placed = new Set(own.filter(({ change }) => change !== 'leaves').map(({ scene }) => scene));
  return own.filter(({ change, scene }) => change === 'leaves' && !placed.has(scene)).length;
}
