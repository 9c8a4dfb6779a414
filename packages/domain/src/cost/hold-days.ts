import { scenesOfDay } from '../callsheet/day-content.ts';
import type { DateText } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { daysOf } from '../timetable/rows-of.ts';
import { gapsOf } from './cast-days.ts';
import { ratesOf } from './crew-rates.ts';

/**
 * CO8: dates of a board on which its cast is held (CO1), of all people together. Who has a gap of so many days that
 * they are released (CO2) is not held in it; picking somebody up again costs nothing, so no pay is read for this.
 */
export function holdDays(state: ProjectState, boardId: Id): number {
  const dates = new Set<DateText>();
  const worked = new Map<Id, Set<DateText>>();
  for (const { _id, tableDate, dayKind } of daysOf(state, boardId)) {
    const scenes = scenesOfDay(state, _id).filter(({ status }) => status !== 'omitted');
    if (dayKind === '촬영' || scenes.length > 0) dates.add(tableDate);
    for (const { characters } of scenes)
      for (const character of characters)
        worked.set(character._id, (worked.get(character._id) ?? new Set()).add(tableDate));
  }
  const { dropAfterDays } = ratesOf(state);
  const held = [...worked.values()]
    .flatMap((own) => gapsOf([...dates], [...own]))
    .filter(({ days }) => days < dropAfterDays);
  return held.reduce((sum, gap) => sum + gap.dates, 0);
}
