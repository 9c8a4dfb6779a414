import type { Id } from '@ddak/domain';
import { MOST_NAMED } from '@ddak/protocol';

/** What all who may know who is in a project have been told: some by name, and how many there are. */
export interface ToldPeople {
  readonly named: readonly Id[];
  readonly count: number;
}

export const NOBODY: ToldPeople = { named: [], count: 0 };

/** PR4: who is named already stays so while they are there; then those who have been there longest. */
export function toldAfter(before: ToldPeople, present: readonly Id[]): ToldPeople {
  const here = new Set(present);
  const stay = before.named.filter((userId) => here.has(userId));
  const named = new Set(stay);
  for (const userId of present) {
    if (named.size >= MOST_NAMED) break;
    named.add(userId);
  }
  return { named: [...named], count: present.length };
}

/** What leads from the one to the other; null: they are the same. */
export function difference(
  before: ToldPeople,
  after: ToldPeople,
): { readonly came: Id[]; readonly left: Id[]; readonly count: number } | null {
  const [were, are] = [new Set(before.named), new Set(after.named)];
  const came = after.named.filter((userId) => !were.has(userId));
  const left = before.named.filter((userId) => !are.has(userId));
  const { count } = after;
  return came.length + left.length > 0 || count !== before.count ? { came, left, count } : null;
}
