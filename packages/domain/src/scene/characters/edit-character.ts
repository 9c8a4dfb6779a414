import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { characterSchema } from '../scene.ts';
import { contactsThatGo } from './actor-contacts.ts';
import { alsoCalled, isCalled, takenName } from './also-called.ts';
import { forgetNoPersons } from './no-person.ts';

/**
 * Edits a character. Numbers and names stay unique in the project (SC5); a name that it gets is a person's (SC21). Where a birth
 * date is known the age follows from it alone (SC23). Its other names are given as they are to be (SC30).
 */
export const editCharacter = defineCommand({
  name: 'editCharacter',
  args: z.object({
    characterId: idSchema,
    patch: characterSchema
      .omit({
        _id: true,
        projectId: true,
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
    const { characterNumber, name, alsoCalled: said } = args.patch;
    const added = (said ?? []).filter((one) => !isCalled(character, one));
    for (const other of state.character.values()) {
      if (other._id === character._id) continue;
      if (other.characterNumber === characterNumber)
        return refuse('character_taken', { label: `${characterNumber}번` });
      if (other.name === name) return refuse('character_taken', { label: `‘${name}’` });
    }
    const taken = takenName(state, character, said ?? []);
    if (taken !== undefined) return refuse('character_taken', { label: `‘${taken}’` });
    const others = said && [...new Set(said)].filter((one) => one !== (name ?? character.name));
    const known = others ? { ...character, alsoCalled: others } : character;
    const { minorClass, ...rest } = args.patch;
    const isSettled = character.ageKnown && minorClass !== undefined && minorClass !== character.minorClass;
    return changes(
      [
        update('character', character, {
          ...(character.ageKnown ? rest : args.patch),
          ...(others ? { alsoCalled: others } : {}),
          ...alsoCalled(known, name),
        }),
        ...contactsThatGo(state, character, args.patch.actorName),
        ...forgetNoPersons(state, name === undefined ? added : [name, ...added]),
      ],
      { adjusted: isSettled },
    );
  },
});
