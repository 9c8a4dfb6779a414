import { formatClock, formatDuration, nightWork, shortDate } from '@ddak/domain';
import type { PlanScore, SchedulePlan, ScheduleProblem } from '@ddak/scheduler';
import { breachesOnOpenDays } from './open-breaches.ts';
import { wonShort } from './say-money.ts';

/** A plan, what it is worth, and what it leaves over. */
export interface Compared {
  readonly plan: SchedulePlan;
  readonly score: PlanScore;
}

/** One line of the table: what it counts, how the present board has it, and how each proposal. */
export interface ComparedLine {
  readonly name: string;
  readonly cells: readonly { readonly text: string; readonly change: 'better' | 'worse' | 'same' }[];
}

interface Measure {
  readonly name: string;
  /** What is counted; less is better. Null: nothing to count. */
  readonly count: (one: Compared) => number | null;
  readonly say: (count: number, one: Compared) => string;
}

const days = (count: number): string => `${count}일`;
const times = (count: number): string => `${count}번`;
const scenes = (count: number): string => `${count}씬`;

/** Proposals and the present board by the same measures; ₩ only for whoever may see costs. */
export function compareProposals(
  problem: ScheduleProblem,
  before: Compared,
  found: readonly Compared[],
  seesCost: boolean,
): readonly ComparedLine[] {
  const dates = new Map(problem.days.map(({ id, date }) => [id, date]));
  const dateOf = (day: string): string => dates.get(day) ?? '';
  const lastDate = ({ plan }: Compared): string =>
    plan.days
      .map(({ day }) => dateOf(day))
      .toSorted()
      .at(-1) ?? '';
  const hard = ({ score }: Compared): number =>
    breachesOnOpenDays(problem, score).filter(({ severity }) => severity === 'hard').length;
  // What no plan here has is no line.
  const ifAny = (measure: Measure): Measure | null =>
    [before, ...found].some((one) => measure.count(one)) ? measure : null;
  const measures: readonly (Measure | null)[] = [
    { name: '촬영', count: ({ plan }) => plan.days.length, say: days },
    {
      name: '마지막 날',
      count: (one) => (lastDate(one) === '' ? null : Date.parse(lastDate(one))),
      say: (_, one) => shortDate(lastDate(one)),
    },
    { name: '가장 늦은 종료', count: ({ plan }) => latest(plan), say: formatClock },
    { name: '배우 대기', count: ({ score }) => score.preferenceParts.castHoldDays, say: days },
    { name: '이동', count: ({ score }) => score.preferenceParts.moves, say: times },
    ifAny({ name: '장소 재방문', count: ({ score }) => score.preferenceParts.placeReturns, say: times }),
    {
      name: '초과',
      count: ({ score }) => Math.round(score.preferenceParts.overtimeMinutes),
      say: formatDuration,
    },
    { name: '야간', count: ({ plan }) => nightOf(plan), say: formatDuration },
    ifAny({ name: '암막', count: ({ score }) => score.preferenceParts.blackoutScenes, say: scenes }),
    seesCost ? { name: '비용', count: ({ score }) => score.money, say: wonShort } : null,
    { name: '어긴 규칙', count: hard, say: (count) => `${count}` },
    {
      name: '알릴 규칙',
      count: (one) => breachesOnOpenDays(problem, one.score).length - hard(one),
      say: (count) => `${count}`,
    },
    { name: '못 넣은 씬', count: ({ plan }) => plan.leftOver.length, say: (count) => `${count}` },
  ];
  return measures.flatMap((measure) => (measure ? lineOf(measure, before, found) : []));
}

function lineOf({ name, count, say }: Measure, before: Compared, found: readonly Compared[]): ComparedLine {
  const was = isEmpty(before) && name !== '못 넣은 씬' ? null : count(before);
  const textOf = (one: Compared, counted: number | null): string =>
    counted === null ? '–' : say(counted, one);
  const shown = found.map((one) => {
    const now = count(one);
    // What shoots less is no better for it.
    const isFair = name === '못 넣은 씬' || one.score.minutesLeftOver <= before.score.minutesLeftOver;
    const by = was === null || now === null || !isFair ? 0 : now - was;
    const change = by === 0 ? ('same' as const) : by < 0 ? ('better' as const) : ('worse' as const);
    return { text: textOf(one, now), change };
  });
  return { name, cells: [{ text: textOf(before, was), change: 'same' }, ...shown] };
}

const isEmpty = ({ plan }: Compared): boolean => plan.days.length === 0;

/** The latest end of a day; null where nothing is shot. */
const latest = ({ days: planned }: SchedulePlan): number | null =>
  planned.length === 0 ? null : Math.max(...planned.map(({ release }) => release));

/** LB11: minutes of work between 22:00 and 06:00. */
const nightOf = ({ days: planned }: SchedulePlan): number =>
  Math.round(
    planned.reduce((sum, { call, release, rows }) => {
      const pauses = rows.filter(({ kind }) => kind === 'meal');
      return sum + nightWork({ start: call, end: release, pauses });
    }, 0),
  );
