import type { Id } from '@ddak/domain';
import { bdColour, bdInkColour } from '@ddak/ui';
import { personColour } from '../../platform/person-colour.ts';

/** PR9, PR11: a name on what somebody holds, in their colour. `text`: a CSS string. */
export function heldTag(text: string, userId: Id): string {
  const colour = personColour(userId);
  return `content: ${text}; padding: 0 6px; overflow: hidden; text-overflow: ellipsis;
  background: ${bdColour(colour)}; color: ${bdInkColour(colour)};
  font-size: 11px; font-weight: 600; line-height: 18px; white-space: nowrap; pointer-events: none;`;
}

/** A tag in a cell of the calendar, which is as narrow on a phone as a name: it breaks between words there. */
export const calendarTagRule = (cell: string, userId: Id, text: string): string =>
  `${cell}::after { display: block; min-width: 0; border-radius: 5px; ${heldTag(text, userId)} }
@media (max-width: 599px) {
  ${cell}::after { padding: 1px 2px; font-size: 10px; line-height: 13px; white-space: normal; word-break: keep-all; }
}`;

const IN_FRONT = 'position: absolute; z-index: 2; border-radius: 5px;';

/** The tag of a day: above the foot of its column, in its head in the long list, below it in the calendar. */
export const dayTagRules = (dayId: Id, userId: Id, text: string): string =>
  `section[data-day="${dayId}"]::after { ${IN_FRONT} left: 8px; right: 8px; bottom: 52px; ${heldTag(text, userId)} }
[data-day="${dayId}"] > [role="rowheader"]::after { ${IN_FRONT} left: 25%; bottom: 20px; max-width: 50%; ${heldTag(text, userId)} }
${calendarTagRule(`[data-calendar-day="${dayId}"]`, userId, text)}`;
