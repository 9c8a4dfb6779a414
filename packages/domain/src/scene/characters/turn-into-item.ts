import { z } from 'zod';
import { can } from '../../access/can.ts';
import { breakdownItemSchema } from '../../breakdown/breakdown-item.ts';
import { bringIntoScenes } from '../../breakdown/elements/bring-into-scenes.ts';
import { elementNamed } from '../../breakdown/elements/element.ts';
import { itemKey } from '../../breakdown/item-key.ts';
import { isDecided } from '../../breakdown/items-of-scene.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import { memberOf } from '../../member-of.ts';
import { scenesInOrder } from '../scene-label.ts';
import { characterRemoval } from './character-removal.ts';
import { rememberNoPersons } from './no-person.ts';

/**
 * SC17: 사람이 아님. What the script seemed to name as a person is a thing: it goes as a character (SC6), and is needed as a
 * thing of the breakdown in the scenes that it was in; its name is kept in mind (SC21). Whoever does it writes scenes and the breakdown.
 */
export const turnIntoItem = defineCommand({
  name: 'turnIntoItem',
  args: z.object({ characterId: idSchema, type: breakdownItemSchema.shape.type }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { characterId, type }, ctx) {
    if (!can(memberOf(state, ctx.actorId), 'write', 'breakdown')) return refuse('forbidden');
    const character = state.character.get(characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    const named = { type, name: character.name };
    const items = groupBy(state.breakdownItem, 'sceneId');
    const scenes = scenesInOrder(state).filter(
      ({ _id, characters }) =>
        characters.some((one) => one._id === characterId) &&
        !(items.get(_id) ?? []).some((item) => isDecided(item) && itemKey(item) === itemKey(named)),
    );
    const known = elementNamed(state, named);
    const thing = known
      ? { type, name: known.name, subtype: known.items[0]!.subtype }
      : { ...named, subtype: '' };
    return changes([
      ...bringIntoScenes(state, thing, scenes, ctx),
      ...characterRemoval(state, [character]),
      ...rememberNoPersons(state, [character.name], { type, name: thing.name }, ctx),
    ]);
  },
});
