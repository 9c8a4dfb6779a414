import {
  allocatedScenes,
  dayNumbers,
  daysOf,
  type ProjectState,
  remembering,
  type Timetable,
} from '@ddak/domain';
import { type DayView, dayView } from './day-view.ts';
import { inputsOfDay } from './inputs-of-day.ts';
import { keepSame } from './keep-same.ts';
import { labourOfBoard } from './labour-view.ts';

export interface BoardTotals {
  readonly scenes: number;
  readonly allocated: number;
  readonly shootingDays: number;
  /** Days beyond their length, and rows that overlap. */
  readonly warnings: number;
}

export interface BoardView {
  readonly days: readonly DayView[];
  readonly totals: BoardTotals;
}

const NO_BREACHES: DayView['breaches'] = [];
const remember = remembering<Timetable, DayView>();

/** A day as it was drawn last, where nothing that it shows has changed; else with every strip kept that is the same. */
function keptDay(
  state: ProjectState,
  day: Timetable,
  dayNo: number | null,
  breaches: DayView['breaches'],
): DayView {
  return remember(day, [dayNo, breaches, inputsOfDay(state, day)], (last) => {
    const fresh = dayView(state, day, dayNo, breaches);
    return last ? keepSame(last, fresh) : fresh;
  });
}

const rememberCounts = remembering<ReadonlySet<string>, Pick<BoardTotals, 'scenes' | 'allocated'>>();

function countScenes(state: ProjectState): Pick<BoardTotals, 'scenes' | 'allocated'> {
  const placed = allocatedScenes(state);
  return rememberCounts(placed, [state.scene], () => {
    let [scenes, allocated] = [0, 0];
    for (const scene of state.scene.values()) {
      if (scene.status === 'omitted') continue;
      scenes++;
      if (placed.has(scene._id)) allocated++;
    }
    return { scenes, allocated };
  });
}

/** Every day of a board by date, with what the foot of the screen counts. Days that did not change are the same objects. */
export function boardView(state: ProjectState, boardId: string): BoardView {
  const numbers = dayNumbers(state, boardId);
  const labour = labourOfBoard(state, boardId);
  const days = daysOf(state, boardId).map((day) =>
    keptDay(state, day, numbers.get(day._id) ?? null, labour.get(day._id) ?? NO_BREACHES),
  );
  const { scenes, allocated } = countScenes(state);
  return {
    days,
    totals: {
      scenes,
      allocated,
      shootingDays: numbers.size,
      warnings: days.reduce(
        (count, day) => count + (day.over > 0 ? 1 : 0) + day.rows.filter((row) => row.overlap > 0).length,
        0,
      ),
    },
  };
}
