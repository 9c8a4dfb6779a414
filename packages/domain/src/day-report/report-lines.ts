import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { formatClock } from '../kernel/clock.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import type { ProjectState } from '../state.ts';
import { dayLines, type SceneLine } from '../timetable/day-lines.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import type { TimetableRow } from '../timetable/timetable.ts';
import type { DayReport } from './day-report.ts';
import type { LineState, PlannedSpan, ReportPause, ReportScene } from './day-report-view.ts';
import { recordOf } from './record-of.ts';

type PlannedRow = FrozenSheet['rows'][number];
type PlannedScene = Extract<PlannedRow, { kind: 'scene' }>;

/** What a day's lines are made from. */
export interface ReportDay {
  readonly timetableId: string;
  readonly plan: FrozenSheet;
  readonly report: DayReport | undefined;
}

/** RP3: the planned lines of shooting with what became of each; then those that were put to the day since. */
export function reportScenes(state: ProjectState, day: ReportDay): readonly ReportScene[] {
  const rows = rowsOf(state, day.timetableId).filter((row) => row.sceneData !== null);
  const planned = day.plan.rows.filter((row) => row.kind === 'scene');
  const announced = new Set(planned.flatMap(({ sceneIds }) => sceneIds));
  const isPlanned = (row: TimetableRow): boolean =>
    planned.some(({ rowId }) => rowId === row._id) || announced.has(row.sceneData ?? '');
  const added = rows.filter((row) => !isPlanned(row));
  const dropped = added.filter((row) => row.state === 'dropped').map((row) => droppedLine(state, row));
  const extra = dayLines(state, day.timetableId).filter(
    (line) => line.kind === 'scene' && added.some(({ _id }) => _id === line.rowId),
  ) as SceneLine[];
  return [
    ...planned.map((line) => plannedLine(state, day, line, rows)),
    ...dropped,
    ...extra.map((line) => extraLine(state, day, line)),
  ];
}

function plannedLine(
  state: ProjectState,
  day: ReportDay,
  line: PlannedScene,
  rows: readonly TimetableRow[],
): ReportScene {
  // A scene that was taken off the day and put back has another row.
  const row =
    rows.find(({ _id }) => _id === line.rowId) ??
    rows.find(({ sceneData }) => line.sceneIds.includes(sceneData ?? ''));
  return {
    sceneIds: line.sceneIds,
    label: line.cells.scene,
    place: line.cells.place,
    synopsis: line.cells.synopsis,
    planned: { start: line.start, end: line.end },
    plannedMinutes: line.minutes,
    plannedCuts: line.cuts,
    isExtra: false,
    plannedText: spanText(line.start, line.end),
    ...actual(state, day, row, line.cuts),
  };
}

function extraLine(state: ProjectState, day: ReportDay, line: SceneLine): ReportScene {
  const known = line.scenes.flatMap((scene) => scene.cutCount ?? []);
  const cuts = known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
  return {
    sceneIds: line.scenes.map(({ _id }) => _id),
    label: line.labels.join('+'),
    place: [...new Set(line.scenes.map(({ setName }) => setName))].join('\n'),
    synopsis: line.scenes.map(({ synopsis }) => synopsis).join('\n'),
    ...UNPLANNED,
    isExtra: true,
    ...actual(state, day, state.timetableRow.get(line.rowId), cuts),
  };
}

/** RP3: put to the day since, and not shot after all. */
function droppedLine(state: ProjectState, row: TimetableRow): ReportScene {
  const scene = state.scene.get(row.sceneData ?? '');
  return {
    rowId: row._id,
    sceneIds: scene ? [scene._id] : [],
    label: scene ? sceneLabel(state, scene) : '',
    place: scene?.setName ?? '',
    synopsis: scene?.synopsis ?? '',
    ...UNPLANNED,
    isExtra: false,
    ...NOT_SHOT,
  };
}

const UNPLANNED = { planned: null, plannedMinutes: null, plannedCuts: null, plannedText: '' } as const;
const NOT_SHOT = { start: null, end: null, cuts: null, actualText: '', state: '미촬영' } as const;

function actual(state: ProjectState, day: ReportDay, row: TimetableRow | undefined, cuts: number | null) {
  if (!row) return { rowId: null, ...NOT_SHOT };
  const record = recordOf(state, row);
  const stateWord = stateOf(record, day.report?.releasedAt != null);
  const said = day.report?.cuts.find(({ rowId }) => rowId === row._id)?.count;
  return {
    rowId: row._id,
    start: record.actualStart,
    end: record.actualEnd,
    // RP4: of a part nobody knows but who counted.
    cuts: said ?? (stateWord === '완료' && row.part === null ? cuts : null),
    state: stateWord,
    actualText: spanText(record.actualStart, record.actualEnd),
  };
}

/** RP3: what nobody has said anything of was not shot, once the day is over. */
function stateOf(row: TimetableRow, isOver: boolean): LineState {
  if (row.state === 'done') return '완료';
  if (row.state === 'partial') return '일부';
  if (row.state === 'dropped' || isOver) return '미촬영';
  return row.state === 'shooting' ? '촬영 중' : '예정';
}

/** The meals and rests of the day: the planned ones, then others that stand on it. */
export function reportPauses(state: ProjectState, day: ReportDay): readonly ReportPause[] {
  const rows = new Map(rowsOf(state, day.timetableId).map((row) => [row._id, row]));
  const times = (rowId: string) => {
    const row = rows.get(rowId);
    return { rowId: row?._id ?? null, start: row?.actualStart ?? null, end: row?.actualEnd ?? null };
  };
  const planned = day.plan.rows.flatMap((row): ReportPause[] =>
    row.kind === 'phase' && isPause(row.phaseKind)
      ? [{ kind: row.phaseKind, label: row.text, planned: row, ...times(row.rowId) }]
      : [],
  );
  const known = new Set(planned.map(({ rowId }) => rowId));
  const others = [...rows.values()].flatMap(({ _id, phaseData, state: became }): ReportPause[] =>
    phaseData && isPause(phaseData.kind) && !known.has(_id) && became !== 'dropped'
      ? [{ kind: phaseData.kind, label: phaseData.label || phaseData.kind, planned: null, ...times(_id) }]
      : [],
  );
  return [...planned, ...others];
}

const isPause = (kind: string): kind is ReportPause['kind'] => kind === '식사' || kind === '휴식';

/** `14:10 – 15:40`; of what has only begun `14:10 –`. */
export const spanText = (start: PlannedSpan['start'] | null, end: PlannedSpan['end'] | null): string =>
  start === null && end === null
    ? ''
    : `${start === null ? '' : formatClock(start)} – ${end === null ? '' : formatClock(end)}`.trim();
