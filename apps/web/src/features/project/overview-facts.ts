import {
  type ComingDay,
  comingDays,
  type DateText,
  type FilmProgress,
  filmProgress,
  type ProjectState,
} from '@ddak/domain';

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
export function overviewFacts(state: ProjectState, today: DateText, isPlanner: boolean): OverviewFacts {
  const [next = null, ...later] = comingDays(state, today, isPlanner).slice(0, 1 + LATER);
  return {
    ...filmProgress(state, today),
    characters: state.character.size,
    locations: state.location.size,
    next,
    later,
    screenplays: state.screenplay.size,
  };
}
