import { scheduleReadingSchema } from '@ddak/domain';
import { z } from 'zod';

/**
 * The sheets of a file with a table, by their cells: what `readContent` of the screenplay package reads. `notes`: what is worth
 * knowing of the file, in Korean.
 */
export const tableSheetsSchema = z.object({
  sheets: z
    .array(
      z.object({
        name: z.string(),
        isHidden: z.boolean(),
        rows: z
          .array(
            z.object({
              row: z.int(),
              cells: z.array(z.string()).readonly(),
              goesOn: z.array(z.int()).readonly(),
              wide: z.array(z.tuple([z.int(), z.int()]).readonly()).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  notes: z.array(z.string()).readonly(),
  /** A schedule of another program, which has no cells (US8); null: the file is a table. */
  schedule: scheduleReadingSchema.nullable(),
});
export type TableSheets = z.infer<typeof tableSheetsSchema>;
