import { type LabourRules, type ProjectState, USUAL_RATES } from '@ddak/domain';

/** What the crew costs on a shooting day, by the minute where it is more than a plain day. */
export interface CrewRates {
  readonly crewCost: number;
  /** So much of it is not for the crew but for what is hired by the day. */
  readonly hiredCost: number;
  readonly overtime: { readonly after: number; readonly perMinute: number }[];
  readonly nightPerMinute: number;
}

/** CO4, CO6, LB11: what the day costs beside its people, the crew's day, the addition after eight hours, the contract's factor beyond its longest day, and nights; more on a public holiday. */
export function crewRates(state: ProjectState, rules: LabourRules, isHoliday: boolean): CrewRates {
  const people = crewDay(state);
  const minute = people / rules.dayHours.value;
  const share = (percent: number): number => 1 + percent / 100;
  const plain = isHoliday ? share(rules.holidayPremium.value) : 1;
  const overtime = share(isHoliday ? rules.holidayLongPremium.value : rules.overtimePremium.value);
  const long = Math.max(rules.shootDayFactor.value, overtime);
  const hiredCost = ratesOf(state).shootDay;
  return {
    crewCost: people * plain + hiredCost,
    hiredCost,
    overtime: [
      { after: rules.dayHours.value, perMinute: minute * overtime },
      { after: rules.shootDay.value, perMinute: minute * long },
    ],
    nightPerMinute: (minute * rules.nightPremium.value) / 100,
  };
}

const ratesOf = (state: ProjectState) => [...state.costRates.values()][0] ?? USUAL_RATES;

/** The day of everybody of the crew whose pay is known, else the rate of the whole crew. */
function crewDay(state: ProjectState): number {
  const pays = [...state.personPay.values()].filter((pay) => pay.crewId !== null);
  return pays.length > 0 ? pays.reduce((sum, pay) => sum + pay.dayRate, 0) : ratesOf(state).crewDay;
}
