import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { characterSchema } from '../scene.ts';
import { contactsThatGo } from './actor-contacts.ts';
import { alsoCalled } from './also-called.ts';
import { forgetNoPersons } from './no-person.ts';

/**
 * Edits a character. Numbers and names stay unique in the project (SC5); a name that it gets is a person's (SC21). Where a birth
 * date is known the age follows from it alone (SC23).
 */
export const editCharacter = defineCommand({
  name: 'editCharacter',
  args: z.object({
    characterId: idSchema,
    patch: characterSchema
      .omit({
        _id: true,
        projectId: true,
        alsoCalled: true,
        ageKnown: true,
        under19From: true,
        adultFrom: true,
      })
      .partial(),
  }),
  needs: { section: 'screenplay', right: 'write' },
  plan(state, args) {
    const character = state.character.get(args.characterId);
    if (!character) return refuse('not_found', { what: '등장인물' });
    const { characterNumber, name } = args.patch;
    for (const other of state.character.values()) {
      if (other._id === character._id) continue;
      if (other.characterNumber === characterNumber)
        return refuse('character_taken', { label: `${characterNumber}번` });
      if (other.name === name) return refuse('character_taken', { label: `‘${name}’` });
    }
    const { minorClass, ...others } = args.patch;
    const isSettled = character.ageKnown && minorClass !== undefined && minorClass !== character.minorClass;
    return changes(
      [
        update('character', character, {
          ...(character.ageKnown ? others : args.patch),
          ...alsoCalled(character, name),
        }),
        ...contactsThatGo(state, character, args.patch.actorName),
        ...(name === undefined ? [] : forgetNoPersons(state, [name])),
      ],
      { adjusted: isSettled },
    );
  },
});
