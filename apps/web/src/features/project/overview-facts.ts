import {
  currentBoard,
  type DateText,
  dayNumbers,
  daysOf,
  type Id,
  type ProjectState,
  rowsOf,
  type Timetable,
} from '@ddak/domain';

export interface OverviewFacts {
  /** Scenes that will be shot: what was taken out of the script does not count. */
  readonly scenes: number;
  readonly allocated: number;
  readonly done: number;
  readonly characters: number;
  readonly locations: number;
  /** Shooting days of the current board. */
  readonly days: number;
  /** The next shooting day from today on; null when there is none. */
  readonly next: { readonly day: Timetable; readonly dayNo: number; readonly sceneIds: readonly Id[] } | null;
  readonly screenplays: number;
}

/** What the overview says of a project. @param today the person's own date */
export function overviewFacts(state: ProjectState, today: DateText): OverviewFacts {
  const board = currentBoard(state);
  const days = board ? daysOf(state, board._id).filter(({ dayKind }) => dayKind === '촬영') : [];
  const onDays = days.map((day) => ({
    day,
    sceneIds: rowsOf(state, day._id).flatMap(({ sceneData }) => sceneData ?? []),
  }));
  const allocated = new Set(onDays.flatMap(({ sceneIds }) => sceneIds));
  const shot = [...state.scene.values()].filter(({ status }) => status !== 'omitted');
  const next = onDays.find(({ day }) => day.tableDate >= today);
  const numbers = board ? dayNumbers(state, board._id) : new Map<string, number>();
  return {
    scenes: shot.length,
    allocated: shot.filter(({ _id }) => allocated.has(_id)).length,
    done: shot.filter(({ status }) => status === 'done').length,
    characters: state.character.size,
    locations: state.location.size,
    days: days.length,
    next: next ? { ...next, dayNo: numbers.get(next.day._id) ?? 0 } : null,
    screenplays: state.screenplay.size,
  };
}
