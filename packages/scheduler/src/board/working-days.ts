import {
  addDays,
  type DateText,
  daysOf,
  type Id,
  isWorkingDate,
  type LabourRules,
  mondayOf,
  type ProjectState,
  workingWeekdays,
} from '@ddak/domain';

/** Monday to Friday, and one more where a production works on it: a week has a day off (LB8). */
const USUAL_DAYS = 5;
const MOST_DAYS = 6;

/**
 * BP8: as many days a week as the week's hours let be full: with 52 hours and days of twelve, four. `worked`: on so many
 * days of a week the production works.
 */
export const fullDaysAWeek = (
  { shootDay, weekHours, weekExtension }: LabourRules,
  worked: number = USUAL_DAYS,
): number =>
  Math.min(
    MOST_DAYS,
    worked,
    Math.max(1, Math.floor((weekHours.value + weekExtension.value) / Math.max(1, shootDay.value))),
  );

/** The next working days from a date on (TT39), past public holidays, dates that the board has, and past weeks that are full. */
export function nextWorkingDays(
  state: ProjectState,
  boardId: Id,
  rules: LabourRules,
  wish: { readonly from: DateText; readonly count: number },
): DateText[] {
  const worked = daysOf(state, boardId).filter((day) => day.dayKind !== '휴일');
  const taken = new Set(daysOf(state, boardId).map((day) => day.tableDate));
  const ofWeek = new Map<DateText, number>();
  const count = (date: DateText) => ofWeek.set(mondayOf(date), (ofWeek.get(mondayOf(date)) ?? 0) + 1);
  for (const date of new Set(worked.map((day) => day.tableDate))) count(date);
  const weekdays = workingWeekdays(state, boardId);
  const most = fullDaysAWeek(rules, weekdays.size);
  const found: DateText[] = [];
  for (let date = wish.from; found.length < wish.count; date = addDays(date, 1)) {
    if (!isWorkingDate(weekdays, date) || taken.has(date) || (ofWeek.get(mondayOf(date)) ?? 0) >= most)
      continue;
    found.push(date);
    count(date);
  }
  return found;
}

/** The date after the board's last day; the project's start where it has none. */
export function dateAfterBoard(state: ProjectState, boardId: Id, otherwise: DateText): DateText {
  const last = daysOf(state, boardId).at(-1)?.tableDate;
  return last === undefined ? otherwise : addDays(last, 1);
}
