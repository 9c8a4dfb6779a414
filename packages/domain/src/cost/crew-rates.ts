import type { Id } from '../kernel/id.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import { type DayCrew, isOfDay } from './day-crew.ts';
import { type CostRates, NO_RATES } from './pay.ts';
import { USUAL_COSTS, USUAL_CREW } from './usual-costs.ts';
import { wagesOf } from './wages-of.ts';

/** What the crew costs on a shooting day: the whole plain day, and by the minute where it is more than that. */
export interface CrewRates {
  readonly crewCost: number;
  /** So much of it is not for the crew but for what is hired by the day. */
  readonly hiredCost: number;
  /** So much of it is what a holiday adds to the plain day. */
  readonly holidayCost: number;
  readonly overtime: { readonly after: number; readonly perMinute: number }[];
  readonly nightPerMinute: number;
}

/** CO4: for so many the usual day of the crew is reckoned: a list that is still short is not taken for a small crew. */
export const usualHeads = (state: Pick<ProjectState, 'crew' | 'crewTeam'>): number =>
  Math.max(USUAL_CREW, crewSize(state));

/** What is reckoned with by the piece. */
export type Rates = { readonly [Key in Exclude<keyof typeof NO_RATES, 'budget'>]: number };

/** What the production has said of it. */
export const saidRates = ({
  costRates,
}: Pick<ProjectState, 'costRates'>): Omit<CostRates, '_id' | 'projectId'> =>
  costRates.values().next().value ?? NO_RATES;

/** What things cost by the piece: as the production says, else as usual (CO6): of the crew for each of its people (CO4). */
export function ratesOf(state: Pick<ProjectState, 'costRates' | 'crew' | 'crewTeam'>): Rates {
  const { mealPerHead, companyMove, crewDay, shootDay, secondShootDay, dropAfterDays } = saidRates(state);
  const hired = shootDay ?? USUAL_COSTS.shootDay.value;
  return {
    mealPerHead: mealPerHead ?? USUAL_COSTS.mealHead.value,
    companyMove: companyMove ?? USUAL_COSTS.companyMove.value,
    crewDay: crewDay ?? USUAL_COSTS.crewHead.value * usualHeads(state),
    shootDay: hired,
    secondShootDay: secondShootDay ?? hired,
    dropAfterDays,
  };
}

/** CO4, CO6, LB11: what the day costs beside its people, the crew's plain day, and what is added by its hours. */
export function crewRates(
  state: ProjectState,
  rules: LabourRules,
  isHoliday: boolean,
  who?: DayCrew,
): CrewRates {
  const people = crewDay(state, who).sum;
  const { plain, overtime, nightPerMinute } = wagesOf(people, rules, { holiday: isHoliday, shooting: true });
  const { shootDay, secondShootDay } = ratesOf(state);
  // CO21
  const hiredCost = who?.unit === 'B' ? secondShootDay : shootDay;
  return {
    crewCost: plain + hiredCost,
    hiredCost,
    holidayCost: plain - people,
    overtime,
    nightPerMinute,
  };
}

/** CO4: the plain day of the crew: of each whose pay is known, and of all others together. */
export interface CrewDay {
  readonly known: ReadonlyMap<Id, number>;
  /** So many have no pay of their own. */
  readonly unpriced: number;
  /** What is paid to them: their share of the rate of the whole crew, in whole won. */
  readonly others: number;
  readonly sum: number;
}

/**
 * CO4: who has a pay of their own is paid that, all others the share of the whole crew's rate that they are of it by heads.
 * @param who CO19: of whom; the whole crew where nothing is said
 */
export function crewDay(state: ProjectState, who?: DayCrew): CrewDay {
  const known = new Map(
    [...state.personPay.values()].flatMap(({ crewId, dayRate }) =>
      crewId === null || dayRate === null || (who && !isOfDay(state, who, crewId))
        ? []
        : [[crewId, dayRate] as const],
    ),
  );
  const unpriced = Math.max(0, crewSize(state, who) - known.size);
  const others = Math.round((ratesOf(state).crewDay * unpriced) / crewSize(state));
  return { known, unpriced, others, sum: [...known.values()].reduce((all, rate) => all + rate, others) };
}

/** CO4: the people of the teams; where nobody is listed yet, as many as a crew usually is. */
export function crewSize(state: Pick<ProjectState, 'crew' | 'crewTeam'>, who?: DayCrew): number {
  const { crew } = state;
  if (crew.size === 0) return USUAL_CREW;
  return who ? [...crew.keys()].filter((id) => isOfDay(state, who, id)).length : crew.size;
}
