import { type CallsheetView, type Id, type PhaseData, type ProjectState, rowsOf } from '@ddak/domain';

/** A 일정 줄 of the day of a sheet, among the lines that the sheet prints. */
export interface PhaseLine {
  readonly rowId: Id;
  readonly phase: PhaseData;
  readonly timeText: string;
  /** `S#12 뒤`; `맨 앞`. */
  readonly place: string;
  /** After which row it stands once it is moved over the line before it or behind it; undefined: it is at the end. */
  readonly up: Id | null | undefined;
  readonly down: Id | null | undefined;
}

/** The 일정 줄 of a day in the order of its sheet, with where each goes by one line. */
export function phaseLines(state: ProjectState, timetableId: Id, view: CallsheetView): readonly PhaseLine[] {
  const rows = rowsOf(state, timetableId);
  const known = new Map(rows.map((row) => [row._id, row]));
  const lines = view.rows.filter(({ rowId }) => known.has(rowId));
  /** The row before another, as if the moved one were gone. */
  const before = (rowId: Id, moved: Id): Id | null => {
    const others = rows.filter(({ _id }) => _id !== moved);
    return others[others.findIndex(({ _id }) => _id === rowId) - 1]?._id ?? null;
  };
  return lines.flatMap((line, i): PhaseLine[] => {
    const phase = known.get(line.rowId)?.phaseData;
    if (line.kind !== 'phase' || !phase) return [];
    const [previous, next, afterNext] = [lines[i - 1], lines[i + 1], lines[i + 2]];
    const last = rows.findLast(({ _id }) => _id !== line.rowId)?._id ?? null;
    return [
      {
        rowId: line.rowId,
        phase,
        timeText: line.timeText,
        place: previous ? `${nameOf(previous)} 뒤` : '맨 앞',
        up: previous && before(previous.rowId, line.rowId),
        // Rows that are joined are one line: behind the last of them.
        down: next && (afterNext ? before(afterNext.rowId, line.rowId) : last),
      },
    ];
  });
}

const nameOf = (row: CallsheetView['rows'][number]): string =>
  row.kind === 'scene' ? `S#${row.cells.scene}` : row.text;
