import { type Holder, rightsOf } from './can.ts';
import { RIGHTS, type Right, SECTIONS, type Section } from './section.ts';

/**
 * AC7: whether somebody may deal out what another holds, or is to hold: nothing of it is more than they hold
 * themselves, in any section. Asked of what is given and of what is taken away, of others and of oneself.
 */
export function mayGive(giver: Holder | undefined, held: Holder): boolean {
  const given = rightsOf(held);
  return SECTIONS.every((section) => mayGiveRight(giver, section, given[section]));
}

/** AC9: the same of one section. */
export const mayGiveRight = (giver: Holder | undefined, section: Section, right: Right): boolean =>
  giver !== undefined && RIGHTS.indexOf(right) <= RIGHTS.indexOf(rightsOf(giver)[section]);

/** A role as it is given to who comes in: with no single right on top of it. */
export const bare = (role: Holder['role']): Holder => ({ role, rights: {} });
