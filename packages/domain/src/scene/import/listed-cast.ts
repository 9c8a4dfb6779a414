import { nameKey } from '../../breakdown/item-key.ts';
import { type Change, insert } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { characterIdsByName } from '../characters/also-called.ts';
import { newCharacter } from '../characters/new-character.ts';
import { noPersons } from '../characters/no-person.ts';
import { newLocation } from '../locations/new-location.ts';
import type { CHARACTER_KINDS } from '../scene.ts';
import type { ListedScene } from './listed-scene.ts';

type Context = Pick<PlanContext, 'commandId' | 'projectId'>;

/** People or places by what they are called, and what is made of those that are not there. */
export interface Named {
  readonly ids: ReadonlyMap<string, Id>;
  readonly changes: readonly Change[];
}

/** SC11: people of the list; who is new takes the next number, by how many scenes they are in. Names that are no people make none (SC21). */
export function listedCast(state: ProjectState, listed: readonly ListedScene[], ctx: Context): Named {
  // Whoever bears a name comes last, and so before whoever bore it (SC27).
  const ids = new Map([...characterIdsByName(state)].map(([name, _id]) => [nameKey(name), _id]));
  const highest = Math.max(0, ...[...state.character.values()].map((one) => one.characterNumber));
  const scenes = new Map<string, { name: string; count: number }>();
  for (const { characters } of listed)
    for (const name of new Set(characters)) {
      const key = nameKey(name);
      if (!ids.has(key) && !noPersons(state).has(key))
        scenes.set(key, { name, count: (scenes.get(key)?.count ?? 0) + 1 });
    }
  const fresh = [...scenes].sort(([, a], [, b]) => b.count - a.count);
  const changes = fresh.map(([key, { name, count }], i) => {
    const _id = deriveId(ctx.commandId, 'character', i);
    ids.set(key, _id);
    const characterNumber = highest + 1 + i;
    return insert(
      'character',
      newCharacter({ _id, characterNumber, name, kind: kindOf(count, listed.length) }, ctx.projectId),
    );
  });
  return { ids, changes };
}

/** A first guess that people correct, as for a script: in a third of the scenes 주연, in three 조연, else 단역. */
function kindOf(count: number, scenes: number): (typeof CHARACTER_KINDS)[number] {
  if (count >= 5 && count * 3 >= scenes) return 'lead';
  return count >= 3 ? 'support' : 'minor';
}

/** SC11: real places of the list by their names. */
export function listedPlaces(state: ProjectState, listed: readonly ListedScene[], ctx: Context): Named {
  const present = [...state.location.values()].sort((a, b) => (a._id < b._id ? 1 : -1));
  const ids = new Map(present.map(({ realName, _id }) => [nameKey(realName), _id]));
  const changes: Change[] = [];
  for (const { realName } of listed) {
    const key = nameKey(realName);
    if (realName === '' || ids.has(key)) continue;
    const _id = deriveId(ctx.commandId, 'location', changes.length);
    ids.set(key, _id);
    changes.push(insert('location', newLocation(_id, ctx.projectId, realName)));
  }
  return { ids, changes };
}
