import { z } from 'zod';
import { can } from '../../access/can.ts';
import { planBirth } from '../../age/plan-birth.ts';
import { type Change, insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { personContactSchema } from '../../crew/crew.ts';
import { deriveId, type Id, idSchema } from '../../kernel/id.ts';
import { MOST_FILLS } from '../../kernel/most-fills.ts';
import { memberOf } from '../../member-of.ts';
import type { ProjectState } from '../../state.ts';
import { type Character, characterSchema } from '../scene.ts';
import { contactsThatGo } from './actor-contacts.ts';
import { alsoCalled } from './also-called.ts';
import { newCharacter } from './new-character.ts';
import { forgetNoPersons } from './no-person.ts';

const fillSchema = z.object({
  characterId: idSchema,
  patch: characterSchema
    .pick({ characterNumber: true, name: true, kind: true, actorName: true, availability: true })
    .partial(),
  /** SC22: of who plays them; left out: as it is. */
  birthDate: personContactSchema.shape.birthDate.optional(),
});
export type CharacterFill = z.infer<typeof fillSchema>;

/** SC29: who begins with the step, and may be filled by it. */
const addedSchema = z.object({ characterId: idSchema, name: characterSchema.shape.name });

/**
 * SC14: edits many characters, each in its own way, in one step. Numbers and names are looked at as they are afterwards, so
 * that people may change theirs among each other. Who is gone is left out. SC22: birth dates are for who may write contacts.
 * SC29: who is new is added first.
 */
export const fillCharacters = defineCommand({
  name: 'fillCharacters',
  args: z.object({
    fills: z.array(fillSchema).max(MOST_FILLS),
    added: z.array(addedSchema).max(MOST_FILLS).optional(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, { fills, added = [] }, ctx) {
    const births = new Map<Id, string | null>();
    for (const { characterId, birthDate } of fills)
      if (birthDate !== undefined) births.set(characterId, birthDate);
    if (births.size > 0 && !can(memberOf(state, ctx.actorId), 'write', 'contacts'))
      return refuse('forbidden');
    if (added.some(({ characterId }) => state.character.has(characterId)))
      return refuse('already_exists', { what: '등장인물' });
    const last = Math.max(0, ...[...state.character.values()].map(({ characterNumber }) => characterNumber));
    const after = new Map<Id, Character>(
      added.map(({ characterId: _id, name }, i) => [
        _id,
        newCharacter({ _id, name, kind: 'minor', characterNumber: last + i + 1 }, ctx.projectId),
      ]),
    );
    for (const { characterId, patch } of fills) {
      const character = after.get(characterId) ?? state.character.get(characterId);
      if (character) after.set(characterId, { ...character, ...patch, ...alsoCalled(character, patch.name) });
    }
    if (after.size === 0) return refuse('not_found', { what: '등장인물' });
    const label = takenTwice(state, after);
    if (label) return refuse('character_taken', { label });
    const planned: (Change | null)[] = [];
    for (const character of after.values()) {
      const was = state.character.get(character._id);
      const going = was ? contactsThatGo(state, was, character.actorName) : [];
      planned.push(was ? update('character', was, character) : insert('character', character), ...going);
      const birthDate = births.get(character._id);
      if (birthDate === undefined) continue;
      const contactId = deriveId(ctx.commandId, 'personContact', planned.length);
      const said = { contactId, said: { birthDate }, isAnother: going.length > 0 };
      const born = planBirth(state, character, said, ctx);
      if ('refusal' in born) return refuse(born.refusal.code, born.refusal.details);
      planned.push(born.change);
    }
    const names = [...after.values()].map(({ name }) => name);
    planned.push(...forgetNoPersons(state, names));
    return changes(planned, { adjusted: fills.some(({ characterId }) => !after.has(characterId)) });
  },
});

/** The first number or name of the block that somebody else has afterwards, as a person reads it; null: none. */
function takenTwice(state: ProjectState, after: ReadonlyMap<Id, Character>): string | null {
  const all = [...new Map([...state.character, ...after]).values()];
  const byNumber = Map.groupBy(all, ({ characterNumber }) => characterNumber);
  const byName = Map.groupBy(all, ({ name }) => name);
  for (const { _id, characterNumber, name } of after.values()) {
    const was = state.character.get(_id);
    if (characterNumber !== was?.characterNumber && byNumber.get(characterNumber)!.length > 1)
      return `${characterNumber}번`;
    if (name !== was?.name && byName.get(name)!.length > 1) return `‘${name}’`;
  }
  return null;
}
