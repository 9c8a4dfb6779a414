import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';

/** The tables that come in from files: scene lists, crew lists and plans. */
export const LISTED_KINDS = ['scenes', 'crew', 'days'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** TI20: so many forms of each kind of table are remembered; the one that was longest unsaid makes room. */
export const MOST_MAPPINGS = 10;
/** Of each form so many columns, of which so long a head counts. */
export const MOST_SAID = 40;
export const LONGEST_HEAD = 80;

/** What somebody has said that a column is: a field of the import, or '': nothing. */
const saidColumnSchema = z.object({
  head: z.string().min(1).max(LONGEST_HEAD),
  field: z.string().regex(/^[a-zA-Z]{0,40}$/),
});
export type SaidColumn = z.infer<typeof saidColumnSchema>;

/** What the columns of tables of one form are, as far as somebody of the team has said so. */
export const columnMappingSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  kind: z.enum(LISTED_KINDS),
  /** Tells one head row from another. */
  shape: z.string().regex(/^[0-9a-z]{1,20}$/),
  said: z
    .array(saidColumnSchema)
    .min(1)
    .max(MOST_SAID)
    .refine((said) => new Set(said.map(({ head }) => head)).size === said.length),
  /** Milliseconds since 1970: when it was said. */
  saidAt: z.int().min(0),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;
