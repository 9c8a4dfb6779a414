import { z } from 'zod';
import { type Id, idSchema } from '../../kernel/id.ts';
import { characterIdsByName } from '../../scene/characters/also-called.ts';
import { noPersonIn } from '../../scene/characters/no-person.ts';
import { characterSchema } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { Draft } from '../read-draft.ts';

/** SP15: what a person says of a new name of the draft: it is a character who is there, and is called so from now on. */
export const personChoiceSchema = z.object({ name: characterSchema.shape.name, characterId: idSchema });
export type PersonChoice = z.infer<typeof personChoiceSchema>;

/** A name that the draft brings, and who may bear it: somebody of the same scenes whom the draft no longer names. */
export interface RenamedPerson extends PersonChoice {
  /** In how many scenes the one stands where the other stood. */
  readonly scenes: number;
}

/**
 * SP15: new names of a draft that may be those of people who are there. Somebody is offered where they were in at least half of
 * the scenes that have the new name, and no scene of the draft has theirs; the most scenes first, each once.
 */
export function renamedPeople(state: ProjectState, { compared, names }: Draft): RenamedPerson[] {
  const known = characterIdsByName(state);
  const isNone = noPersonIn(state, names);
  const cast = compared.map(
    ({ scene }) => new Set(scene.characters.map(({ name }) => name.trim().slice(0, 60))),
  );
  const named = new Set(cast.flatMap((people) => [...people].flatMap((name) => known.get(name) ?? [])));
  const counts = new Map<string, number>();
  const together = new Map<string, RenamedPerson>();
  compared.forEach(({ byText, byNumber }, i) => {
    const left = ((byText ?? byNumber)?.characters ?? []).filter(({ _id }) => !named.has(_id));
    for (const name of cast[i]!) {
      if (name === '' || known.has(name) || isNone(name)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const { _id: characterId } of left) {
        const key = `${characterId} ${name}`;
        together.set(key, { name, characterId, scenes: (together.get(key)?.scenes ?? 0) + 1 });
      }
    }
  });
  const likely = [...together.values()].filter(({ name, scenes }) => scenes * 2 >= counts.get(name)!);
  const taken = new Set<Id | string>();
  return likely
    .sort((a, b) => b.scenes - a.scenes)
    .filter(({ name, characterId }) => {
      if (taken.has(name) || taken.has(characterId)) return false;
      taken.add(name).add(characterId);
      return true;
    });
}
