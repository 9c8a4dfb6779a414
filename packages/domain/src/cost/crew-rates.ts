import { nightShare, wageTiers } from '../labour/paid-minutes.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import { USUAL_RATES } from './pay.ts';

/** What the crew costs on a shooting day: the whole plain day, and by the minute where it is more than that. */
export interface CrewRates {
  readonly crewCost: number;
  /** So much of it is not for the crew but for what is hired by the day. */
  readonly hiredCost: number;
  readonly overtime: { readonly after: number; readonly perMinute: number }[];
  readonly nightPerMinute: number;
}

/** What things cost by the piece: as the production says, else as usual (CO6). */
export const ratesOf = (state: ProjectState) => [...state.costRates.values()][0] ?? USUAL_RATES;

/** CO4, CO6, LB11: what the day costs beside its people, the crew's plain day, and what is added by its hours. */
export function crewRates(state: ProjectState, rules: LabourRules, isHoliday: boolean): CrewRates {
  const people = crewDay(state);
  const minute = people / rules.dayHours.value;
  const [plain, ...longer] = wageTiers({ holiday: isHoliday, shooting: true }, rules);
  const hiredCost = ratesOf(state).shootDay;
  return {
    crewCost: people * plain!.times + hiredCost,
    hiredCost,
    // Minutes of the plain day are paid already: of a longest day that is shorter only the more is added.
    overtime: longer.map(({ after, times }) => ({
      after,
      perMinute: minute * (after < rules.dayHours.value ? times - plain!.times : times),
    })),
    nightPerMinute: minute * nightShare(rules),
  };
}

/** The day of everybody of the crew whose pay is known, else the rate of the whole crew. */
function crewDay(state: ProjectState): number {
  const rates = [...state.personPay.values()].flatMap(({ crewId, dayRate }) =>
    crewId === null || dayRate === null ? [] : [dayRate],
  );
  return rates.length > 0 ? rates.reduce((sum, rate) => sum + rate, 0) : ratesOf(state).crewDay;
}
