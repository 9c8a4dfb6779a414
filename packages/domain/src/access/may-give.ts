import { type Holder, rightsOf } from './can.ts';
import { ROLE_PRESETS } from './role-presets.ts';
import { RIGHTS, type Role, SECTIONS } from './section.ts';

/** AC7: nobody gives a role that holds more than they hold themselves, in any section. */
export function mayGive(giver: Holder | undefined, role: Exclude<Role, 'owner'>): boolean {
  if (!giver) return false;
  const own = rightsOf(giver);
  const given = ROLE_PRESETS[role];
  return SECTIONS.every((section) => RIGHTS.indexOf(given[section]) <= RIGHTS.indexOf(own[section]));
}
