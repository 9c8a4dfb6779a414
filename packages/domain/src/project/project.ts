import { z } from 'zod';
import { rightSchema, roleSchema, sectionSchema } from '../access/section.ts';
import { callsheetLayoutSchema } from '../callsheet/layout/callsheet-layout.ts';
import { clockSchema } from '../kernel/clock.ts';
import { dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { labourOverridesSchema } from '../labour/rules-in-force.ts';
import { dayRowSetSchema } from '../timetable/day-rows/day-row-set.ts';

export const PROJECT_TYPES = ['feature', 'short', 'series', 'commercial', 'musicVideo', 'web'] as const;
export const projectTypeSchema = z.enum(PROJECT_TYPES);
export type ProjectType = z.infer<typeof projectTypeSchema>;

/** The word for one episode; a setting of the project. */
export const EPISODE_WORDS = ['부', '회', '화'] as const;

/** BDcolor 0 to 9. */
export const colourSchema = z.int().min(0).max(9);

export const projectSchema = z.object({
  _id: idSchema,
  title: z.string().trim().min(1).max(120),
  projectType: projectTypeSchema,
  episodeWord: z.enum(EPISODE_WORDS),
  productionCompany: z.string().max(120),
  director: z.string().max(60),
  producer: z.string().max(60),
  assistantDirector: z.string().max(60),
  colour: colourSchema,
  startDate: dateSchema.nullable(),
  endDate: dateSchema.nullable(),
  defaultCalltime: clockSchema,
  minutesPerEighth: z.int().min(1).max(120),
  minutesPerCut: z.int().min(1).max(120),
  showEighths: z.boolean(),
  /** Minutes on the screen of a page of script; null: by its language (2 Korean, 1 English). Not the time to shoot. */
  screenMinutesPerPage: z.number().min(0.25).max(10).nullable(),
  /** DR1: the first is what a new shooting day gets, unless somebody says otherwise. */
  dayRowSets: z.array(dayRowSetSchema).max(12),
  /** CS6: how long before their first scene actors come, and are made up. */
  arrivalLeadMinutes: z.int().min(0).max(480),
  makeupLeadMinutes: z.int().min(0).max(480),
  wardrobeLeadMinutes: z.int().min(0).max(480).nullable(),
  /** TT11: what a move takes where the way between two places is not known. */
  unknownMoveMinutes: z.int().min(0).max(480),
  callsheetLayout: callsheetLayoutSchema,
  /** CS67: the file of the picture at the head of its call sheets. */
  callsheetLogo: idSchema.nullable(),
  /** CS69: the file of the team's own form, and what it was called. */
  callsheetForm: idSchema.nullable(),
  callsheetFormName: z.string().max(255),
  labourRules: labourOverridesSchema,
  archivedAt: z.number().nullable(),
  /** AC27: only those of its people who have a second factor are let in. */
  needsSecondFactor: z.boolean(),
  /** SA3: the house's invented production, to look around in. */
  isSample: z.boolean(),
});
export type Project = z.infer<typeof projectSchema>;

/** `accessEpoch` rises with every change of the member's rights: feeds of an older epoch end and start anew. */
export const projectMemberSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  userId: idSchema,
  name: z.string().max(60),
  role: roleSchema,
  rights: z.partialRecord(sectionSchema, rightSchema),
  accessEpoch: z.int().min(1),
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;

export const episodeSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  orderKey: z.string(),
  title: z.string().max(120),
});
export type Episode = z.infer<typeof episodeSchema>;
