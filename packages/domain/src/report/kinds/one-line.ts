import type { SceneColumn } from '../../scene/list/scene-columns.ts';
import { lightOf } from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import { joinedCell } from '../joined-cells.ts';
import type { Report, ReportRow } from '../report.ts';
import { type ReportDay, reportDays, reportedBoard } from '../report-days.ts';
import type { ReportOptions } from '../report-options.ts';
import { boardTotals, dayFacts } from '../report-words.ts';
import { sceneColumns } from '../scene-cells.ts';

const COLUMNS: readonly SceneColumn[] = [
  'number',
  'time',
  'setting',
  'shootKind',
  'setName',
  'location',
  'synopsis',
  'cast',
  'cuts',
  'length',
];

/** RE3: the plan with one line a scene, in shooting order, day by day. */
export const oneLine = (state: ProjectState, { board: boardId }: ReportOptions): Report =>
  sceneLinesByDay(state, { boardId, title: '한 줄 일정표', columns: COLUMNS });

/** The scenes of each day of a board, a line each. */
export function sceneLinesByDay(
  state: ProjectState,
  options: {
    readonly boardId: string | undefined;
    readonly title: string;
    readonly columns: readonly SceneColumn[];
    readonly look?: ReportRow['look'];
  },
): Report {
  const board = reportedBoard(state, options.boardId);
  const days = reportDays(state, board);
  const { columns, look } = options;
  return {
    title: options.title,
    projectTitle: [...state.project.values()][0]?.title ?? '',
    about: board?.name ?? '',
    totals: boardTotals(state, days),
    columns: sceneColumns(state, columns),
    groups: days.map((one) => ({
      key: one.day._id,
      title: one.title,
      facts: dayFacts(state, one),
      rows: rowsOfDay(state, one, columns, look),
    })),
    empty: '아직 촬영일이 없어요',
  };
}

const rowsOfDay = (
  state: ProjectState,
  { lines }: ReportDay,
  columns: readonly SceneColumn[],
  look: ReportRow['look'],
): ReportRow[] =>
  lines.flatMap((line) =>
    line.kind === 'scene'
      ? [
          {
            key: line.rowId,
            cells: columns.map((column) => joinedCell(state, line, column)),
            light: lightOf(line.scenes),
            ...(look ? { look } : {}),
          },
        ]
      : [],
  );
