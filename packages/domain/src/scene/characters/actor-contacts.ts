import { type Change, remove } from '../../change.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { ProjectState } from '../../state.ts';
import type { Character } from '../scene.ts';

/** CR8: another actor is reached elsewhere. A name that is only written otherwise is the same actor's. */
export function contactsThatGo(
  state: ProjectState,
  character: Character,
  actorName: string = character.actorName,
): readonly Change[] {
  const bare = (name: string): string => name.replace(/\s+/g, '');
  if (bare(actorName) === bare(character.actorName)) return [];
  const theirs = groupBy(state.personContact, 'characterId').get(character._id) ?? [];
  return theirs.map((contact) => remove('personContact', contact));
}
