import {
  currentBoard,
  formatClock,
  type Location,
  type ProjectState,
  SEOUL,
  shortDate,
  sunTimes,
  timetableAllocation,
} from '@ddak/domain';

/** `12.3 목 07:28 – 17:13`: the sun on the first shooting day there, else on the given one. */
export function sunLine(state: ProjectState, { _id, latitude, longitude }: Location, today: string): string {
  const board = currentBoard(state);
  const days = [...state.scene.values()]
    .filter(({ location }) => location === _id)
    .flatMap((scene) => timetableAllocation(state, scene._id))
    .filter(({ boardId }) => boardId === board?._id)
    .map(({ tableDate }) => tableDate)
    .sort();
  const date = days.find((day) => day >= today) ?? days.at(-1) ?? today;
  const isKnown = latitude !== null && longitude !== null;
  const sun = sunTimes(date, isKnown ? { latitude, longitude } : SEOUL);
  if (!sun) return '';
  const times = `${formatClock(sun.sunrise)} – ${formatClock(sun.sunset)}`;
  return `${shortDate(date)} ${times}${isKnown ? '' : ' (서울)'}`;
}

/** `37.5637, 126.9084`; empty where nobody has said it. */
export const coordinatesText = ({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
