import type { ListRow, RowNames } from './list-column.ts';

/** Names are compared as people write them: without blanks and case. */
export const nameKey = (name: string): string => name.normalize('NFC').replace(/\s+/g, '').toLowerCase();

/** GR27: finds the row that bears a name, else the one that bore it; undefined: none, or several. */
export function rowOfName<R extends ListRow, C extends string>(
  rows: ReadonlyMap<string, R>,
  { of }: RowNames<R, C>,
): (name: string) => string | undefined {
  const found = new Map<string, R[]>();
  const former = new Map<string, R[]>();
  for (const row of rows.values())
    for (const [i, name] of of(row).entries()) {
      const names = i === 0 ? found : former;
      names.set(nameKey(name), [...(names.get(nameKey(name)) ?? []), row]);
    }
  return (name) => {
    const those = found.get(nameKey(name)) ?? former.get(nameKey(name)) ?? [];
    return those.length === 1 ? those[0]!.rowId : undefined;
  };
}
