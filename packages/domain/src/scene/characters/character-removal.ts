import { type Change, remove, update } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Character } from '../scene.ts';

/** SC6: a character goes from all scenes (SPEC.md section 4) and from the cast calls of call sheets; things go with them no more (EL9). */
export function characterRemoval(state: ProjectState, character: Character): readonly (Change | null)[] {
  const others = <T extends { _id: string }>(list: T[]) => list.filter(({ _id }) => _id !== character._id);
  return [
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
  ];
}
