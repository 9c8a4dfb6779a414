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

/** AC30: the sections of which a lead writes what is of their own teams. */
const OWN_PARTS: ReadonlySet<Section> = new Set(['breakdown', 'callsheet', 'crew']);

/** AC30: whether somebody writes the part of a section that is their own teams'; who writes it all is none of them. */
export const leadsIn = (holder: Holder | undefined, section: Section): boolean =>
  holder?.role === 'lead' && OWN_PARTS.has(section) && rightsOf(holder)[section] === 'read';

/** The only place that decides who may do what. Not a member: nothing. */
export function can(holder: Holder | undefined, right: 'read' | 'write', section: Section): boolean {
  if (!holder) return false;
  const held = rightsOf(holder)[section];
  return right === 'read' ? held !== 'none' : held === 'write';
}
