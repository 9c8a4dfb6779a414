import { ROLE_PRESETS } from './role-presets.ts';
import type { Right, Role, Section, SectionRights } from './section.ts';

/** What `can` asks about: a project member, or nobody. */
export interface Holder {
  readonly role: Role;
  readonly rights: Readonly<Partial<Record<Section, Right>>>;
}

/** AC2: the rights a person holds: their role's preset, overridden section by section; the owner always holds all. */
export function rightsOf(holder: Holder): SectionRights {
  const preset = ROLE_PRESETS[holder.role];
  return holder.role === 'owner' ? preset : { ...preset, ...holder.rights };
}

/** The only place that decides who may do what. Not a member: nothing. */
export function can(holder: Holder | undefined, right: 'read' | 'write', section: Section): boolean {
  if (!holder) return false;
  const held = rightsOf(holder)[section];
  return right === 'read' ? held !== 'none' : held === 'write';
}
