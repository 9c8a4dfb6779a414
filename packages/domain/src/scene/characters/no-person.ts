import { type ElementName, elementNamed } from '../../breakdown/elements/element.ts';
import { itemKey, nameKey } from '../../breakdown/item-key.ts';
import { type Change, insert, remove, update } from '../../change.ts';
import type { PlanContext } from '../../command.ts';
import { deriveId } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { characterIdsByName } from './also-called.ts';
import type { NoPerson } from './no-person-schema.ts';

const remember = remembering<ProjectState['noPerson'], ReadonlyMap<string, NoPerson>>();

/** SC21: the names that are no people, without regard to spaces and case (`nameKey`). */
export const noPersons = (state: Pick<ProjectState, 'noPerson'>): ReadonlyMap<string, NoPerson> =>
  remember(
    state.noPerson,
    [],
    () => new Map([...state.noPerson.values()].map((row) => [nameKey(row.name), row])),
  );

/** SC21: keeps in mind that names are no people, and what one of them is instead. */
export const rememberNoPersons = (
  state: ProjectState,
  names: readonly string[],
  thing: ElementName | null,
  { commandId, projectId }: Pick<PlanContext, 'commandId' | 'projectId'>,
): (Change | null)[] =>
  [...new Map(names.map((name) => [nameKey(name), name])).values()].map((name, i) => {
    const known = noPersons(state).get(nameKey(name));
    if (known) return update('noPerson', known, { thing: thing ?? known.thing });
    return insert('noPerson', { _id: deriveId(commandId, 'noPerson', i), projectId, name, thing });
  });

/** SC21: somebody is called so after all. */
export const forgetNoPersons = (state: ProjectState, names: readonly string[]): Change[] =>
  [...new Set(names.map(nameKey))]
    .flatMap((key) => noPersons(state).get(key) ?? [])
    .map((row) => remove('noPerson', row));

/** SC21: whether a name that a script has is known to be no person; `called`: what its review has said of names. */
export function noPersonIn(
  state: Pick<ProjectState, 'noPerson' | 'character'>,
  called: ReadonlyMap<string, string>,
): (name: string) => boolean {
  const none = noPersons(state);
  if (none.size === 0) return () => false;
  const people = new Set([...called.values()].filter((name) => name !== '').map(nameKey));
  const cast = characterIdsByName(state);
  return (name) => none.has(nameKey(name)) && !people.has(nameKey(name)) && !cast.has(name);
}

/** SC21: what a name that is no person is instead, as long as a scene needs that. */
export function thingInstead(state: ProjectState, { thing }: NoPerson) {
  const element = thing && elementNamed(state, thing);
  if (!element) return null;
  const { type, name, items } = element;
  return { type, name, subtype: items[0]!.subtype };
}

/** SC21, EL3, EL4: what names are instead goes along where things get another name, or become one. */
export function moveNoPersons(
  state: ProjectState,
  from: readonly ElementName[],
  to: ElementName,
): (Change | null)[] {
  const keys = new Set(from.map(itemKey));
  return [...state.noPerson.values()]
    .filter(({ thing }) => thing !== null && keys.has(itemKey(thing)))
    .map((row) => update('noPerson', row, { thing: { type: to.type, name: to.name } }));
}
