import { z } from 'zod';
import { fileOrLinkSchema } from '../../file/file-or-link.ts';
import { clockSchema } from '../../kernel/clock.ts';
import { dateSchema } from '../../kernel/date.ts';
import { idSchema } from '../../kernel/id.ts';
import { PHASE_KINDS } from '../../timetable/timetable.ts';
import { CALLSHEET_COLUMNS, type CallsheetColumn } from '../callsheet-columns.ts';
import { CALLSHEET_BLOCKS, COLUMN_WIDTHS } from '../layout/callsheet-layout.ts';

/** What is printed may be longer than a field: joined rows carry the words of several. */
const text = z.string().max(20_000);
const end = z.int().min(0).max(20_000);
const span = { rowId: idSchema, start: clockSchema, end, minutes: z.int().min(0) };
const cells = Object.fromEntries(CALLSHEET_COLUMNS.map((key) => [key, text])) as Record<
  CallsheetColumn,
  typeof text
>;
const phaseRow = z.object({
  kind: z.literal('phase'),
  ...span,
  phaseKind: z.enum(PHASE_KINDS),
  timeText: text,
  text,
});
const sceneRow = z.object({
  kind: z.literal('scene'),
  ...span,
  sceneIds: z.array(idSchema),
  order: z.int(),
  cuts: z.int().nullable(),
  mark: z.enum(['M', 'D', 'E', 'N', '']),
  placeSpan: z.int(),
  // Missing in versions of before it was known: the script as it is now.
  scripts: z
    .array(
      z.object({
        sceneId: idSchema,
        screenplayId: idSchema,
        firstLine: z.int().min(1),
        lastLine: z.int().min(1),
        label: text,
        about: text,
      }),
    )
    .optional(),
  cells: z.object(cells),
});
const texts = z.array(text);

/**
 * All that a version prints, as it was when it was issued. CS26: of people to call it holds who they are, and no name or
 * phone: those are looked up when it is opened, by right.
 */
export const frozenSheetSchema = z.object({
  title: text,
  name: text,
  projectTitle: text,
  productionCompany: text,
  // CS67: missing where there is none, as in versions of before.
  logo: idSchema.optional(),
  dayText: text,
  dayNo: z.int().nullable(),
  date: dateSchema,
  calltime: clockSchema,
  people: z.array(z.object({ role: text, name: text })),
  facts: z.array(z.object({ label: text, value: text })),
  places: z.array(z.object({ name: text, address: text, parking: text, hospital: text })),
  columns: z.array(z.object({ key: z.enum(CALLSHEET_COLUMNS), label: text, width: z.enum(COLUMN_WIDTHS) })),
  hiddenBlocks: z.array(z.enum(CALLSHEET_BLOCKS)),
  rows: z.array(z.discriminatedUnion('kind', [phaseRow, sceneRow])),
  castCalls: z.array(
    z.object({
      characterId: idSchema,
      number: z.int(),
      character: text,
      actor: text,
      arrival: text,
      makeup: text,
      // Missing in versions of before they were known: as if nobody had set them.
      wardrobe: text.optional(),
      shoot: text,
      // CS107: missing where they come to where everybody gathers, as in versions of before.
      place: text.optional(),
      scenes: text,
      preparation: text,
    }),
  ),
  extrasCalls: z.array(
    z.object({
      ...{ name: text, count: z.int(), calltime: text, place: text.optional(), scenes: text, charge: text },
    }),
  ),
  teamCalls: z.array(
    z.object({ crewTeamId: idSchema, team: text, calltime: text, place: text, preparation: text }),
  ),
  contacts: z.array(z.object({ crewId: idSchema, role: text })),
  // Missing in versions of before items were ticked by everybody (CS73).
  checklist: z.array(z.object({ _id: idSchema.optional(), text, done: z.boolean() })),
  // Missing where there are none, as in versions of before.
  files: z.array(fileOrLinkSchema).optional(),
  vehicleCalls: z
    .array(z.object({ time: text, name: text, driver: text, people: z.int().nullable(), route: text }))
    .optional(),
  vehicles: texts,
  meals: texts,
  notices: texts,
  totals: z.object({ scenes: z.int(), cuts: z.int(), minutes: z.int(), extras: z.int(), text }),
  nextDay: text,
  footer: text,
});
export type FrozenSheet = z.infer<typeof frozenSheetSchema>;
