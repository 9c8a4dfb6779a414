import { z } from 'zod';
import { breakdownTypeSchema } from '../breakdown/breakdown-item.ts';
import { dateSchema } from '../kernel/date.ts';
import { idSchema } from '../kernel/id.ts';
import { colourSchema } from '../project/project.ts';
import { UNITS } from '../timetable/timetable.ts';

export const crewTeamSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  orderKey: z.string(),
  name: z.string().trim().min(1).max(40),
  colour: colourSchema,
  calltimeOffset: z.int().min(-720).max(720),
  /** AC31: the categories of the breakdown that are the team's to see to; null: as its name says. */
  categories: z.array(breakdownTypeSchema).max(10).nullable(),
  /** CR20: the unit that it works with; null: with both. */
  unit: z.enum(UNITS).nullable(),
});
export type CrewTeam = z.infer<typeof crewTeamSchema>;

/** A person of the crew: with an account (`userId`) or without. */
export const crewSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  crewTeamId: idSchema,
  orderKey: z.string(),
  userId: idSchema.nullable(),
  name: z.string().trim().min(1).max(60),
  roleTitle: z.string().max(60),
  /** PD9: when whoever added a person without an account said to have their consent, milliseconds since 1970. */
  consentAt: z.int().nullable(),
  /** Who consented for somebody under 14; empty for everybody else. */
  guardian: z.string().trim().max(60),
});
export type Crew = z.infer<typeof crewSchema>;

/**
 * Phone and e-mail of a crew person or an actor, and of an actor the birth date and guardian (SC22), apart because not everyone
 * may see them. `userId` owns the row.
 */
export const personContactSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  crewId: idSchema.nullable(),
  characterId: idSchema.nullable(),
  userId: idSchema.nullable(),
  phone: z.string().max(30),
  email: z.string().max(120),
  /** 일촬표에 공개: the phone stands on what goes into a chat room too (CS88). */
  phoneShown: z.boolean(),
  birthDate: dateSchema.refine((date) => date >= '1900-01-01').nullable(),
  guardianName: z.string().trim().max(60),
  guardianPhone: z.string().trim().max(30),
});
export type PersonContact = z.infer<typeof personContactSchema>;

/** Nothing is said of when somebody was born, nor of who speaks for them. */
export const UNSAID_BIRTH = { birthDate: null, guardianName: '', guardianPhone: '' } as const;
