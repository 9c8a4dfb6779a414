import type { Id } from '../kernel/id.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import { type DayCrew, isOfDay } from './day-crew.ts';
import { USUAL_RATES } from './pay.ts';
import { USUAL_CREW } from './usual-costs.ts';
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

/** What things cost by the piece: as the production says, else as usual (CO6). */
export const ratesOf = (state: ProjectState) => [...state.costRates.values()][0] ?? USUAL_RATES;

/** CO4, CO6, LB11: what the day costs beside its people, the crew's plain day, and what is added by its hours. */
export function crewRates(
  state: ProjectState,
  rules: LabourRules,
  isHoliday: boolean,
  who?: DayCrew,
): CrewRates {
  const people = crewDay(state, who).sum;
  const { plain, overtime, nightPerMinute } = wagesOf(people, rules, { holiday: isHoliday, shooting: true });
  const hiredCost = ratesOf(state).shootDay;
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
