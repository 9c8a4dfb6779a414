import { z } from 'zod';
import { clockSchema } from '../../kernel/clock.ts';
import { dateSchema } from '../../kernel/date.ts';
import { listedSceneSchema } from '../../scene/import/listed-scene.ts';
import { DAY_KINDS, UNITS } from '../../timetable/timetable.ts';

/** What a row is counted by: where its sheet or day stands in the file, from 1; what to look at, in Korean. */
const row = z.int().min(1);
const doubts = z.array(z.string()).readonly();

const scheduleSceneSchema = listedSceneSchema.extend({ row, doubts });
export type ScheduleScene = z.infer<typeof scheduleSceneSchema>;

const scheduleDaySchema = z.object({
  row,
  doubts,
  /** Counts the days to shoot on of its unit; null: the day is none. */
  dayNo: z.int().nullable(),
  tableDate: dateSchema.nullable(),
  unit: z.enum(UNITS),
  dayKind: z.enum(DAY_KINDS),
  calltime: clockSchema.nullable(),
  scenes: z.array(listedSceneSchema.pick({ episodeNo: true, sceneNo: true, subSceneNo: true })),
  note: z.string(),
});
export type ScheduleDay = z.infer<typeof scheduleDaySchema>;

/** A schedule of another program as it was read: its scenes, and each of its boards with the days. */
export const scheduleReadingSchema = z.object({
  scenes: z.array(scheduleSceneSchema),
  /** Sheets that are no scene here, and why, in Korean. */
  skipped: z.array(z.object({ row, why: z.string() })),
  boards: z.array(z.object({ name: z.string(), days: z.array(scheduleDaySchema) })),
});
export type ScheduleReading = z.infer<typeof scheduleReadingSchema>;
