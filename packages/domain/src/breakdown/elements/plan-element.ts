import { z } from 'zod';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { bringIntoScenes } from './bring-into-scenes.ts';
import { scenesWithoutCompanion } from './companion-scenes.ts';
import { elementNamed, elementSchema } from './element.ts';
import { sayElementPlan } from './element-plan.ts';
import { elementPlanSchema } from './element-plan-schema.ts';

/**
 * EL8, EL9: says when a thing can be had and with whom it comes. `joins`: it is added to all scenes of theirs that do not
 * have it, in the same step; an open suggestion of it there is answered (BD8).
 */
export const planElement = defineCommand({
  name: 'planElement',
  args: z.object({
    planId: idSchema,
    element: elementSchema,
    availability: elementPlanSchema.shape.availability,
    characterId: idSchema.nullable(),
    joins: z.boolean(),
  }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { planId, element, availability, characterId, joins }, { projectId, commandId }) {
    const present = elementNamed(state, element);
    if (!present) return refuse('not_found', { what: '품목' });
    if (characterId !== null && !state.character.has(characterId))
      return refuse('not_found', { what: '등장인물' });
    if (state.elementPlan.has(planId)) return refuse('already_exists');
    const { type, name } = present;
    const said = sayElementPlan(state, present, { availability, characterId }, { _id: planId, projectId });
    const scenes = joins && characterId !== null ? scenesWithoutCompanion(state, present, characterId) : [];
    const thing = { type, name, subtype: present.items[0]!.subtype };
    return changes([said, ...bringIntoScenes(state, thing, scenes, { projectId, commandId })]);
  },
});
