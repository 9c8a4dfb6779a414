import type { Character, Scene } from '../../scene/scene.ts';
import type { ProjectState } from '../../state.ts';
import type { BreakdownItem } from '../breakdown-item.ts';
import { planOfElement } from './element-plan.ts';

/** What is put on somebody: it belongs to one of those in the scene, whether that is said or not. */
export const isWorn = ({ type }: Pick<BreakdownItem, 'type'>): boolean =>
  type === 'costume' || type === 'makeup';

/**
 * EL13: whose a thing of a scene is: of the person that it goes with (EL9); a costume or make-up else of those whom its
 * name or note names, else of the only person in the scene. Empty: nobody says.
 */
export function whoseItem(state: ProjectState, scene: Scene, item: BreakdownItem): readonly Character[] {
  const said = state.character.get(planOfElement(state, item)?.characterId ?? '');
  if (said && scene.characters.some(({ _id }) => _id === said._id)) return [said];
  if (!isWorn(item)) return [];
  const named = namedIn(state, `${item.name} ${item.note}`);
  if (named.length > 0) return named;
  const [only, ...others] = scene.characters;
  const person = only && others.length === 0 ? state.character.get(only._id) : undefined;
  return person ? [person] : [];
}

/** A name of one letter stands in too many words. */
const namedIn = (state: ProjectState, text: string): readonly Character[] =>
  [...state.character.values()].filter(({ name }) => name.length > 1 && text.includes(name));
