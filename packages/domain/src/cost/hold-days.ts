import { type DateText, daysBetween } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import type { ProjectState } from '../state.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { calledScenes, isCalledOff } from './called-scenes.ts';
import { ratesOf } from './crew-rates.ts';

/** Who is called to play on a day (CO20), each once; null where nothing is shot. */
type CastOfDay = readonly Id[] | null;

const rememberCast = remembering<Timetable, CastOfDay>();

/**
 * CO8: dates of a board on which its cast is held (CO1), of all people together. Who has a gap of so many days that
 * they are released (CO2) is not held in it; picking somebody up again costs nothing, so no pay is read for this.
 */
export function holdDays(state: ProjectState, boardId: Id): number {
  const { dropAfterDays } = ratesOf(state);
  /** For each person the last date that they worked on, by its place among the dates of the plan. */
  const lastAt = new Map<Id, number>();
  const dates: DateText[] = [];
  let held = 0;
  for (const day of daysOf(state, boardId)) {
    const cast = castIdsOf(state, day);
    if (cast === null) continue;
    if (dates.at(-1) !== day.tableDate) dates.push(day.tableDate);
    const at = dates.length - 1;
    for (const person of cast) {
      const last = lastAt.get(person) ?? at;
      lastAt.set(person, at);
      if (at - last > 1 && daysBetween(dates[last]!, day.tableDate) - 1 < dropAfterDays)
        held += at - last - 1;
    }
  }
  return held;
}

function castIdsOf(state: ProjectState, day: Timetable): CastOfDay {
  return rememberCast(day, [rowsOf(state, day._id), state.scene, isCalledOff(state, day)], () => {
    const scenes = calledScenes(state, day).map(({ scene }) => scene);
    if (day.dayKind !== '촬영' && scenes.length === 0) return null;
    return [...new Set(scenes.flatMap(({ characters }) => characters.map(({ _id }) => _id)))];
  });
}
