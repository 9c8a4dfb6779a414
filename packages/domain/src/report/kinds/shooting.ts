import { formatClock } from '../../kernel/clock.ts';
import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import { lightOf } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { DayLine } from '../../timetable/day-lines.ts';
import { phaseText } from '../../timetable/phase-text.ts';
import { joinedCell } from '../joined-cells.ts';
import type { Report, ReportRow } from '../report.ts';
import { reportDays, reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';
import { boardTotals, dayFacts } from '../report-words.ts';
import { sceneColumns } from '../scene-cells.ts';

const COLUMNS: readonly SceneColumn[] = [
  'number',
  'time',
  'setting',
  'setName',
  'location',
  'synopsis',
  'cast',
  'extras',
  'props',
  'art',
  'costume',
  'makeup',
  'effects',
  'vehicles',
  'others',
  'cuts',
  'planned',
];

/** RE4: the plan with its clock times, what happens between scenes, and what each scene needs. */
export function shooting(state: ProjectState, { board: boardId }: ReportOptions): Report {
  const board = reportedBoard(state, boardId);
  const days = reportDays(state, board);
  return {
    title: '촬영 일정표',
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: board?.name ?? '',
    totals: boardTotals(state, days),
    columns: [{ key: 'clock', label: '시간', kind: 'short' }, ...sceneColumns(state, COLUMNS)],
    groups: days.map((one) => ({
      key: one.day._id,
      title: one.title,
      facts: dayFacts(state, one),
      rows: one.lines.map((line) => rowOf(state, line)),
    })),
    empty: '아직 촬영일이 없어요',
  };
}

function rowOf(state: ProjectState, line: DayLine): ReportRow {
  const time = `${formatClock(line.start)} – ${formatClock(line.end)}`;
  if (line.kind === 'scene')
    return {
      key: line.rowId,
      light: lightOf(line.scenes),
      cells: [time, ...COLUMNS.map((column) => joinedCell(state, line, column))],
    };
  const text = phaseText(line.phase, line.note);
  return {
    key: line.rowId,
    look: 'quiet',
    cells: [time, ...COLUMNS.map((column) => (column === 'synopsis' ? text : ''))],
  };
}
