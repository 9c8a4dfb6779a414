import type { Id, ProjectState } from '@ddak/domain';
import { fieldKey, heldAt, heldDayAt } from '@ddak/protocol';
import { bdColour, bdInkColour } from '@ddak/ui';
import { personColour } from '../../platform/person-colour.ts';
import type { PeopleInFields } from './keep-fields.ts';

/**
 * PR6: fields that others are in, outlined in their colours with their names, as a style sheet: what draws a field knows
 * nothing of it, and nothing is drawn anew. `quote` makes a text a CSS string.
 */
export function fieldStyles(
  people: PeopleInFields,
  crew: ProjectState['projectMember'],
  quote: (text: string) => string,
): string {
  const names = new Map([...crew.values()].map(({ userId, name }) => [userId, name]));
  const inField = Map.groupBy(
    [...people].filter(([userId, at]) => names.has(userId) && !heldAt(at) && !heldDayAt(at)),
    ([, at]) => fieldKey(at),
  );
  return [...inField]
    .map(([key, those]) => {
      const userIds = those.map(([userId]) => userId);
      return ruleOf(quote(key), userIds[0]!, quote(userIds.map((userId) => names.get(userId)!).join(', ')));
    })
    .join('\n');
}

function ruleOf(key: string, userId: Id, name: string): string {
  const colour = personColour(userId);
  return `[data-field=${key}] {
  position: relative; outline: 2px solid ${bdColour(colour)}; outline-offset: -2px; border-radius: 3px;
}
[role="gridcell"][data-field=${key}] { position: relative; overflow: hidden; }
[data-field=${key}]::after {
  content: ${name}; position: absolute; top: 0; right: 0; z-index: 1; max-width: 100%; padding: 0 4px; overflow: hidden;
  border-radius: 0 3px 0 3px; background: ${bdColour(colour)}; color: ${bdInkColour(colour)};
  font-size: 10px; font-weight: 600; line-height: 14px; white-space: nowrap; pointer-events: none;
}`;
}
