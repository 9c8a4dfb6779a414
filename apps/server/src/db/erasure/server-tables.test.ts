import { readdirSync } from 'node:fs';
import { TABLE_NAMES, tableDefinition } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { getTableColumns, getTableConfig, is, PgTable } from '../orm.ts';
import { ENTITY_TABLES } from '../schema/entities.ts';
import { SERVER_TABLES } from './server-tables.ts';

const FOLDER = new URL('../schema/', import.meta.url);

/** Every table that any file of the schema exports. */
async function schemaTables(): Promise<PgTable[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(new URL(name, FOLDER).href)));
  return [...new Set(modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable)))];
}

/** Columns that point at an account, by their link or by their name. */
function namingColumns(table: PgTable): string[] {
  const linked = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return getTableConfig(foreignTable).name === 'user' ? columns.map(({ name }) => name) : [];
  });
  const columns = Object.entries(getTableColumns(table)).filter(
    ([field, { name }]) => linked.includes(name) || /^(user|userId|actorId|\w+By)$/.test(field),
  );
  return columns.map(([field]) => field);
}

const ENTITIES: readonly PgTable[] = Object.values(ENTITY_TABLES);

describe('PD2: every table of the server', () => {
  it('PD4: hands out no secret', () => {
    for (const { table, personal } of SERVER_TABLES) {
      const secrets = Object.keys(getTableColumns(table)).filter((field) =>
        /hash$|secret|token/i.test(field),
      );
      if (personal)
        expect([...(personal.withheld ?? [])]).toEqual(
          expect.arrayContaining(secrets.filter((field) => field !== 'sha256')),
        );
    }
  });

  it('says what becomes of a person in it', async () => {
    const said = [...ENTITIES, ...SERVER_TABLES.map(({ table }) => table)];
    const names = (tables: readonly PgTable[]) => tables.map((table) => getTableConfig(table).name).sort();
    expect(names(said)).toEqual(names(await schemaTables()));
  });

  it('that names an account says by which column, and what stays of its texts', () => {
    for (const { table, personal } of SERVER_TABLES) {
      const { name } = getTableConfig(table);
      const naming = name === 'user' ? ['_id'] : namingColumns(table);
      expect([name, naming]).toEqual([name, personal ? [personal.person] : []]);
      if (personal?.row !== 'stays') continue;
      const erased = Object.keys(personal.erased?.('', 0) ?? {});
      const texts = Object.entries(getTableColumns(table)).filter(
        ([, column]) => column.dataType === 'string',
      );
      const open = texts
        .filter(([field, column]) => column.getSQLType() === 'text' && !erased.includes(field))
        .map(([field]) => field);
      expect([name, open.sort()]).toEqual([name, [...(personal.kept ?? [])].sort()]);
    }
  });

  it('that holds rows of a project names accounts only where the domain says so', () => {
    for (const table of TABLE_NAMES) {
      const { personal } = tableDefinition(table);
      expect([table, namingColumns(ENTITY_TABLES[table])]).toEqual([
        table,
        personal ? [personal.person] : [],
      ]);
    }
  });
});
