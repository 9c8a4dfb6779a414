import {
  crewRates,
  crewSize,
  type DateText,
  dayCrewOf,
  holidayOn,
  type LabourRules,
  locationsOfDay,
  mondayOf,
  type ProjectState,
  SEOUL,
  sunTimes,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import { earliestCall } from './earliest-call.ts';
import type { BoardReading } from './read-board.ts';
import { type BoardDay, setMealsOf } from './read-board-day.ts';
import { usualFrame } from './usual-frame.ts';

type DayInput = ScheduleProblemInput['days'][number];

/** A call that may move lies between the production's usual one and this, in minutes from midnight. */
const LATEST_CALL = 20 * 60;
/** A call that nobody has set is on a round time. */
const CALL_STEP = 5;

/** The days of the board with their hours, their light, and what a crew costs on them. */
export function problemDays(
  state: ProjectState,
  reading: BoardReading,
  options: BoardOptions,
  rules: LabourRules,
): DayInput[] {
  const frame = usualFrame(reading.days);
  return reading.days.map((one): DayInput => {
    const { day } = one;
    const who = dayCrewOf(state, day);
    const isOpen = reading.open.has(day._id);
    const isBare = one.head.length + one.middle.length + one.tail.length === 0;
    return {
      id: day._id,
      date: day.tableDate,
      unit: day.unit,
      week: mondayOf(day.tableDate),
      call:
        isOpen && options.calls && !one.hasFixedStart
          ? { from: earliestCall(state, one), to: Math.max(day.calltime, LATEST_CALL) }
          : one.call,
      callStep: CALL_STEP,
      ...sunOf(state, one),
      setupMinutes: isBare ? frame.setupMinutes : one.setupMinutes,
      wrapMinutes: isBare ? frame.wrapMinutes : one.wrapMinutes,
      breakMinutes: one.breakMinutes,
      mealsAround: one.mealsAround,
      mealBefore: one.mealBefore,
      mealAfter: one.mealAfter,
      setMeals: isOpen ? meals(one) : [],
      regularMinutes: rules.dayHours.value,
      maxMinutes: rules.shootDay.value,
      ...crewRates(state, rules, holidayOn(day.tableDate) !== null, who),
      crewEating: crewSize(state, who),
      locked: !isOpen,
    };
  });
}

/** Of meals that overlap the first binds. */
function meals(one: BoardDay): { start: number; minutes: number }[] {
  let free = Number.NEGATIVE_INFINITY;
  return setMealsOf(one)
    .map(({ row, minutes }) => ({ start: row.fixedStart!, minutes }))
    .filter(({ start, minutes }) => {
      const isClear = start >= free;
      if (isClear) free = start + minutes;
      return isClear;
    });
}

/** The sun at the day's first place that has coordinates, else in Seoul. */
function sunOf(state: ProjectState, { day }: BoardDay): { sunrise: number | null; sunset: number | null } {
  const sun = sunTimes(day.tableDate, placeOf(state, day._id));
  return { sunrise: sun?.sunrise ?? null, sunset: sun?.sunset ?? null };
}

function placeOf(state: ProjectState, timetableId: string): { latitude: number; longitude: number } {
  const place = locationsOfDay(state, timetableId).find(
    (one) => one.latitude !== null && one.longitude !== null,
  );
  return place ? { latitude: place.latitude!, longitude: place.longitude! } : SEOUL;
}

/** The dates of the problem, each once. */
export const datesOf = (reading: BoardReading): DateText[] => [
  ...new Set(reading.days.map(({ day }) => day.tableDate)),
];
