import type { ScheduleDay, ScheduleReading } from '@ddak/domain';
import { readTable, type TableOptions } from './read-table.ts';
import type { DayRow, TableReading, TableSheet } from './table.ts';

/** What was read out of a file: its sheets, or the schedule of another program, which has no columns to ask about. */
export interface FileContent {
  readonly sheets: readonly TableSheet[];
  readonly schedule: ScheduleReading | null;
}

/** US8: a file as a table of scenes, people or days, whichever way it came. Null where it is none of that. */
export function readContent(
  { sheets, schedule }: FileContent,
  options: TableOptions = {},
): TableReading | null {
  if (!schedule) return readTable(sheets, options);
  const { as = 'scenes' } = options;
  const base = { headRow: null, columns: [], skipped: schedule.skipped };
  if (as === 'scenes') {
    const rows = schedule.scenes.map((scene) => ({ ...scene, until: null, others: [] }));
    return rows.length === 0 ? null : { as, sheet: null, ...base, rows };
  }
  const board = schedule.boards.find(({ name }) => name === options.sheet) ?? schedule.boards[0];
  if (as !== 'days' || !board || board.days.length === 0) return null;
  return { as, sheet: board.name, ...base, skipped: [], rows: board.days.map(rowOf) };
}

const rowOf = ({ scenes, dayKind, ...day }: ScheduleDay): DayRow => ({
  ...day,
  dateText: day.tableDate ?? '',
  ...{ meetingPlace: '', places: [] },
  scenes: scenes.map((scene) => ({ ...scene, row: day.row, until: null, note: '' })),
  others: dayKind === '촬영' ? [] : [{ head: '구분', text: dayKind }],
});
