import { type AnyPgColumn, bigint, customType, type SQL, sql, uuid } from '../orm.ts';

/** Text that orders rows: compared byte by byte, as the domain compares strings of ASCII. */
export const orderKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** An instant: milliseconds since 1970, UTC. */
export const instant = (name: string) => bigint(name, { mode: 'number' });

export const id = () => uuid('id').primaryKey();

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** `column in (…)`: the values of an enum of the domain. Null passes, as in every check. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map(literal).join(', '))})`;

export const between = (column: AnyPgColumn, low: number, high: number): SQL =>
  sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`;
