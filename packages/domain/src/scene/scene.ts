import { z } from 'zod';
import { availabilitySchema } from '../availability/availability.ts';
import { dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { colourSchema } from '../project/project.ts';
import { STORY_FLAGS, settingSchema, storyFlagSchema, timeOfDaySchema } from '../screenplay/organised.ts';

export const SHOOT_KINDS = ['L', 'O', 'S'] as const;
export const SCENE_STATUSES = ['draft', 'ready', 'partial', 'done', 'parked', 'omitted'] as const;
export const CHARACTER_KINDS = ['lead', 'support', 'minor'] as const;
/** SC20: how far the permission to shoot at a place has come; null: nobody has said. */
export const PERMITS = ['needless', 'needed', 'asked', 'granted'] as const;
/** SC27: names that a character keeps beside its own. */
export const MOST_NAMES = 50;
export const MINOR_CLASSES = ['none', 'under15', 'under19'] as const;
/** What a minor and their guardian have agreed to: evenings or nights, and the weekly extension (LB9, LB10). */
export const MINOR_CONSENTS = ['night', 'extension'] as const;

/**
 * `plannedMinutes` null: the default of SC3 holds. `firstLine`/`lastLine`: its text in `screenplayId`.
 * `windowVisible`: an interior whose window shows the light (PC3).
 */
export const sceneSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  episodeId: idSchema,
  sceneNo: z.int().min(0).max(9999),
  subSceneNo: z.string().regex(/^[A-Z]?$/),
  name: z.string().max(200),
  setName: z.string().max(120),
  location: idSchema.nullable(),
  setting: settingSchema.nullable(),
  timeOfDay: timeOfDaySchema.nullable(),
  timeText: z.string().max(40),
  shootKind: z.enum(SHOOT_KINDS).nullable(),
  storyDay: z.string().max(20),
  sequence: z.string().max(20),
  windowVisible: z.boolean(),
  flags: z.array(storyFlagSchema).max(STORY_FLAGS.length),
  synopsis: z.string().max(300),
  pages: z.int().min(0).max(9999),
  screenMinutes: z.number().min(0).max(999).nullable(),
  cutCount: z.int().min(0).max(999).nullable(),
  plannedMinutes: z.int().min(0).max(1440).nullable(),
  characters: z.array(z.object({ _id: idSchema })),
  screenplayId: idSchema.nullable(),
  firstLine: z.int().min(1).nullable(),
  lastLine: z.int().min(1).nullable(),
  note: z.string().max(500),
  status: z.enum(SCENE_STATUSES),
});
export type Scene = z.infer<typeof sceneSchema>;

/** CS36: so long before the first scene; null: as long as the project says. */
const leadSchema = z.int().min(0).max(480).nullable();

/**
 * `ageKnown`: the class follows from a birth date, which is not for everyone (SC23); `under19From`, `adultFrom`: a birthday in
 * the plan, from which the next class holds.
 */
export const characterSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  characterNumber: z.int().min(1).max(999),
  name: z.string().trim().min(1).max(60),
  /** SC27: what else scripts and lists call them: names that they had, and those of who turned out to be them. */
  alsoCalled: z.array(z.string().trim().min(1).max(60)).max(MOST_NAMES),
  kind: z.enum(CHARACTER_KINDS),
  actorName: z.string().max(60),
  minorClass: z.enum(MINOR_CLASSES),
  ageKnown: z.boolean(),
  under19From: dateSchema.nullable(),
  adultFrom: dateSchema.nullable(),
  minorConsents: z.array(z.enum(MINOR_CONSENTS)).max(2),
  availability: availabilitySchema,
  arrivalLeadMinutes: leadSchema,
  makeupLeadMinutes: leadSchema,
  wardrobeLeadMinutes: leadSchema,
  colour: colourSchema,
});
export type Character = z.infer<typeof characterSchema>;

/** `strikeDate`: the last day on which its set stands (PC10). */
export const locationSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  realName: z.string().trim().min(1).max(120),
  address: z.string().max(200),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  parking: z.string().max(200),
  power: z.string().max(200),
  permit: z.enum(PERMITS).nullable(),
  permitNote: z.string().max(200),
  nearestHospital: z.string().max(200),
  availability: availabilitySchema,
  strikeDate: dateSchema.nullable(),
  note: z.string().max(500),
});
export type Location = z.infer<typeof locationSchema>;
