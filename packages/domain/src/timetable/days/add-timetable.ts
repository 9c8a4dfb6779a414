import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { dateSchema } from '../../kernel/date.ts';
import { idSchema } from '../../kernel/id.ts';
import { newPhaseRowSchema } from '../day-rows/day-row-set.ts';
import { layOutRows } from '../day-rows/lay-out-rows.ts';
import { DAY_KINDS, type Timetable, UNITS } from '../timetable.ts';

export const newDaySchema = z.object({
  timetableId: idSchema,
  boardId: idSchema,
  tableDate: dateSchema,
  unit: z.enum(UNITS).default('A'),
  dayKind: z.enum(DAY_KINDS).default('촬영'),
  calltime: clockSchema.nullable().default(null),
  rows: z.array(newPhaseRowSchema).max(20).optional(),
});

/**
 * Makes a day on a board, with the rows that it begins with (DR2). TT1: one day for each board, date and unit. The call is
 * the project's default if not said.
 */
export const addTimetable = defineCommand({
  name: 'addTimetable',
  args: newDaySchema,
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    if (!state.board.has(args.boardId)) return refuse('not_found', { what: '촬영계획표' });
    if (state.timetable.has(args.timetableId)) return refuse('already_exists');
    const taken = [...state.timetable.values()].some(
      (day) => day.boardId === args.boardId && day.tableDate === args.tableDate && day.unit === args.unit,
    );
    if (taken) return refuse('day_date_taken', { date: args.tableDate });
    const fallback = state.project.get(ctx.projectId)?.defaultCalltime ?? 420;
    const rows = args.rows ?? [];
    const ids = new Set(rows.map(({ rowId }) => rowId));
    if (ids.size < rows.length || rows.some(({ rowId }) => state.timetableRow.has(rowId)))
      return refuse('already_exists');
    const day: Timetable = {
      _id: args.timetableId,
      projectId: ctx.projectId,
      boardId: args.boardId,
      tableDate: args.tableDate,
      unit: args.unit,
      dayKind: args.dayKind,
      calltime: args.calltime ?? fallback,
      name: '',
      note: '',
      locked: false,
    };
    return changes([insert('timetable', day), ...layOutRows(state, day, rows)]);
  },
});
