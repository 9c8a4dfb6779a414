import { type Id, nameOfDay, type ProjectState, shortDate } from '@ddak/domain';
import { type HeldDay, heldDayAt } from '@ddak/protocol';
import { bdColour } from '@ddak/ui';
import { personColour } from '../../platform/person-colour.ts';
import { calendarTagRule, dayTagRules } from './held-tag.ts';
import type { PeopleInFields } from './keep-fields.ts';

/**
 * PR11: days that hang at the pointers of others, outlined in their colours with their names and the date that they hang
 * over, and in the calendar that date, as a style sheet. `quote` makes a text a CSS string.
 */
export function heldDayStyles(
  people: PeopleInFields,
  state: ProjectState,
  quote: (text: string) => string,
): string {
  const names = new Map([...state.projectMember.values()].map(({ userId, name }) => [userId, name]));
  return [...people]
    .flatMap(([userId, at]) => {
      const [held, name] = [heldDayAt(at), names.get(userId)];
      return held && name !== undefined ? rulesOf(held, state, { userId, name }, quote) : [];
    })
    .join('\n');
}

function rulesOf(
  { dayId, date }: HeldDay,
  state: ProjectState,
  { userId, name }: { readonly userId: Id; readonly name: string },
  quote: (text: string) => string,
): string[] {
  const day = state.timetable.get(dayId);
  if (!day) return [];
  const colour = bdColour(personColour(userId));
  const isAway = date !== null && date !== day.tableDate;
  const own = `section[data-day="${dayId}"], [data-calendar-day="${dayId}"] { outline: 2px solid ${colour}; outline-offset: -2px; }`;
  const said = isAway ? `${name} · ${shortDate(date)} 자리로` : name;
  const tagged = dayTagRules(dayId, userId, quote(said));
  if (!isAway) return [own, tagged];
  const what = quote(`${name} · ${nameOfDay(state, day)}`);
  // The date is that of the board which has the day.
  const cell = `body:has([data-calendar-day="${dayId}"]) td[data-date="${date}"]`;
  return [
    own,
    tagged,
    `${cell} { outline: 2px dashed ${colour}; outline-offset: -2px; }`,
    calendarTagRule(cell, userId, what),
    ...[...state.timetable.values()]
      .filter((one) => one.boardId === day.boardId && one.unit === day.unit && one.tableDate === date)
      .map(
        ({ _id }) => `section[data-day="${_id}"] { outline: 2px dashed ${colour}; outline-offset: -2px; }`,
      ),
  ];
}
