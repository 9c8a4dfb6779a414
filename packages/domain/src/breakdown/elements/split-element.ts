import { z } from 'zod';
import { remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { MOST_SCENES } from '../../scene/most-scenes.ts';
import { breakdownItemSchema } from '../breakdown-item.ts';
import { isDecided } from '../items-of-scene.ts';
import { elementNamed, elementSchema, rowsOfElement } from './element.ts';

/** EL5: makes of a thing in some of its scenes a thing of its own, under a name that none has yet. */
export const splitElement = defineCommand({
  name: 'splitElement',
  args: z.object({
    element: elementSchema,
    sceneIds: z.array(idSchema).min(1).max(MOST_SCENES),
    name: breakdownItemSchema.shape.name,
  }),
  needs: { section: 'breakdown', right: 'write', byLeads: true },
  plan(state, { element, sceneIds, name }) {
    const own = { type: element.type, name };
    const taken = elementNamed(state, own);
    if (taken) return refuse('element_name_taken', { name: taken.name });
    const chosen = new Set(sceneIds);
    const items = rowsOfElement(state, element).filter(({ sceneId }) => chosen.has(sceneId));
    const decided = new Set(items.filter(isDecided).map(({ sceneId }) => sceneId));
    if (decided.size === 0) return refuse('not_found', { what: '품목' });
    return changes(
      [
        // BD8: it answers what was suggested by its name.
        ...rowsOfElement(state, own)
          .filter(({ status, sceneId }) => status === 'suggested' && decided.has(sceneId))
          .map((item) => remove('breakdownItem', item)),
        ...items.map((item) => update('breakdownItem', item, { name })),
      ],
      { adjusted: decided.size < chosen.size },
    );
  },
});
