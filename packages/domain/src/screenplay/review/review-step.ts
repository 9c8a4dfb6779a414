import { z } from 'zod';
import { breakdownCandidateSchema } from '../../breakdown/breakdown-candidate.ts';
import { headingFieldsSchema, LINE_TYPES, STORY_FLAGS, storyFlagSchema } from '../organised.ts';

const lineNo = z.int().min(1);
const personName = z.string().trim().min(1).max(60);
/** Names as the reader has found them, which may be longer than a person's. */
const foundName = z.string().min(1).max(200);

const storyFlags = z.array(storyFlagSchema).max(STORY_FLAGS.length);

/** What can be set for many scenes at once; a field that is left out stays as it is. */
export const sceneFieldsSchema = headingFieldsSchema
  .pick({ setName: true, setting: true, timeOfDay: true, timeText: true, omitted: true })
  .extend({ flags: storyFlags })
  .partial();
export type SceneFields = z.infer<typeof sceneFieldsSchema>;

/** A candidate of a scene, by the line that it comes from. */
export const namedItemSchema = breakdownCandidateSchema.pick({ type: true, name: true, line: true });
export type NamedItem = z.infer<typeof namedItemSchema>;
/** More than any scene has. */
const MOST_ITEMS = 60;

/**
 * What is written in a line that is made a heading. `settingGuessed`: in or out is from the place, not from a word.
 * `flags` is not there in steps that are older than it.
 */
export const saidByLineSchema = headingFieldsSchema.extend({
  settingGuessed: z.boolean(),
  flags: storyFlags.optional(),
});
export type SaidByLine = z.infer<typeof saidByLineSchema>;

/**
 * A small correction on the organised text, in the order of `orderKey`. Scenes are named by their heading's line
 * number, which never changes within a version.
 */
export const reviewStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('editHeading'),
    headingLine: lineNo,
    heading: z.string().max(200),
    fields: headingFieldsSchema,
    /** Not given: as they are. */
    flags: storyFlags.optional(),
  }),
  /** The line becomes the heading of a new scene that takes the rest of the old one. */
  z.object({ kind: z.literal('split'), line: lineNo, says: saidByLineSchema.optional() }),
  /** The scene with this heading line goes on in the scene before it. */
  z.object({ kind: z.literal('join'), headingLine: lineNo }),
  /** SY9. `following`: the scenes after it in its episode are counted on from there. */
  z.object({
    kind: z.literal('renumber'),
    headingLine: lineNo,
    sceneNo: z.int().min(0).max(9999),
    subSceneNo: z.string().regex(/^[A-Z]?$/),
    following: z.boolean(),
  }),
  /** SY10. */
  z.object({
    kind: z.literal('setFields'),
    headingLines: z.array(lineNo).min(1).max(2000),
    fields: sceneFieldsSchema,
  }),
  /** SY11. `who` stands for a cue alone; null: as the line says. `says`: of lines that are made headings, as for `split`. */
  z.object({
    kind: z.literal('setLineType'),
    lines: z.array(lineNo).min(1).max(500),
    type: z.enum(LINE_TYPES),
    who: personName.nullable(),
    says: z
      .array(saidByLineSchema.extend({ line: lineNo }))
      .max(500)
      .optional(),
  }),
  /** SY12. Whoever bears one of the names is called `name` from now on: a merge, or a new name for one person. */
  z.object({ kind: z.literal('namePeople'), names: z.array(foundName).min(1).max(50), name: personName }),
  /** SY13. What was taken for a person is none. */
  z.object({ kind: z.literal('dropPerson'), name: foundName }),
  /** SY13, of several names at once. */
  z.object({ kind: z.literal('dropPeople'), names: z.array(foundName).min(1).max(500) }),
  /** SY23. They are people, whatever their names look like. */
  z.object({ kind: z.literal('keepPeople'), names: z.array(foundName).min(1).max(500) }),
  z.object({ kind: z.literal('setSynopsis'), headingLine: lineNo, synopsis: z.string().max(300) }),
  /** SY14. Right as it stands: one doubt, or (null) everything about the scene. */
  z.object({
    kind: z.literal('confirm'),
    headingLine: lineNo,
    doubt: z.object({ code: z.string().max(40), line: lineNo.nullable() }).nullable(),
  }),
  /** SY21. Everything about all of these scenes is right as it stands. */
  z.object({ kind: z.literal('confirmScenes'), headingLines: z.array(lineNo).min(1).max(2000) }),
  /** SY15. Scenes without text, omitted, stand before this one: the numbers that the script skips. */
  z.object({
    kind: z.literal('addOmitted'),
    headingLine: lineNo,
    from: z.int().min(0).max(9999),
    until: z.int().min(0).max(9999),
  }),
  /** SY16. One heading that stands for several numbers becomes so many scenes. */
  z.object({ kind: z.literal('divide'), headingLine: lineNo, until: z.int().min(1).max(9999) }),
  /** SY19. What the scene may need beside what was read out of it, or what it does not need. */
  z.object({
    kind: z.literal('addItems'),
    headingLine: lineNo,
    items: z.array(breakdownCandidateSchema).min(1).max(MOST_ITEMS),
  }),
  z.object({
    kind: z.literal('dropItems'),
    headingLine: lineNo,
    items: z.array(namedItemSchema).min(1).max(MOST_ITEMS),
  }),
]);
export type ReviewStep = z.infer<typeof reviewStepSchema>;
