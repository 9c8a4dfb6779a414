import { z } from 'zod';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { type DayReport, dayReportSchema } from './day-report.ts';
import { reportOf } from './report-of.ts';

const fields = dayReportSchema.pick({
  gatheredAt: true,
  releasedAt: true,
  weather: true,
  footage: true,
  accidents: true,
  remarks: true,
});
const countSchema = dayReportSchema.shape.cuts.element.shape.count;

/**
 * Writes in the report of a day; the first who does makes it. RP1: one a day, so that two who begin one without a line
 * write in the same. Cuts are said row by row, null: as planned.
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
      .max(300)
      .default([]),
  }),
  needs: { section: 'callsheet', right: 'write' },
  plan(state, { timetableId, reportId, patch, cuts }, ctx) {
    if (!state.timetable.has(timetableId)) return refuse('not_found', { what: '촬영일' });
    if (cuts.some(({ rowId }) => state.timetableRow.get(rowId)?.timetableId !== timetableId))
      return refuse('not_found', { what: '촬영일의 줄' });
    const known = reportOf(state, timetableId);
    const counted = withCuts(known?.cuts ?? [], cuts);
    if (!dayReportSchema.shape.cuts.safeParse(counted).success) return refuse('too_many');
    if (known) return changes([update('dayReport', known, { ...patch, cuts: counted })]);
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
        ...patch,
        cuts: counted,
      }),
    ]);
  },
});

function withCuts(
  known: DayReport['cuts'],
  said: readonly { readonly rowId: string; readonly count: number | null }[],
): DayReport['cuts'] {
  const counts = new Map<string, number | null>(known.map(({ rowId, count }) => [rowId, count]));
  for (const { rowId, count } of said) counts.set(rowId, count);
  return [...counts].flatMap(([rowId, count]) => (count === null ? [] : { rowId, count }));
}
