import { type AnyRow, TABLE_NAMES, type TableName } from '@ddak/domain';
import { getTableColumns, getTableName } from '../orm.ts';
import { ENTITY_TABLES } from '../schema/entities.ts';

/** How an entity's fields are called in the database. */
export interface TableMap {
  /** Quoted. */
  readonly sqlName: string;
  /** The column that says which project a row belongs to. */
  readonly projectColumn: string;
  readonly columnOf: ReadonlyMap<string, string>;
  readonly fieldOf: ReadonlyMap<string, string>;
  /** By column, as SQL writes it. */
  readonly typeOf: ReadonlyMap<string, string>;
}

function mapTable(table: TableName): TableMap {
  const columns = Object.entries(getTableColumns(ENTITY_TABLES[table]));
  const columnOf = new Map(columns.map(([field, column]) => [field, column.name]));
  return {
    sqlName: `"${getTableName(ENTITY_TABLES[table])}"`,
    projectColumn: table === 'project' ? 'id' : 'project_id',
    columnOf,
    fieldOf: new Map([...columnOf].map(([field, column]) => [column, field])),
    typeOf: new Map(columns.map(([, column]) => [column.name, column.getSQLType()])),
  };
}

const MAPS = new Map(TABLE_NAMES.map((table) => [table, mapTable(table)]));

export const tableMap = (table: TableName): TableMap => MAPS.get(table)!;

/** An entity as JSON of its columns. Fields that no column holds are a bug, and said. */
export function toColumns(map: TableMap, row: object): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    const column = map.columnOf.get(field);
    if (!column) throw new Error(`${map.sqlName} has no column for ${field}`);
    columns[column] = value;
  }
  return columns;
}

/** The entity of a row that PostgreSQL gave as JSON. */
export function toEntity(map: TableMap, columns: Readonly<Record<string, unknown>>): AnyRow {
  const row: Record<string, unknown> = {};
  for (const [field, column] of map.columnOf) row[field] = columns[column];
  return row as AnyRow;
}
