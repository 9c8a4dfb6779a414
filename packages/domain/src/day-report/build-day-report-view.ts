import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { nextDayText } from '../callsheet/view-head.ts';
import type { ProjectState } from '../state.ts';
import type { DayReport } from './day-report.ts';
import { AMOUNT_KEYS, type DayReportView } from './day-report-view.ts';
import { dayTimes } from './day-times.ts';
import { reportAmounts } from './report-amounts.ts';
import { reportCalls } from './report-calls.ts';
import { reportLeft } from './report-left.ts';
import { reportPauses, reportScenes } from './report-lines.ts';
import { reportOf } from './report-of.ts';
import { reportPlan } from './report-plan.ts';
import { reportTimes, reportWork } from './report-times.ts';

/**
 * The report of a day (제작일지) as plain values: what its PDF, its XLSX and the screen are made from
 * (docs/rules/day-report.md). Null when the call sheet or its day is not in the state: gone, or not for the reader.
 */
export function buildDayReportView(state: ProjectState, callsheetId: string): DayReportView | null {
  const callsheet = state.callsheet.get(callsheetId);
  const day = callsheet && state.timetable.get(callsheet.timetable);
  const planned = day && reportPlan(state, callsheetId);
  if (!day || !planned) return null;
  const plan = planned.sheet;
  const report = reportOf(state, day._id);
  const about = { timetableId: day._id, plan, report };
  const scenes = reportScenes(state, about);
  const pauses = reportPauses(state, about);
  const times = { plan, said: dayTimes(state, day._id), scenes, pauses };
  const inEighths = state.project.get(day.projectId)?.showEighths ?? false;
  const { amounts, progress } = reportAmounts(state, day, scenes);
  return {
    callsheetId,
    timetableId: day._id,
    title: '제작일지',
    projectTitle: plan.projectTitle,
    productionCompany: plan.productionCompany,
    dayText: plan.dayText,
    dayNo: plan.dayNo,
    date: plan.date,
    basis: planned.basis,
    people: plan.people.map(({ role, name }) => `${role} ${name}`),
    facts: factsOf(plan, report),
    times: reportTimes(times),
    work: reportWork(state, day, times),
    scenes,
    pauses,
    calls: reportCalls(state, plan, report),
    amounts,
    amountKeys: AMOUNT_KEYS.filter(
      (key) => (key !== 'pages' || inEighths) && amounts.some(({ amount }) => amount[key] > 0),
    ),
    progress,
    isReleased: times.said.releasedAt !== null,
    left: reportLeft(state, day, scenes),
    footage: linesOf(report?.footage),
    accidents: linesOf(report?.accidents),
    remarks: linesOf(report?.remarks),
    nextDay: nextDayText(state, day),
  };
}

const linesOf = (text = ''): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** RP2: the weather as it was, else as it was foretold. */
function factsOf(plan: FrozenSheet, report: DayReport | undefined): DayReportView['facts'] {
  const of = (label: string): string => plan.facts.find((fact) => fact.label === label)?.value ?? '';
  const foretold = [of('날씨'), of('강수') && `강수 ${of('강수')}`].filter(Boolean).join(' · ');
  return [
    { label: '촬영일', value: of('촬영일') },
    { label: '촬영지', value: plan.places.map(({ name }) => name).join(', ') || of('촬영지') },
    { label: '날씨', value: report?.weather || (foretold && `${foretold} (예보)`) },
    { label: '일출·일몰', value: of('일출·일몰') },
  ];
}
