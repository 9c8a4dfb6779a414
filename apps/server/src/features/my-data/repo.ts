import { type Id, PERSONAL_TABLES, type TableName, tableDefinition } from '@ddak/domain';
import { SERVER_TABLES } from '../../db/erasure/server-tables.ts';
import type { StoredFile } from '../../db/file-rows.ts';
import {
  eq,
  getTableColumns,
  getTableConfig,
  inArray,
  or,
  type PgColumn,
  type PgTable,
} from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { ENTITY_TABLES } from '../../db/schema/entities.ts';
import { file } from '../../db/schema/file.ts';

/** Rows about one person, and the table that they are of. */
export interface TableOfMine {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const columnsOf = (table: PgTable) => getTableColumns(table) as Record<string, PgColumn>;

/** What is kept of a person, by what every table says of people (PD2): what is erased with them is what is theirs. */
export class MyDataRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** Table by table, one after the other: a long history is not in memory with the rest. */
  async *tables(userId: Id): AsyncGenerator<TableOfMine> {
    for (const name of PERSONAL_TABLES) {
      const table: PgTable = ENTITY_TABLES[name];
      yield {
        name: getTableConfig(table).name,
        rows: await asSystem('ownData', () => this.#db.select().from(table).where(this.#about(name, userId))),
      };
    }
    for (const { table, personal } of SERVER_TABLES) {
      if (!personal) continue;
      const all = Object.entries(columnsOf(table));
      const given = Object.fromEntries(all.filter(([field]) => !personal.withheld?.includes(field)));
      const mine = eq(columnsOf(table)[personal.person]!, userId);
      const rows = await asSystem('ownData', () => this.#db.select(given).from(table).where(mine));
      yield { name: getTableConfig(table).name, rows };
    }
  }

  filesOf(userId: Id): Promise<StoredFile[]> {
    return this.#db.select().from(file).where(eq(file.uploadedBy, userId)).orderBy(file._id);
  }

  /** The rows that name the person, or a row about them. */
  #about(name: TableName, userId: Id) {
    const { personal } = tableDefinition(name);
    const columns = columnsOf(ENTITY_TABLES[name]);
    const through = Object.entries(personal?.through ?? {}).map(([column, end]) => {
      const other = columnsOf(ENTITY_TABLES[end as TableName]);
      const person = other[tableDefinition(end as TableName).personal!.person]!;
      const theirs = this.#db
        .select({ _id: other._id! })
        .from(ENTITY_TABLES[end as TableName] as PgTable)
        .where(eq(person, userId));
      return inArray(columns[column]!, theirs);
    });
    return or(eq(columns[personal!.person]!, userId), ...through);
  }
}
