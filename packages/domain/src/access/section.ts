import { z } from 'zod';

/** The parts of a project for which a person can be given none, read or write (PRODUCT.md section 5). */
export const SECTIONS = [
  'project',
  'screenplay',
  'breakdown',
  'timetable',
  'callsheet',
  'crew',
  'contacts',
  'cost',
] as const;
export const sectionSchema = z.enum(SECTIONS);
export type Section = z.infer<typeof sectionSchema>;

export const RIGHTS = ['none', 'read', 'write'] as const;
export const rightSchema = z.enum(RIGHTS);
export type Right = z.infer<typeof rightSchema>;

export const ROLES = ['owner', 'manager', 'editor', 'lead', 'member', 'guest'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export type SectionRights = Readonly<Record<Section, Right>>;
