import { z } from 'zod';
import { remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { idSchema } from '../kernel/id.ts';

/** SC6: removing a character removes it from all scenes (SPEC.md section 4) and from the cast calls of call sheets; things go with them no more (EL9). */
export const removeCharacter = defineCommand({
  name: 'removeCharacter',
  args: z.object({ characterId: idSchema }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const character = state.character.get(args.characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    const others = <T extends { _id: string }>(list: T[]) => list.filter(({ _id }) => _id !== character._id);
    return changes([
      ...[...state.scene.values()].map((scene) =>
        update('scene', scene, { characters: others(scene.characters) }),
      ),
      ...[...state.callsheet.values()].map((sheet) =>
        update('callsheet', sheet, {
          castCalls: sheet.castCalls.filter((call) => call.characterId !== character._id),
        }),
      ),
      ...(groupBy(state.personContact, 'characterId').get(character._id) ?? []).map((contact) =>
        remove('personContact', contact),
      ),
      ...(groupBy(state.personPay, 'characterId').get(character._id) ?? []).map((pay) =>
        remove('personPay', pay),
      ),
      ...(groupBy(state.elementPlan, 'characterId').get(character._id) ?? []).map((plan) =>
        update('elementPlan', plan, { characterId: null }),
      ),
      remove('character', character),
    ]);
  },
});
