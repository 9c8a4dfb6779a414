import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { type DayReport, dayReportSchema, reportCallSchema } from './day-report.ts';
import { type DayTimes, dayTimes } from './day-times.ts';
import { reportOf } from './report-of.ts';

const fields = dayReportSchema.pick({
  gatheredAt: true,
  releasedAt: true,
  weather: true,
  footage: true,
  accidents: true,
  remarks: true,
});
const MOST = 300;
const countSchema = dayReportSchema.shape.cuts.element.shape.count;

/**
 * Writes in the report of a day; the first who does makes it. RP1: one a day, so that two who begin one without a line
 * write in the same. Cuts are said row by row, null: as planned; calls time by time (RP10).
 */
export const editDayReport = defineCommand({
  name: 'editDayReport',
  args: z.object({
    timetableId: idSchema,
    /** Of the row, where there is none yet. */
    reportId: idSchema,
    patch: fields.partial().default({}),
    cuts: z
      .array(z.object({ rowId: idSchema, count: countSchema.nullable() }))
      .max(MOST)
      .default([]),
    calls: z
      .array(reportCallSchema.partial().required({ _id: true }))
      .max(MOST)
      .default([]),
  }),
  needs: { section: 'callsheet', right: 'write' },
  plan(state, { timetableId, reportId, patch, cuts, calls }, ctx) {
    if (!state.timetable.has(timetableId)) return refuse('not_found', { what: '촬영일' });
    if (cuts.some(({ rowId }) => state.timetableRow.get(rowId)?.timetableId !== timetableId))
      return refuse('not_found', { what: '촬영일의 줄' });
    if (calls.some(({ _id }) => !state.character.has(_id) && !state.crewTeam.has(_id)))
      return refuse('not_found', { what: '배우나 팀' });
    const known = reportOf(state, timetableId);
    const counted = withCuts(known?.cuts ?? [], cuts);
    const called = withCalls(known?.calls ?? [], calls);
    if (counted.length > MOST || called.length > MOST) return refuse('too_many');
    if (endsBefore(timesAfter(dayTimes(state, timetableId), patch)))
      return refuse('ends_before_begin', { begin: '집합', end: '해산' });
    const wrapped = called.filter(({ _id }) => calls.some((call) => call._id === _id));
    if (wrapped.some(({ arrivedAt, wrappedAt }) => endsBefore([arrivedAt, wrappedAt])))
      return refuse('ends_before_begin', { begin: '도착', end: '해산' });
    const said = { ...patch, cuts: counted, calls: called };
    if (known) return changes([update('dayReport', known, said)]);
    if (state.dayReport.has(reportId)) return refuse('already_exists');
    return changes([
      insert('dayReport', {
        _id: reportId,
        projectId: ctx.projectId,
        timetable: timetableId,
        gatheredAt: null,
        releasedAt: null,
        weather: '',
        footage: '',
        accidents: '',
        remarks: '',
        ...said,
      }),
    ]);
  },
});

type Span = readonly [begin: number | null, end: number | null];

/** RP12: an end before its begin is a slip of the hand, or a night that is written without its 24 hours. */
const endsBefore = ([begin, end]: Span): boolean => begin !== null && end !== null && end < begin;

/** The day's times as they will be; nothing where neither is written now, for what is wrong already keeps nobody from writing. */
function timesAfter({ gatheredAt, releasedAt }: DayTimes, patch: Partial<DayTimes>): Span {
  if (patch.gatheredAt === undefined && patch.releasedAt === undefined) return [null, null];
  const after = { gatheredAt, releasedAt, ...patch };
  return [after.gatheredAt, after.releasedAt];
}

function withCuts(
  known: DayReport['cuts'],
  said: readonly { readonly rowId: string; readonly count: number | null }[],
): DayReport['cuts'] {
  const counts = new Map<string, number | null>(known.map(({ rowId, count }) => [rowId, count]));
  for (const { rowId, count } of said) counts.set(rowId, count);
  return [...counts].flatMap(([rowId, count]) => (count === null ? [] : { rowId, count }));
}

/** An entry of which nothing is said any more is none. */
function withCalls(
  known: DayReport['calls'],
  said: readonly (Partial<DayReport['calls'][number]> & { readonly _id: string })[],
): DayReport['calls'] {
  const calls = new Map(known.map((call) => [call._id, call]));
  for (const call of said) {
    const before = calls.get(call._id) ?? { _id: call._id, arrivedAt: null, readyAt: null, wrappedAt: null };
    calls.set(call._id, { ...before, ...call });
  }
  return [...calls.values()].filter(
    ({ arrivedAt, readyAt, wrappedAt }) => arrivedAt !== null || readyAt !== null || wrappedAt !== null,
  );
}
