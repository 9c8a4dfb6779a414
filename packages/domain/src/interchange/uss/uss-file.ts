import { z } from 'zod';
import { breakdownTypeSchema } from '../../breakdown/breakdown-item.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { dateSchema } from '../../kernel/date.ts';
import { SHOOT_KINDS } from '../../scene/scene.ts';
import { storyFlagSchema, timeOfDaySchema } from '../../screenplay/organised.ts';
import { DAY_KINDS, UNITS } from '../../timetable/timetable.ts';

/** What a file says nothing of is null there, or left out by programs that are less exact. */
const text = z.string().nullish();
const id = z.string().min(1).max(200);
/** US4: keys with `_` are a program's own. One of that name that means something else is none of ours. */
const own = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);

const eventSchema = z.object({
  id: id.nullish(),
  date: z.string().max(40),
  type: z.string().max(40),
  name: text,
  _dayKind: own(z.enum(DAY_KINDS)),
});
export type UssEvent = z.infer<typeof eventSchema>;

const breakdownSchema = z.object({
  id,
  bannerText: text,
  comments: text,
  created: text,
  description: text,
  elements: z.array(id).max(2000).nullish(),
  pages: z.number().min(0).nullish(),
  scene: z.union([z.string(), z.number()]).nullish(),
  scriptPage: text.catch(null),
  duration: z.number().min(0).nullish(),
  time: z.number().min(0).nullish(),
  type: z.string().max(40).nullish(),
  _title: own(z.string()),
  _episodeNo: own(z.int().min(1)),
  _timeText: own(z.string()),
  _shootKind: own(z.enum(SHOOT_KINDS)),
  _timeOfDay: own(timeOfDaySchema),
  _cutCount: own(z.int().min(0)),
  _screenMinutes: own(z.number().min(0)),
  _flags: own(z.array(storyFlagSchema)),
  _omitted: own(z.boolean()),
  /** The duration is reckoned (SC3), and nobody has said it. */
  _isReckoned: own(z.boolean()),
  /** How many of an element, by its id. */
  _quantities: own(z.record(z.string(), z.int().min(1).max(9999))),
});
export type UssBreakdown = z.infer<typeof breakdownSchema>;

const categorySchema = z.object({
  id,
  created: text,
  name: z.string().max(200),
  ucid: z.number().nullish(),
  /** So it was called before version 1; elements stood in their category then. */
  catId: z.number().nullish(),
  elements: z.array(id).nullish(),
});

const elementSchema = z.object({
  id,
  category: id.nullish(),
  created: text,
  daysOff: z.array(z.int()).nullish(),
  dropDayCount: z.number().nullish(),
  elementId: z.union([z.string(), z.number()]).nullish(),
  events: z.array(eventSchema).nullish(),
  isDood: z.boolean().nullish(),
  isDrop: z.boolean().nullish(),
  isHold: z.boolean().nullish(),
  isIdLock: z.boolean().nullish(),
  linkedElements: z.array(id).nullish(),
  name: z.string().max(1000),
  _type: own(breakdownTypeSchema),
  _subtype: own(z.string().max(20)),
});
export type UssElement = z.infer<typeof elementSchema>;

const boardSchema = z.object({
  id,
  name: z.string().max(500),
  breakdownIds: z.array(z.union([id, z.array(id)])),
  _unit: own(z.enum(UNITS)),
  /** What a day has beside its breakdowns, one for each of them. */
  _days: own(z.array(z.object({ date: dateSchema, calltime: clockSchema, note: z.string() }))),
});
export type UssBoard = z.infer<typeof boardSchema>;

const stripboardSchema = z.object({
  id,
  boards: z.array(boardSchema).max(50),
  calendar: id.nullish(),
  name: z.string().max(500),
});
export type UssStripboard = z.infer<typeof stripboardSchema>;

const calendarSchema = z.object({
  id,
  daysOff: z.array(z.int().min(0).max(6)).nullish(),
  events: z.array(eventSchema).nullish(),
  name: z.string().max(500),
});
export type UssCalendar = z.infer<typeof calendarSchema>;

/** US1: what stands in a file of the Universal Schedule Standard, below its one key. */
export const ussSchema = z.object({
  id: id.nullish(),
  author: text,
  company: text,
  created: text,
  episode: z.union([z.string(), z.number()]).nullish(),
  episodeName: text,
  description: text,
  name: text,
  project: text,
  schedColor: text,
  schedDate: text,
  scriptColor: text,
  scriptDate: text,
  season: z.union([z.string(), z.number()]).nullish(),
  source: text,
  ussVersion: text,
  breakdowns: z.array(breakdownSchema).max(20_000),
  categories: z.array(categorySchema).max(2000),
  elements: z.array(elementSchema).max(50_000),
  stripboards: z.array(stripboardSchema).max(100).nullish(),
  calendars: z.array(calendarSchema).max(100).nullish(),
});
export type Uss = z.infer<typeof ussSchema>;
export type UssCategory = z.infer<typeof categorySchema>;
