import {
  type DateText,
  daysBetween,
  groupBy,
  type LabourRules,
  type Location,
  type ProjectState,
  ratesOf,
  scenePlace,
  travelMinutes,
  USUAL_COSTS,
} from '@ddak/domain';
import type { ScheduleProblemInput } from '../problem/schedule-problem.ts';
import type { BoardOptions } from './board-options.ts';
import { placeKey } from './place-key.ts';
import { freeSpans } from './problem-people.ts';
import type { BoardReading } from './read-board.ts';
import { isBlock } from './read-board-day.ts';

type Scenes = ScheduleProblemInput['scenes'];
type Moves = NonNullable<ScheduleProblemInput['moves']>;

/** The places of the scenes with their fees, and when they can be had. */
export function problemPlaces(
  state: ProjectState,
  scenes: Scenes,
  dates: readonly DateText[],
  { closures }: BoardOptions,
  { setStruck }: LabourRules,
): NonNullable<ScheduleProblemInput['places']> {
  const costs = groupBy(state.locationCost, 'locationId');
  const names = placeNames(state);
  return placesIn(scenes).map((id) => {
    const location = state.location.get(id);
    if (!location) return { id, name: names.get(id) ?? id, feePerDay: USUAL_COSTS.placeDay.value };
    const closed = closures.flatMap((one) =>
      one.kind === 'place' && one.locationId === id ? [one.date] : [],
    );
    // PC10: where that binds, its place cannot be had once the set is struck.
    const { strikeDate } = location;
    const struck =
      strikeDate && setStruck.severity === 'hard'
        ? dates.filter((date) => daysBetween(strikeDate, date) > setStruck.value)
        : [];
    return {
      id,
      name: location.realName,
      feePerDay: costs.get(id)?.[0]?.dayFee ?? USUAL_COSTS.placeDay.value,
      returnFee: costs.get(id)?.[0]?.redressFee ?? 0,
      available: { dates: freeSpans(location.availability, dates, [...closed, ...struck]) },
    };
  });
}

/** What places are called that are none yet, by their keys. */
export const placeNames = (state: ProjectState): ReadonlyMap<string, string> =>
  new Map(
    [...state.scene.values()].flatMap((scene) => {
      const place = scenePlace(state, scene);
      return place ? [[place.key, place.name] as const] : [];
    }),
  );

const placesIn = (scenes: Scenes): string[] => [...new Set(scenes.flatMap((scene) => scene.place ?? []))];

/** How far places are apart: as a move on the board says, else by their coordinates. */
export function problemMoves(state: ProjectState, scenes: Scenes, reading: BoardReading): Moves {
  const cost = ratesOf(state).companyMove;
  const known = movesOnBoard(state, reading);
  const places = placesIn(scenes);
  return places.flatMap((from, i) =>
    places.slice(i + 1).flatMap((to) => {
      const way = driven(state.location.get(from), state.location.get(to));
      const minutes = known.get(pairKey(from, to)) ?? way;
      // TT11: at one address nobody moves.
      return minutes === null ? [] : [{ from, to, minutes, cost: way === 0 ? 0 : cost }];
    }),
  );
}

const pairKey = (a: string, b: string): string => [a, b].sort().join(' ');

/** What people have written between two places: the shortest of their moves. */
function movesOnBoard(state: ProjectState, { days }: BoardReading): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const { middle } of days) {
    let here: string | null = null;
    let minutes = 0;
    for (const item of middle) {
      if (!isBlock(item)) {
        if (item.kind === 'move') minutes += item.minutes;
        continue;
      }
      const there = placeKey(state, item.scene);
      if (there === null) continue;
      if (here !== null && here !== there && minutes > 0) {
        const key = pairKey(here, there);
        known.set(key, Math.min(minutes, known.get(key) ?? minutes));
      }
      here = there;
      minutes = 0;
    }
  }
  return known;
}

const driven = (from: Location | undefined, to: Location | undefined): number | null =>
  from && to ? travelMinutes(from, to) : null;
