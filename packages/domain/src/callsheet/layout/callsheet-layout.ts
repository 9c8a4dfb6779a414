import { z } from 'zod';
import { CALLSHEET_COLUMNS } from '../callsheet-columns.ts';

/** CS62: the blocks that a team may leave out. 알림 is none of them: what the law asks stands there (CS18). */
export const CALLSHEET_BLOCKS = [
  'castCalls',
  'extrasCalls',
  'teamCalls',
  'contacts',
  'checklist',
  'places',
  'meals',
  'vehicles',
  'files',
] as const;
export type CallsheetBlock = (typeof CALLSHEET_BLOCKS)[number];

export const COLUMN_WIDTHS = ['narrow', 'usual', 'wide'] as const;
export type ColumnWidth = (typeof COLUMN_WIDTHS)[number];

/** How a team sets a column. `label` empty: its usual name. */
export const columnSettingSchema = z.object({
  key: z.enum(CALLSHEET_COLUMNS),
  label: z.string().trim().max(20),
  shown: z.boolean(),
  width: z.enum(COLUMN_WIDTHS),
});
export type ColumnSetting = z.infer<typeof columnSettingSchema>;

/** CS61, CS62: the form of a project's call sheets. Columns that are not named follow as they usually are. */
export const callsheetLayoutSchema = z.object({
  columns: z
    .array(columnSettingSchema)
    .max(CALLSHEET_COLUMNS.length)
    .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length)
    // A table that does not say which scene is shot is no call sheet.
    .refine((columns) => columns.every(({ key, shown }) => shown || key !== 'scene')),
  hiddenBlocks: z.array(z.enum(CALLSHEET_BLOCKS)).max(CALLSHEET_BLOCKS.length),
});
export type CallsheetLayout = z.infer<typeof callsheetLayoutSchema>;

export const USUAL_LAYOUT: CallsheetLayout = { columns: [], hiddenBlocks: [] };
