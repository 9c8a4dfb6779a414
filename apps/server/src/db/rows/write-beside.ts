import type { Id } from '@ddak/domain';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { jsonLiteral } from '../json-literal.ts';
import { getTableColumns, getTableName, type PgTable } from '../orm.ts';
import { user } from '../schema/account.ts';
import { file, screenplayText } from '../schema/file.ts';

/** What comes with a project that is brought in whole beside its own rows, in one transaction with them (IM7). */
export interface RowsBeside {
  /** Whose words and deeds are (IM5): an account that is closed from the first; null: there is nobody's. */
  readonly outsider: typeof user.$inferInsert | null;
  /** Their bytes lie there already, and are somebody's from now on. */
  readonly files: readonly (typeof file.$inferInsert)[];
  readonly texts: readonly (typeof screenplayText.$inferInsert)[];
}

/** The statements that write them, before the rows that name them. */
export function besideStatements({ outsider, files, texts }: RowsBeside): string[] {
  const statements = outsider ? [insertInto(user, [outsider])] : [];
  for (const row of files) statements.push(insertInto(file, [row]), notLoose(row._id));
  for (const row of texts) statements.push(insertInto(screenplayText, [row]));
  return statements;
}

function insertInto(table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const all = getTableColumns(table);
  const fields = Object.keys(rows[0] ?? {});
  const named = fields.map((field) => escapeIdentifier(all[field]!.name)).join();
  const columns = rows.map((row) =>
    Object.fromEntries(fields.map((field) => [all[field]!.name, row[field]])),
  );
  const name = escapeIdentifier(getTableName(table));
  return `insert into ${name} (${named}) select ${named} from jsonb_populate_recordset(null::${name}, ${jsonLiteral(columns)}::jsonb)`;
}

const notLoose = (fileId: Id): string => `delete from loose_file where id = ${escapeLiteral(fileId)}`;
