import type { Id } from '../kernel/id.ts';
import { nightShare, wageTiers } from '../labour/paid-minutes.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { ProjectState } from '../state.ts';
import { USUAL_RATES } from './pay.ts';

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
export function crewRates(state: ProjectState, rules: LabourRules, isHoliday: boolean): CrewRates {
  const people = crewDay(state).sum;
  const minute = people / rules.dayHours.value;
  const [plain, ...longer] = wageTiers({ holiday: isHoliday, shooting: true }, rules);
  const hiredCost = ratesOf(state).shootDay;
  return {
    crewCost: people * plain!.times + hiredCost,
    hiredCost,
    holidayCost: people * (plain!.times - 1),
    // Minutes of the plain day are paid already: of a longest day that is shorter only the more is added.
    overtime: longer.map(({ after, times }) => ({
      after,
      perMinute: minute * (after < rules.dayHours.value ? times - plain!.times : times),
    })),
    nightPerMinute: minute * nightShare(rules),
  };
}

/** CO4: the plain day of the crew: of whom it is known, and of all others together. */
export interface CrewDay {
  readonly known: ReadonlyMap<Id, number>;
  readonly others: number;
  readonly sum: number;
}

/** The day of everybody of the crew whose pay is known, else the rate of the whole crew. */
export function crewDay(state: ProjectState): CrewDay {
  const known = new Map(
    [...state.personPay.values()].flatMap(({ crewId, dayRate }) =>
      crewId === null || dayRate === null ? [] : [[crewId, dayRate] as const],
    ),
  );
  const others = known.size > 0 ? 0 : ratesOf(state).crewDay;
  return { known, others, sum: [...known.values()].reduce((all, rate) => all + rate, others) };
}
