import { type Change, remove, update } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Character } from '../scene.ts';

/** SC6: characters go from all scenes (SPEC.md section 4) and from the cast calls of call sheets; things go with them no more (EL9). */
export function characterRemoval(
  state: ProjectState,
  characters: readonly Character[],
): readonly (Change | null)[] {
  const gone = new Set(characters.map(({ _id }) => _id));
  const [contacts, pays, plans] = [
    groupBy(state.personContact, 'characterId'),
    groupBy(state.personPay, 'characterId'),
    groupBy(state.elementPlan, 'characterId'),
  ];
  const of = <T>(rows: ReadonlyMap<string, readonly T[]>): T[] =>
    characters.flatMap(({ _id }) => rows.get(_id) ?? []);
  return [
    ...[...state.scene.values()].map((scene) =>
      update('scene', scene, { characters: scene.characters.filter(({ _id }) => !gone.has(_id)) }),
    ),
    ...[...state.callsheet.values()].map((sheet) =>
      update('callsheet', sheet, {
        castCalls: sheet.castCalls.filter((call) => !gone.has(call.characterId)),
      }),
    ),
    ...of(contacts).map((contact) => remove('personContact', contact)),
    ...of(pays).map((pay) => remove('personPay', pay)),
    ...of(plans).map((plan) => update('elementPlan', plan, { characterId: null })),
    ...characters.map((character) => remove('character', character)),
  ];
}
