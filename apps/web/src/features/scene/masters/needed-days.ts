import {
  currentBoard,
  type DateText,
  dayName,
  dayNumbers,
  type ProjectState,
  type Scene,
  timetableAllocation,
} from '@ddak/domain';

/** The days of the current board on which scenes stand, by their dates: `3회차`. */
export function neededDays(
  state: ProjectState,
  isOf: (scene: Scene) => boolean,
): (date: DateText) => string | undefined {
  const names = neededDates(state, isOf);
  return (date) => names.get(date);
}

/** The same, in the order of their dates. */
export function neededDates(
  state: ProjectState,
  isOf: (scene: Scene) => boolean,
): ReadonlyMap<DateText, string> {
  const board = currentBoard(state);
  const numbers = board ? dayNumbers(state, board._id) : new Map<string, number>();
  const names = new Map<DateText, string>();
  for (const scene of state.scene.values())
    if (scene.status !== 'omitted' && isOf(scene))
      for (const day of timetableAllocation(state, scene._id))
        if (day.boardId === board?._id) names.set(day.tableDate, dayName(day, numbers.get(day._id)));
  return new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}
