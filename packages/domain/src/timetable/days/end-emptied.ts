import { type Change, update } from '../../change.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../rows-of.ts';
import type { PhaseData, Timetable, TimetableRow } from '../timetable.ts';
import { takeOffDay } from './take-off-day.ts';

/** What becomes of a shooting day from which the last scene goes: it stays, is a day off, or goes too. */
export const EMPTIED_DAYS = ['stay', 'rest', 'remove'] as const;
export type EmptiedDays = (typeof EMPTIED_DAYS)[number];

/** A day with the rows that it is to have, as a proposal says. */
export interface WantedDay {
  readonly timetableId: Id;
  readonly rows: readonly {
    readonly rowId: Id;
    readonly sceneId: Id | null;
    readonly phaseData: PhaseData | null;
    readonly split?:
      | { readonly part: TimetableRow['part']; readonly minutes: NonNullable<TimetableRow['minutes']> }
      | undefined;
  }[];
}

interface EndedDay {
  readonly day: Timetable;
  /** What still stood on it: meals, gathering, wrap. */
  readonly rows: readonly TimetableRow[];
  readonly changes: readonly (Change | null)[];
}

/**
 * TT18: the shooting days that lose their last scene become days off, or go. A row that is pinned keeps its day, and so
 * does a published call sheet keep one that was to go; then `isLeft`.
 */
export function endEmptied(
  state: ProjectState,
  wanted: readonly WantedDay[],
  gone: ReadonlySet<Id>,
  emptied: EmptiedDays | undefined,
): { readonly ended: readonly EndedDay[]; readonly isLeft: boolean } {
  if (emptied === undefined || emptied === 'stay') return { ended: [], isLeft: false };
  const home = new Map(
    wanted.flatMap((day) => day.rows.map(({ rowId }) => [rowId, day.timetableId] as const)),
  );
  const ended: EndedDay[] = [];
  let isLeft = false;
  for (const { timetableId, rows } of wanted) {
    const day = state.timetable.get(timetableId)!;
    const own = rowsOf(state, timetableId);
    const staying = own.filter(({ _id }) => (home.get(_id) ?? timetableId) === timetableId);
    const shoots =
      rows.some(({ rowId, sceneId }) => (state.timetableRow.get(rowId)?.sceneData ?? sceneId) !== null) ||
      staying.some((row) => !gone.has(row._id) && (row.pinned || row.sceneData !== null));
    const wasShot = day.dayKind === '촬영' && own.some((row) => row.sceneData !== null);
    if (shoots || !wasShot) continue;
    const changes =
      emptied === 'rest' ? [update('timetable', day, { dayKind: '휴일' })] : takeOffDay(state, day);
    if (changes) ended.push({ day, rows: staying, changes });
    else isLeft = true;
  }
  return { ended, isLeft };
}
