import { can } from '../../access/can.ts';
import type { BreakdownCandidate } from '../../breakdown/breakdown-candidate.ts';
import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { nameKey } from '../../breakdown/item-key.ts';
import type { PlanContext } from '../../command.ts';
import type { Id } from '../../kernel/id.ts';
import { memberOf } from '../../member-of.ts';
import { noPersons, thingInstead } from '../../scene/characters/no-person.ts';
import type { ProjectState } from '../../state.ts';
import type { OrganisedLine } from '../organised.ts';
import type { ReviewedScene } from '../review/review-scene.ts';
import { linesBetween } from '../review/review-state.ts';

/**
 * SC21: what the names of a scene are that are no people, with the words that name them. Needed, as somebody has said once;
 * of whoever may not write the breakdown it is a suggestion like others. `cast`: who is a person of that name.
 */
export function thingsInstead(
  state: ProjectState,
  lines: readonly OrganisedLine[],
  cast: ReadonlyMap<string, Id>,
  { actorId }: Pick<PlanContext, 'actorId'>,
) {
  const none = noPersons(state);
  const said: Partial<BreakdownItem> = can(memberOf(state, actorId), 'write', 'breakdown')
    ? { status: 'needed', source: 'manual' }
    : {};
  const of = (scene: ReviewedScene): BreakdownCandidate[] =>
    none.size === 0
      ? []
      : scene.characters.flatMap(({ name }) => {
          const row = cast.has(name.trim().slice(0, 60)) ? undefined : none.get(nameKey(name));
          const thing = row && thingInstead(state, row);
          if (!thing) return [];
          const line = linesBetween(lines, scene.headingLine, scene.lastLine).find(({ text }) =>
            text.includes(name),
          );
          const place = { line: line?.n ?? scene.headingLine, words: line ? name.slice(0, 200) : '' };
          return [{ ...thing, ...place, quantity: null, confidence: 1 }];
        });
  return { of, said };
}
