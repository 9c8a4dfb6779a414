import { commandSubject, type Id, type ProjectState } from '@ddak/domain';
import { type HeldStrips, heldAt } from '@ddak/protocol';
import { bdColour } from '@ddak/ui';
import { personColour } from '../../platform/person-colour.ts';
import { dayTagRules, heldTag } from './held-tag.ts';
import type { PeopleInFields } from './keep-fields.ts';

/**
 * PR9: strips that hang at the pointers of others, outlined in their colours with their names, and the days that they hang
 * over, as a style sheet: the board knows nothing of it, and nothing of it is drawn anew. `quote` makes a text a CSS string.
 */
export function heldStyles(
  people: PeopleInFields,
  state: ProjectState,
  quote: (text: string) => string,
): string {
  const holding = [...people].flatMap(([userId, at]) => {
    const held = heldAt(at);
    return held ? [{ userId, held }] : [];
  });
  if (holding.length === 0) return '';
  const names = new Map([...state.projectMember.values()].map(({ userId, name }) => [userId, name]));
  const rules = holding.flatMap(({ userId, held }) => {
    const name = names.get(userId);
    if (name === undefined) return [];
    const hangsElsewhere = state.timetableRow.get(held.stripId)?.timetableId !== held.dayId;
    const strip = stripRule(held, userId, quote(name));
    return hangsElsewhere
      ? [strip, dayRule(held, userId, quote(`${name} · ${whatOf(state, held)}`))]
      : [strip];
  });
  return rules.join('\n');
}

function whatOf(state: ProjectState, { stripId, count }: HeldStrips): string {
  const name = commandSubject(state, [stripId]);
  return count > 1 ? `${name} 외 ${count - 1}개` : name;
}

/** The strip as it is, paler, with the name in its corner. */
function stripRule({ stripId }: HeldStrips, userId: Id, name: string): string {
  const strip = `[data-key="${stripId}"]`;
  return `${strip} { position: relative; outline: 2px solid ${bdColour(personColour(userId))}; outline-offset: -2px; border-radius: 5px; }
${strip} > * { opacity: .6; }
${strip}::after { position: absolute; top: 0; right: 0; z-index: 2; max-width: 100%; border-radius: 0 5px 0 5px; ${heldTag(name, userId)} }`;
}

/** A quiet mark of the day that they hang over. */
const dayRule = ({ dayId }: HeldStrips, userId: Id, text: string): string =>
  `section[data-day="${dayId}"], [data-calendar-day="${dayId}"] { outline: 2px dashed ${bdColour(personColour(userId))}; outline-offset: -2px; }
${dayTagRules(dayId, userId, text)}`;
