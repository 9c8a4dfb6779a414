import { z } from 'zod';
import { MOST_ITEM_NAME } from '../breakdown/breakdown-item.ts';
import { fileOrLinkSchema } from '../file/file-or-link.ts';
import { clockSchema } from '../kernel/clock.ts';
import { idSchema } from '../kernel/id.ts';

export const CALLSHEET_STATUSES = ['draft', 'published', 'revised', 'closed', 'cancelled'] as const;

/** A call of one team or one character; minutes null: the day's calltime plus the team's offset. */
export const teamCallSchema = z.object({
  _id: idSchema,
  crewTeamId: idSchema,
  calltime: clockSchema.nullable(),
  place: z.string().max(80),
  preparation: z.string().max(300),
});
export const castCallSchema = z.object({
  _id: idSchema,
  characterId: idSchema,
  arrival: clockSchema.nullable(),
  makeup: clockSchema.nullable(),
  wardrobe: clockSchema.nullable().default(null),
  /** CS107; empty or missing: as the day says. */
  place: z.string().max(80).optional(),
  preparation: z.string().max(300),
});
const headsSchema = z.int().min(0).max(9999);
/** CS37: extras by their name on the breakdown, or such as it does not know; null: what the day says. */
export const extrasCallSchema = z.object({
  _id: idSchema,
  name: z.string().trim().min(1).max(MOST_ITEM_NAME),
  count: headsSchema.nullable(),
  calltime: clockSchema.nullable(),
  place: z.string().max(80).optional(),
  charge: z.string().max(120),
});
/** CS38: a vehicle of the day; the driver's phone is found by their name among the crew, by right. */
export const vehicleCallSchema = z.object({
  _id: idSchema,
  name: z.string().max(60),
  driver: z.string().max(60),
  people: headsSchema.nullable(),
  from: z.string().max(120),
  to: z.string().max(120),
  time: clockSchema.nullable(),
});

/** Something to see to on the day; whose team it is for, where it is said (AC30). */
export const checklistItemSchema = z.object({
  _id: idSchema,
  text: z.string().max(200),
  done: z.boolean(),
  crewTeamId: idSchema.optional(),
});
/**
 * The call sheet of one shooting day. `date` and rows are the timetable's, as long as it is a draft.
 * The five widgets of SPEC.md: contacts, checklist items, files, locations, team calls; and cast calls.
 */
export const callsheetSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  timetable: idSchema,
  name: z.string().max(120),
  primaryCallLocation: z.string().max(200),
  status: z.enum(CALLSHEET_STATUSES),
  weather: z.string().max(80),
  precipitation: z.string().max(20),
  notices: z.array(z.string().max(300)).max(30),
  meals: z.string().max(300),
  vehicles: z.string().max(300),
  contacts: z.array(z.object({ _id: idSchema, crewId: idSchema })).max(30),
  checklist: z.array(checklistItemSchema).max(100),
  /** CS80: files and links. */
  files: z.array(fileOrLinkSchema).max(50),
  locations: z.array(z.object({ _id: idSchema, locationId: idSchema })).max(20),
  teamCalls: z.array(teamCallSchema).max(60),
  castCalls: z.array(castCallSchema).max(200),
  extrasCalls: z.array(extrasCallSchema).max(60),
  vehicleCalls: z.array(vehicleCallSchema).max(60),
  /** Who eats; null: everybody whom the sheet calls. */
  mealCount: headsSchema.nullable(),
});
export type Callsheet = z.infer<typeof callsheetSchema>;
