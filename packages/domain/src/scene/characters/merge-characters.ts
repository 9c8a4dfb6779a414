import { z } from 'zod';
import { availabilitySchema } from '../../availability/availability.ts';
import { type Change, remove, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type Id, idSchema } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { Character } from '../scene.ts';
import { mergeCharacterRows } from './merge-character-rows.ts';

/**
 * SC16: several characters turn out to be one. Scenes, cast calls, things that go with them, comments and attachments go to the
 * one that stays, under its own number and name.
 */
export const mergeCharacters = defineCommand({
  name: 'mergeCharacters',
  args: z.object({ intoId: idSchema, characterIds: z.array(idSchema).min(1).max(500) }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { intoId, characterIds }) {
    const into = state.character.get(intoId);
    const wanted = new Set(characterIds.filter((id) => id !== intoId));
    const others = [...wanted].flatMap((id) => state.character.get(id) ?? []);
    if (!into || others.length === 0) return refuse('not_found', { what: '등장인물' });
    const { row, actorOf } = mergeCharacterRows(into, others);
    if (!availabilitySchema.safeParse(row.availability).success) return refuse('too_many');
    const gone = new Set(others.map(({ _id }) => _id));
    const named = (id: Id): Id => (gone.has(id) ? intoId : id);
    return changes(
      [
        ...[...state.scene.values()].map((scene) =>
          update('scene', scene, { characters: once(scene.characters, ({ _id }) => ({ _id: named(_id) })) }),
        ),
        ...[...state.callsheet.values()].map((sheet) =>
          update('callsheet', sheet, {
            castCalls: once(
              sheet.castCalls,
              (call) => ({ ...call, characterId: named(call.characterId) }),
              'characterId',
            ),
          }),
        ),
        ...others.flatMap((other) => takenAlong(state, other, into)),
        ...belongings(state, into, others, actorOf),
        update('character', into, row),
        ...others.map((other) => remove('character', other)),
      ],
      { adjusted: others.length < wanted.size },
    );
  },
});

/** A list of people under their new ids, each once, where the first of them stood. */
function once<T>(list: readonly T[], renamed: (one: T) => T, by: keyof T = '_id' as keyof T): T[] {
  const seen = new Set<unknown>();
  return list.map(renamed).filter((one) => !seen.has(one[by]) && seen.add(one[by]));
}

/** Things that go with them (EL9), and what is said about them. */
const takenAlong = (state: ProjectState, { _id }: Character, into: Character): (Change | null)[] => [
  ...(groupBy(state.elementPlan, 'characterId').get(_id) ?? []).map((plan) =>
    update('elementPlan', plan, { characterId: into._id }),
  ),
  ...(groupBy(state.comment, 'targetId').get(_id) ?? []).map((one) =>
    update('comment', one, { targetId: into._id }),
  ),
  ...(groupBy(state.attachment, 'targetId').get(_id) ?? []).map((one) =>
    update('attachment', one, { targetId: into._id }),
  ),
];

/** CR8: how the actor that stays is reached, and what they are paid; of the others it goes. */
function belongings(
  state: ProjectState,
  into: Character,
  others: readonly Character[],
  actorOf: Character,
): (Change | null)[] {
  const [contacts, pays] = [
    groupBy(state.personContact, 'characterId'),
    groupBy(state.personPay, 'characterId'),
  ];
  const all = [into, ...others];
  const contact = contacts.get(actorOf._id)?.[0];
  const pay = pays.get(actorOf._id)?.[0] ?? all.flatMap(({ _id }) => pays.get(_id) ?? [])[0];
  return [
    ...all
      .flatMap(({ _id }) => contacts.get(_id) ?? [])
      .map((one) =>
        one === contact
          ? update('personContact', one, { characterId: into._id })
          : remove('personContact', one),
      ),
    ...all
      .flatMap(({ _id }) => pays.get(_id) ?? [])
      .map((one) =>
        one === pay ? update('personPay', one, { characterId: into._id }) : remove('personPay', one),
      ),
  ];
}
