import { type Holder, leadsIn, rightsOf } from './can.ts';
import { RIGHTS, type Right, SECTIONS, type Section } from './section.ts';

/**
 * AC7: whether somebody may deal out what another holds, or is to hold: nothing of it is more than they hold
 * themselves, in any section. Asked of what is given and of what is taken away, of others and of oneself.
 */
export const mayGive = (giver: Holder | undefined, held: Holder): boolean =>
  SECTIONS.every((section) => mayGiveRight(giver, section, rightsOf(held)[section], leadsIn(held, section)));

/** AC9: the same of one section. `leads`: with the part of their own teams, which is more than to read (AC30). */
export function mayGiveRight(
  giver: Holder | undefined,
  section: Section,
  right: Right,
  leads = false,
): boolean {
  if (!giver) return false;
  const own = rightsOf(giver)[section];
  if (leads && own === 'read') return leadsIn(giver, section);
  return RIGHTS.indexOf(right) <= RIGHTS.indexOf(own);
}

/** A role as it is given to who comes in: with no single right on top of it. */
export const bare = (role: Holder['role']): Holder => ({ role, rights: {} });
