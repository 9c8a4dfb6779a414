import { availableSpans, type Span } from '../../availability/available-spans.ts';
import { type ClockMinutes, formatClock } from '../../kernel/clock.ts';
import type { ProjectState } from '../../state.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { lightOn } from '../check-light.ts';
import type { PlanFinding } from '../finding.ts';
import { type PlannedScene, plannedScenes } from '../planned-scenes.ts';
import { CALL_STEP, EARLIEST_CALL, LAST_CLOCK } from '../round-calls.ts';
import { namesOfRows } from './fix-order.ts';
import { fix, type PlanFix } from './plan-fix.ts';

const NOON = 12 * 60;

/** What is about the hours of rows. */
export type Timed = Pick<PlanFinding, 'ruleId' | 'subject' | 'rowIds'>;

/** Another call, the nearest first, or a set start, with which scenes lie where their light or their people are. */
export function* otherStarts(
  state: ProjectState,
  day: Timetable,
  finding: PlanFinding,
): Generator<PlanFix, void> {
  const { first, starts } = startsInTime(state, day, finding);
  if (!first) return;
  const moved = day.locked ? [] : callsFor(day, first, starts);
  yield* moved.filter((call) => call >= EARLIEST_CALL).map((call) => otherCall(day, call));
  for (const fixedStart of starts.filter((start) => start > first.start && start <= LAST_CLOCK))
    yield fix(`${namesOfRows(state, [first.row._id])} ${formatClock(fixedStart)}에 시작하기`, 'editRow', {
      rowId: first.row._id,
      patch: { fixedStart },
    });
  // Nobody is called in the middle of the night where something else helps.
  yield* moved.filter((call) => call < EARLIEST_CALL).map((call) => otherCall(day, call));
}

/** The calls of a day with which what a finding is about lies where it may be, the nearest first. */
export function callsInTime(state: ProjectState, day: Timetable, finding: Timed): ClockMinutes[] {
  const { first, starts } = startsInTime(state, day, finding);
  return first ? callsFor(day, first, starts).filter((call) => call >= EARLIEST_CALL) : [];
}

function callsFor(day: Timetable, first: PlannedScene, starts: readonly ClockMinutes[]): ClockMinutes[] {
  const calls = starts.map((start) => day.calltime + start - first.start);
  return calls.filter((call) => call >= 0 && call <= LAST_CLOCK && call !== day.calltime);
}

/** When the first of the scenes that a finding is about may begin so that all of them are in time, the nearest first. */
function startsInTime(
  state: ProjectState,
  day: Timetable,
  finding: Timed,
): { readonly first?: PlannedScene; readonly starts: readonly ClockMinutes[] } {
  const scenes = plannedScenes(state, day);
  const meant = scenes.filter(({ row }) => finding.rowIds.includes(row._id));
  const [first, last] = [meant[0], meant.at(-1)];
  const spans = first && spansOf(state, day, finding, first.scene, scenes);
  if (!first || !last || !spans) return { starts: [] };
  const starts = spans.flatMap((span) => startsWithin(span, first.start, last.end - first.start));
  // A night scene belongs to the evening, however near the small hours are: nobody gathers before dawn for it.
  const isBeforeDawn = (start: ClockMinutes) =>
    Number(finding.ruleId === 'light' && first.scene.timeOfDay === 'night' && start < NOON);
  const farFrom = (start: ClockMinutes) => Math.abs(start - first.start);
  const inOrder = starts.toSorted((a, b) => isBeforeDawn(a) - isBeforeDawn(b) || farFrom(a) - farFrom(b));
  return { first, starts: inOrder };
}

const otherCall = (day: Timetable, calltime: number): PlanFix =>
  fix(
    `집합을 ${formatClock(calltime)}으로 ${calltime > day.calltime ? '늦추기' : '앞당기기'}`,
    'editTimetable',
    { timetableId: day._id, patch: { calltime } },
  );

/** Where what the finding is about may be; null: it is not about that. */
function spansOf(
  state: ProjectState,
  day: Timetable,
  { ruleId, subject }: Timed,
  scene: Parameters<ReturnType<typeof lightOn>>[0],
  scenes: Parameters<typeof lightOn>[2],
): readonly Span[] | null {
  if (ruleId === 'light') return lightOn(state, day, scenes)(scene)?.spans ?? null;
  const tables = {
    castAvailable: 'character',
    placeAvailable: 'location',
    thingAvailable: 'elementPlan',
  } as const;
  const table = tables[ruleId as keyof typeof tables];
  const found = table && state[table].get(subject);
  return found ? availableSpans(found.availability, day.tableDate) : null;
}

/** The round start nearest to that of now at which so many minutes lie within a span. */
function startsWithin(span: Span, now: number, minutes: number): number[] {
  const [from, to] = [
    Math.ceil(span.start / CALL_STEP) * CALL_STEP,
    Math.floor((span.end - minutes) / CALL_STEP) * CALL_STEP,
  ];
  return from > to ? [] : [Math.min(to, Math.max(from, now))];
}
