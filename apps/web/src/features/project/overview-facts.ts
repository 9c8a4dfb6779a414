import {
  currentBoard,
  type DateText,
  dayNumbers,
  daysOf,
  type FilmProgress,
  filmProgress,
  type Id,
  isDayOver,
  type ProjectState,
  rowsOf,
  type Timetable,
} from '@ddak/domain';

/** A shooting day that is still to come, with its 회차; a day that was called off has none. */
export interface ComingDay {
  readonly day: Timetable;
  readonly dayNo: number | undefined;
  readonly sceneIds: readonly Id[];
}

export interface OverviewFacts extends FilmProgress {
  readonly characters: number;
  readonly locations: number;
  /** The next shooting day that is not over (HM2); null when there is none. */
  readonly next: ComingDay | null;
  /** The days after it. */
  readonly later: readonly ComingDay[];
  readonly screenplays: number;
}

/** So many days after the next are told. */
const LATER = 5;

/** What the overview says of a project. @param today the person's own date */
export function overviewFacts(state: ProjectState, today: DateText): OverviewFacts {
  const board = currentBoard(state);
  const numbers = board ? dayNumbers(state, board._id) : new Map<Id, number>();
  const coming = (board ? daysOf(state, board._id) : [])
    .filter((day) => day.dayKind === '촬영' && !isDayOver(state, day, today))
    .slice(0, 1 + LATER)
    .map((day) => ({
      day,
      dayNo: numbers.get(day._id),
      sceneIds: rowsOf(state, day._id).flatMap(({ sceneData }) => sceneData ?? []),
    }));
  const [next = null, ...later] = coming;
  return {
    ...filmProgress(state, today),
    characters: state.character.size,
    locations: state.location.size,
    next,
    later,
    screenplays: state.screenplay.size,
  };
}
