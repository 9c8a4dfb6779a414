import type { DateText } from '../kernel/date.ts';
import { addDays } from '../kernel/date.ts';
import { koreanDate } from '../kernel/korean-time.ts';
import type { ProjectState } from '../state.ts';
import { turnsOn } from './age-on.ts';
import type { MinorAges } from './minor-class-on.ts';

export interface PlanSpan {
  readonly from: DateText;
  readonly to: DateText;
}

/** Days around a plan for which ages are known too: where a proposal may add days, or a day is about to be moved. */
const AROUND = 31;

/** SC23: the days for which a project has to know ages: those of its boards, and those it says of itself; else today. */
export function spanOfPlan(state: ProjectState, now: number): PlanSpan {
  const days = [...state.timetable.values()].map(({ tableDate }) => tableDate);
  const said = [...state.project.values()].flatMap(({ startDate, endDate }) => [startDate, endDate]);
  const dates = [...days, ...said].filter((date) => date !== null).sort();
  const today = koreanDate(now);
  return { from: addDays(dates[0] ?? today, -AROUND), to: addDays(dates.at(-1) ?? today, AROUND) };
}

/** SC23: what a birth date says of the ages within a span, and no more: a birthday outside of it is not told. */
export function minorAges(birthDate: DateText, { from, to }: PlanSpan): MinorAges {
  const [fifteen, nineteen] = [turnsOn(birthDate, 15), turnsOn(birthDate, 19)];
  const within = (date: DateText): DateText | null => (from < date && date <= to ? date : null);
  return {
    minorClass: from < fifteen ? 'under15' : from < nineteen ? 'under19' : 'none',
    under19From: within(fifteen),
    adultFrom: within(nineteen),
  };
}
