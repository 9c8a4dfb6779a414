import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { rulesOf } from '../checks/check-board.ts';
import { type ClockMinutes, formatClock, formatDuration } from '../kernel/clock.ts';
import { holidayOn } from '../kernel/holidays.ts';
import { paidMinutes } from '../labour/paid-minutes.ts';
import type { LabourRules } from '../labour/rules-in-force.ts';
import type { Pause, WorkDay } from '../labour/work-day.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { ReportPause, ReportScene, ReportTime } from './day-report-view.ts';
import type { DayTimes } from './day-times.ts';
import { spanText } from './report-lines.ts';

/** What the times of a day are told from. */
export interface ReportTimes {
  readonly plan: FrozenSheet;
  readonly said: DayTimes;
  readonly scenes: readonly ReportScene[];
  readonly pauses: readonly ReportPause[];
}

const least = (times: readonly (ClockMinutes | null | undefined)[]): ClockMinutes | null => {
  const known = times.filter((time) => time != null);
  return known.length === 0 ? null : Math.min(...known);
};
const most = (times: readonly (ClockMinutes | null | undefined)[]): ClockMinutes | null => {
  const known = times.filter((time) => time != null);
  return known.length === 0 ? null : Math.max(...known);
};

/** 집합, 첫 촬영, 식사, 촬영 종료, 해산, each planned and actual. */
export function reportTimes({ plan, said, scenes, pauses }: ReportTimes): readonly ReportTime[] {
  const meals = pauses.filter(({ kind }) => kind === '식사');
  return [
    clockLine('집합', plan.calltime, said.gatheredAt),
    clockLine(
      '첫 촬영',
      least(scenes.map(({ planned }) => planned?.start)),
      least(scenes.map((s) => s.start)),
    ),
    ...meals.map((meal, i) => mealLine(meals.length > 1 ? `식사 ${i + 1}` : '식사', meal)),
    clockLine('촬영 종료', most(scenes.map(({ planned }) => planned?.end)), most(scenes.map((s) => s.end))),
    clockLine('해산', most(plan.rows.map(({ end }) => end)), said.releasedAt),
  ];
}

const clock = (time: ClockMinutes | null): string => (time === null ? '' : formatClock(time));

const clockLine = (label: string, planned: ClockMinutes | null, actual: ClockMinutes | null): ReportTime => ({
  label,
  planned: clock(planned),
  actual: clock(actual),
  difference: differenceOf(planned, actual),
});

const mealLine = (label: string, { planned, start, end }: ReportPause): ReportTime => ({
  label,
  planned: planned ? spanText(planned.start, planned.end) : '',
  actual: spanText(start, end),
  difference: differenceOf(planned?.start ?? null, start),
});

/** `+15분`, `−10분`, `그대로`; empty where one of them is not known. */
export function differenceOf(planned: number | null, actual: number | null): string {
  if (planned === null || actual === null) return '';
  const more = actual - planned;
  if (more === 0) return '그대로';
  return `${more > 0 ? '+' : '−'}${formatDuration(Math.abs(more))}`;
}

/**
 * RP5: the work of the day, its overtime and its night, by the project's working-time rules: planned from call to end,
 * actual from the gathering to the release. A meal whose times nobody has said lasted as planned.
 */
export function reportWork(state: ProjectState, day: Timetable, times: ReportTimes): readonly ReportTime[] {
  const { plan, said, pauses } = times;
  const rules = rulesOf(state, day.boardId);
  const start = Math.min(plan.calltime, ...plan.rows.map((row) => row.start));
  const planned = workDay(day, {
    start,
    end: most(plan.rows.map(({ end }) => end)) ?? plan.calltime,
    pauses: pauses.flatMap(({ kind, planned: span }) => (span ? pauseAt(kind, span.start, span.end) : [])),
  });
  const end = said.releasedAt;
  const begin = said.gatheredAt ?? start;
  // A call that ends before it begins is a slip of the hand, or a night that is written without its 24 hours.
  const worked =
    end === null || end < begin
      ? null
      : workDay(day, {
          start: begin,
          end,
          pauses: pauses.flatMap((pause) => pauseAt(pause.kind, ...pauseSpan(pause))),
        });
  return workLines(planned, worked, rules);
}

/** Told only of a pause that was planned or of which both times are known. */
function pauseSpan({ planned, start, end }: ReportPause): readonly [number | null, number | null] {
  if (start !== null && end !== null) return [start, end];
  if (!planned) return [null, null];
  const from = start ?? planned.start;
  return [from, end ?? from + planned.end - planned.start];
}

const pauseAt = (kind: ReportPause['kind'], start: number | null, end: number | null): Pause[] =>
  start === null || end === null || end <= start
    ? []
    : [{ kind: kind === '식사' ? 'meal' : 'rest', start, end }];

const workDay = (day: Timetable, of: Pick<WorkDay, 'start' | 'end' | 'pauses'>): WorkDay => ({
  ...of,
  date: day.tableDate,
  shooting: day.dayKind === '촬영',
  holiday: holidayOn(day.tableDate) !== null,
});

function workLines(planned: WorkDay, actual: WorkDay | null, rules: LabourRules): readonly ReportTime[] {
  const [plan, real] = [paidMinutes(planned, rules), actual && paidMinutes(actual, rules)];
  const longest = rules.shootDay.value;
  const beyond = (worked: number): number => Math.max(0, worked - longest);
  const line = (label: string, before: number, now: number | null): ReportTime => ({
    label,
    planned: amount(before),
    actual: now === null ? '' : amount(now),
    difference: differenceOf(before, now),
  });
  return [
    line('근무 시간', plan.worked, real?.worked ?? null),
    line(`연장 (${formatDuration(rules.dayHours.value)} 초과)`, plan.overtime, real?.overtime ?? null),
    line(`${formatDuration(longest)} 초과`, beyond(plan.worked), real && beyond(real.worked)),
    line('야간 (22:00 – 06:00)', plan.night, real?.night ?? null),
  ];
}

const amount = (minutes: number): string => (minutes === 0 ? '없음' : formatDuration(minutes));
