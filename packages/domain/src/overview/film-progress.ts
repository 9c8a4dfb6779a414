import { amountOfFilm, filmOf, shotSoFar } from '../day-report/report-amounts.ts';
import type { DateText } from '../kernel/date.ts';
import type { ProjectState } from '../state.ts';
import { currentBoard, daysOf, rowsOf } from '../timetable/rows-of.ts';
import { isPlaced } from '../timetable/shot/has-begun.ts';
import { isDayOver } from './is-day-over.ts';

/** How far a film is, by its current plan. What was left out of the script does not count. */
export interface FilmProgress {
  readonly scenes: number;
  /** Scenes that have a place on a shooting day (TT34), each once. */
  readonly allocated: number;
  readonly done: number;
  readonly cuts: number;
  readonly cutsDone: number;
  /** Shooting days. */
  readonly days: number;
  readonly daysOver: number;
}

/**
 * OV5: a scene is done when a day of the plan says that it was shot (RP6), or the scene itself does. A shooting day is
 * over as HM2 says. @param today the date where one is
 */
export function filmProgress(state: ProjectState, today: DateText): FilmProgress {
  const board = currentBoard(state);
  const all = board ? daysOf(state, board._id) : [];
  const days = all.filter(({ dayKind }) => dayKind === '촬영');
  const onDays = new Set(
    days.flatMap(({ _id }) => rowsOf(state, _id).flatMap((row) => (isPlaced(row) && row.sceneData) || [])),
  );
  const last = all.at(-1);
  const shot = last ? shotSoFar(state, last) : null;
  const film = filmOf(state);
  const cutsDone = film.map(({ _id, status, cutCount }) => {
    const said = shot?.get(_id)?.cuts ?? 0;
    return status === 'done' && said === 0 ? (cutCount ?? 0) : said;
  });
  return {
    scenes: film.length,
    allocated: film.filter(({ _id }) => onDays.has(_id)).length,
    done: film.filter(({ _id, status }) => status === 'done' || shot?.get(_id)?.scenes === 1).length,
    cuts: amountOfFilm(state).cuts,
    cutsDone: cutsDone.reduce((sum, count) => sum + count, 0),
    days: days.length,
    daysOver: days.filter((day) => isDayOver(state, day, today)).length,
  };
}
