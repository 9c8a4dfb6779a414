import { type Holder, rightsOf } from './can.ts';
import { RIGHTS, SECTIONS } from './section.ts';

/**
 * AC7: whether somebody may deal out what another holds, or is to hold: nothing of it is more than they hold
 * themselves, in any section. Asked of what is given and of what is taken away, of others and of oneself.
 */
export function mayGive(giver: Holder | undefined, held: Holder): boolean {
  if (!giver) return false;
  const own = rightsOf(giver);
  const given = rightsOf(held);
  return SECTIONS.every((section) => RIGHTS.indexOf(given[section]) <= RIGHTS.indexOf(own[section]));
}

/** A role as it is given to who comes in: with no single right on top of it. */
export const bare = (role: Holder['role']): Holder => ({ role, rights: {} });
