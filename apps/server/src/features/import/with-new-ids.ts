import { type Id, makeId, timeOfId } from '@ddak/domain';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/**
 * Gives ids for those of another server, each always the same one. What stood in the order of its making still does: an
 * id keeps its time.
 */
export function newIds(random: () => Uint8Array): (old: Id) => Id {
  const known = new Map<Id, Id>();
  return (old) => {
    const made = known.get(old) ?? makeId(timeOfId(old), random());
    known.set(old, made);
    return made;
  };
}

/**
 * IM3: the same with another id in the place of every id, wherever it stands: alone, in words, as the name of a member.
 * So nothing of it can name a row, a file or an account that is here already.
 */
export function withNewIds<T>(value: T, idOf: (old: Id) => Id): T {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(ID, idOf);
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name.replace(ID, idOf), change(inner)]),
    );
  };
  return change(value) as T;
}
