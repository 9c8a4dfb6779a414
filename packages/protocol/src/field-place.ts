import { idSchema, type TableName } from '@ddak/domain';
import { z } from 'zod';

/** The tables that are written in forms and tables, field by field. */
export const FIELD_TABLES = [
  'scene',
  'character',
  'location',
  'timetable',
  'timetableRow',
  'callsheet',
  'breakdownItem',
  'crew',
  'crewTeam',
] as const satisfies readonly TableName[];

/** One field of a row, called as the screens call it: the same wherever it is written. */
export const fieldPlaceSchema = z.object({
  table: z.enum(FIELD_TABLES),
  rowId: idSchema,
  field: z.string().min(1).max(80),
});
export type FieldPlace = z.infer<typeof fieldPlaceSchema>;

export const fieldKey = ({ table, rowId, field }: FieldPlace): string => `${table}/${rowId}/${field}`;

/** The field that a key names; null: it names none. */
export function fieldOfKey(key: string): FieldPlace | null {
  const [table, rowId, ...field] = key.split('/');
  return fieldPlaceSchema.safeParse({ table, rowId, field: field.join('/') }).data ?? null;
}
