import { TABLE_NAMES, TABLES, tableDefinition } from '@ddak/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { getTableColumns, getTableConfig } from '../orm.ts';
import { ENTITY_TABLES } from './entities.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(TABLE_NAMES)('the table of %s', (table) => {
  const columns = getTableColumns(ENTITY_TABLES[table]) as Record<
    string,
    { name: string; notNull: boolean; getSQLType(): string }
  >;
  const { shape } = TABLES[table].schema;

  it('has a column for every field of the entity, and no other', () => {
    expect(Object.keys(columns).sort()).toEqual(Object.keys(shape).sort());
  });

  it('calls its columns as the fields are called', () => {
    for (const [field, column] of Object.entries(columns))
      expect(column.name).toBe(field === '_id' ? 'id' : snake(field));
  });

  it('lets exactly those columns be empty that the entity lets be null', () => {
    for (const [field, column] of Object.entries(columns)) {
      const nullable = (shape as Record<string, { safeParse(v: unknown): { success: boolean } }>)[
        field
      ]!.safeParse(null).success;
      expect([field, column.notNull]).toEqual([field, !nullable]);
    }
  });

  it('holds every link of the entity by a foreign key, lists of links aside', () => {
    const keys = getTableConfig(ENTITY_TABLES[table]).foreignKeys.map((key) => {
      const { columns: from, foreignTable } = key.reference();
      return `${from[0]!.name}→${getTableConfig(foreignTable).name}`;
    });
    for (const [field, target] of Object.entries(tableDefinition(table).references)) {
      if (columns[field]!.getSQLType() === 'jsonb') continue;
      expect(keys).toContain(`${snake(field)}→${snake(target)}`);
    }
  });
});

it('orders by keys that are compared byte by byte', () => {
  const ordered = TABLE_NAMES.filter((table) => 'orderKey' in TABLES[table].schema.shape);
  expect(ordered).toContain('timetableRow');
  for (const table of ordered) {
    const { orderKey } = getTableColumns(ENTITY_TABLES[table]) as Record<string, { getSQLType(): string }>;
    expect([table, orderKey?.getSQLType()]).toEqual([table, 'text COLLATE "C"']);
  }
});

describe('the migrated database', () => {
  let client: Client;
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('checks every link and every uniqueness of entities at commit, so that a command may write in any order', async () => {
    const { rows } = await client.query(
      `select conname from pg_constraint c join pg_class t on t.oid = c.conrelid
       where contype in ('f', 'u') and not condeferred and t.relname <> 'session' and connamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });

  it('sorts by bytes and keeps UTF-8', async () => {
    const { rows } = await client.query(
      'select pg_encoding_to_char(encoding) as encoding, datcollate from pg_database where datname = current_database()',
    );
    expect(rows).toEqual([{ encoding: 'UTF8', datcollate: 'C' }]);
  });
});
