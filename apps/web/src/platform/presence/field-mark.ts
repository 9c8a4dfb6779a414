import { type FieldPlace, fieldKey } from '@ddak/protocol';
import { createContext, useContext } from 'react';

/** The row that the fields below are of. */
export const FieldRowContext = createContext<Pick<FieldPlace, 'table' | 'rowId'> | null>(null);

/** PR6: `data-field` of what is drawn around a field: who is in it is known and shown by this mark alone. */
export const fieldMark = (table: FieldPlace['table'], rowId: string, field: string) => ({
  'data-field': fieldKey({ table, rowId, field }),
});

/** The mark of a field of the row around; nothing where that is none that is marked. */
export function useFieldMark(field: string): { readonly 'data-field'?: string } {
  const row = useContext(FieldRowContext);
  return row ? fieldMark(row.table, row.rowId, field) : {};
}
