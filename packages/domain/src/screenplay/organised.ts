import { z } from 'zod';
import { breakdownCandidateSchema } from '../breakdown/breakdown-candidate.ts';

/** What a line of a script is. `other`: title page, page furniture, text outside every scene. */
export const LINE_TYPES = [
  'heading',
  'action',
  'character',
  'dialogue',
  'parenthetical',
  'transition',
  'note',
  'other',
] as const;
export type LineType = (typeof LINE_TYPES)[number];

export const SETTINGS = ['INT', 'EXT', 'INT/EXT'] as const;
export const settingSchema = z.enum(SETTINGS);
export type Setting = z.infer<typeof settingSchema>;

export const TIMES_OF_DAY = ['day', 'night', 'dawn', 'sunset'] as const;
export const timeOfDaySchema = z.enum(TIMES_OF_DAY);
export type TimeOfDay = z.infer<typeof timeOfDaySchema>;

export const SCRIPT_FORMATS = ['hwp', 'hwpx', 'pdf', 'docx', 'fdx', 'fountain', 'txt', 'md', 'xlsx'] as const;
export const scriptFormatSchema = z.enum(SCRIPT_FORMATS);
export type ScriptFormat = z.infer<typeof scriptFormatSchema>;

/**
 * Why a reader should look twice: `message` is Korean, `line` the line's `n`. What a mend needs to know beside it:
 * `names`: people who may be one (same_person); `until`: the last number that a heading stands for (number_range).
 */
export const doubtSchema = z.object({
  code: z.string(),
  message: z.string(),
  line: z.int().nullable(),
  names: z.array(z.string()).optional(),
  until: z.int().min(1).optional(),
});
export type Doubt = z.infer<typeof doubtSchema>;

/**
 * One line of the organised text (a block). `n` counts from 1 and is its id: the text of a version never changes.
 * `scene` is an index into `scenes` or null before the first heading. `who` stands on character lines: the person
 * who speaks, without marks such as (V.O); `alsoWho`: others who speak the same words (준호·미영). `mentions`: people
 * who appear in an action line without speaking there.
 * `rows`: how many rows it takes on a normalised page, blank rows before it included. `confidence`: how sure its
 * type is, from 0 to 1.
 */
export const organisedLineSchema = z.object({
  n: z.int().min(1),
  text: z.string(),
  type: z.enum(LINE_TYPES),
  scene: z.int().min(0).nullable(),
  who: z.string().optional(),
  alsoWho: z.array(z.string()).optional(),
  mentions: z.array(z.string()).optional(),
  rows: z.number().min(0),
  confidence: z.number().min(0).max(1),
});
export type OrganisedLine = z.infer<typeof organisedLineSchema>;

export const sceneCastSchema = z.object({ name: z.string(), lines: z.int().min(0) });
export type SceneCast = z.infer<typeof sceneCastSchema>;

/** What kind of storytelling a scene is: 회상, 몽타주, 인서트. */
export const STORY_FLAGS = ['flashback', 'montage', 'insert'] as const;
export const storyFlagSchema = z.enum(STORY_FLAGS);
export type StoryFlag = z.infer<typeof storyFlagSchema>;

/** The fields of a scene that its heading says. Null: nothing to go by. */
export const headingFieldsSchema = z.object({
  episodeNo: z.int().min(1).nullable(),
  sceneNo: z.int().min(0).max(9999).nullable(),
  subSceneNo: z.string().regex(/^[A-Z]?$/),
  setName: z.string().nullable(),
  setting: settingSchema.nullable(),
  timeOfDay: timeOfDaySchema.nullable(),
  timeText: z.string().nullable(),
  omitted: z.boolean(),
});
export type HeadingFields = z.infer<typeof headingFieldsSchema>;

/**
 * A scene as organised. `headingLine` is the `n` of its first line and its id inside this version. `pages` are eighths
 * on a normalised layout, `filePages` the file's own where it says them. `screenMinutes` is its length on the screen,
 * never the time to shoot it; `statedSeconds` where the heading itself says how long it runs. `items`: what it may need, for a person to decide.
 */
export const organisedSceneSchema = headingFieldsSchema.extend({
  heading: z.string(),
  headingLine: z.int().min(1),
  lastLine: z.int().min(1),
  pages: z.int().min(0),
  filePages: z.int().min(0).nullable(),
  screenMinutes: z.number().min(0),
  statedSeconds: z.int().min(0).optional(),
  flags: z.array(storyFlagSchema),
  synopsis: z.string(),
  characters: z.array(sceneCastSchema),
  items: z.array(breakdownCandidateSchema),
  guessed: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  doubts: z.array(doubtSchema),
});
export type OrganisedScene = z.infer<typeof organisedSceneSchema>;

/**
 * Somebody of the script. `confidence`: how sure it is that this is a person, from 0 to 1; below 0.6 a reader should
 * look. Absent in texts that were organised before it was told.
 */
export const organisedCharacterSchema = z.object({
  name: z.string(),
  scenes: z.int(),
  lines: z.int(),
  confidence: z.number().min(0).max(1).optional(),
});
export type OrganisedCharacter = z.infer<typeof organisedCharacterSchema>;

/** What `packages/screenplay` makes of a file. Kept apart from project state; it does not change. */
export const organisedScreenplaySchema = z.object({
  format: scriptFormatSchema,
  title: z.string().nullable(),
  lines: z.array(organisedLineSchema),
  scenes: z.array(organisedSceneSchema),
  characters: z.array(organisedCharacterSchema),
  locations: z.array(z.object({ setName: z.string(), scenes: z.int() })),
  unread: z.array(z.object({ where: z.string(), reason: z.string() })),
});
export type OrganisedScreenplay = z.infer<typeof organisedScreenplaySchema>;
