import type { ClockMinutes } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/id.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { orderRows } from '../../timetable/days/arrange-day.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { lightOn } from '../check-light.ts';
import { type PlannedScene, plannedScenes } from '../planned-scenes.ts';
import { CALL_STEP, EARLIEST_CALL, LAST_CLOCK } from '../round-calls.ts';
import { orderByLight } from './order-by-light.ts';

/** A day in another order, with its call. */
export interface LightArrangement {
  readonly rowIds: readonly Id[];
  readonly calltime: ClockMinutes;
  /** How many of the scenes that the light binds have theirs. */
  readonly lit: number;
}

/**
 * TT33: a day's scenes in the order in which their light comes, with the calls at which `meant` have theirs; with which most
 * others have theirs first, then the nearest call. None where the order is that already or cannot be changed.
 */
export function arrangementsByLight(
  state: ProjectState,
  day: Timetable,
  meant: readonly Id[] = [],
): readonly LightArrangement[] {
  const found = (['stay', 'between'] as const).flatMap((unbound): LightArrangement[] => {
    const rowIds = orderByLight(state, day, unbound);
    if (!rowIds) return [];
    const slacks = slacksOf(applyChanges(state, orderRows(state, day, rowIds)), day);
    const isLit = ({ spans }: Slack, by: number) => spans.some(({ from, to }) => from <= by && by <= to);
    return callsFor(day, slacks).flatMap((calltime) => {
      const lit = slacks.filter((one) => isLit(one, calltime - day.calltime));
      const hasMeant = slacks.every((one) => !meant.includes(one.rowId) || lit.includes(one));
      return hasMeant ? [{ rowIds, calltime, lit: lit.length }] : [];
    });
  });
  const far = ({ calltime }: LightArrangement) => Math.abs(calltime - day.calltime);
  return found.toSorted((a, b) => b.lit - a.lit || far(a) - far(b));
}

/** How many of the scenes of a day that the light binds have theirs as it stands. */
export const countLit = (state: ProjectState, day: Timetable): number =>
  slacksOf(state, day).filter(({ spans }) => spans.some(({ from, to }) => from <= 0 && 0 <= to)).length;

/** By how much a day may begin later (earlier: below 0) for a scene to lie within one span of its light. */
interface Slack {
  readonly rowId: Id;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
}

function slacksOf(state: ProjectState, day: Timetable): readonly Slack[] {
  const scenes = plannedScenes(state, day);
  const lightOf = lightOn(state, day, scenes);
  return scenes.flatMap(({ row, scene, start, end }: PlannedScene): Slack[] => {
    const light = lightOf(scene);
    if (!light || start === end) return [];
    const spans = light.spans.map((span) => ({ from: span.start - start, to: span.end - end }));
    return [{ rowId: row._id, spans: spans.filter(({ from, to }) => from <= to) }];
  });
}

/** The call of now, and those at which some scene just has its light. */
function callsFor({ calltime }: Timetable, slacks: readonly Slack[]): readonly ClockMinutes[] {
  const ends = slacks.flatMap(({ spans }) => spans.flatMap((span) => roundEnds(calltime, span)));
  const inTime = ends.filter((call) => call >= Math.min(EARLIEST_CALL, calltime) && call <= LAST_CLOCK);
  return [...new Set([calltime, ...inTime])];
}

/** The first and last call within a span, round where there is a round one. */
function roundEnds(calltime: ClockMinutes, { from, to }: Slack['spans'][number]): readonly ClockMinutes[] {
  const [first, last] = [Math.ceil(calltime + from), Math.floor(calltime + to)];
  if (first > last) return [];
  const [later, earlier] = [
    Math.ceil(first / CALL_STEP) * CALL_STEP,
    Math.floor(last / CALL_STEP) * CALL_STEP,
  ];
  return [later <= last ? later : first, earlier >= first ? earlier : last];
}
