import { type AnyRow, type Change, emptyState, insert, TABLE_NAMES, tableDefinition } from '@ddak/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { type Extreme, sampleRow } from '../../testing/sample-row.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type RowsOfTable, stateOf, stateQuery } from './read-state.ts';
import { writeStatements } from './write-rows.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const writeAndRead = async (projectId: string, changes: readonly Change[]) =>
  stateOf(await partsOf(projectId, changes));

/** Writes in a transaction that never commits: links need not have their ends. What is read in it. */
async function partsOf(projectId: string, changes: readonly Change[]) {
  try {
    const statements = [...writeStatements(changes)].map(({ sql, rows }) => sql.replace('$1', () => rows));
    await client.query(['begin', ...statements].join(';\n'));
    return (await client.query<RowsOfTable>(stateQuery(projectId))).rows;
  } finally {
    await client.query('rollback');
  }
}

const extremes: Extreme[] = ['low', 'high', 'empty'];
const cases = TABLE_NAMES.flatMap((table) => extremes.map((extreme) => [table, extreme] as const));

describe.each(cases)('a row of %s at the %s end of what its entity allows', (table, extreme) => {
  it('fits into the database, and comes back as it was', async () => {
    const projectId = newId();
    const row = sampleRow(table, extreme, projectId);
    const state = await writeAndRead(projectId, [insert(table, row as never)]);
    expect([...state[table].values()]).toEqual([row]);
  });

  it('can be changed from any other end, in every column at once', async () => {
    const projectId = newId();
    const row = sampleRow(table, extreme, projectId);
    for (const other of extremes) {
      const { _id, ...rest } = sampleRow(table, other, projectId);
      const after: Record<string, unknown> = { ...rest };
      if (table === 'project') delete after._id;
      const update = { table, op: 'update', _id: row._id, before: {}, after } as unknown as Change;
      const state = await writeAndRead(projectId, [insert(table, row as never), update]);
      expect(state[table].get(row._id)).toEqual({ ...row, ...after });
    }
  });
});

describe('changes of many rows', () => {
  it('of one kind share a statement, and keep their order where they touch one row', async () => {
    const projectId = newId();
    const rows = [1, 2, 3].map(() => sampleRow('board', 'low', projectId));
    const rename = (row: AnyRow, name: string): Change =>
      ({ table: 'board', op: 'update', _id: row._id, before: {}, after: { name } }) as unknown as Change;
    const changes: Change[] = [
      ...rows.map((row) => insert('board', row as never)),
      rename(rows[0]!, '가'),
      rename(rows[1]!, '나'),
      rename(rows[0]!, '다'),
      { table: 'board', op: 'delete', row: rows[2]! } as unknown as Change,
    ];
    expect([...writeStatements(changes)]).toHaveLength(4);
    const state = await writeAndRead(projectId, changes);
    expect([...state.board.values()].map(({ name }) => name).sort()).toEqual(['나', '다']);
  });

  it('that are very many go in several statements, each written in a moment', async () => {
    const projectId = newId();
    const rows = Array.from({ length: 4_001 }, () => sampleRow('board', 'low', projectId));
    const changes = rows.map((row) => insert('board', row as never));
    expect([...writeStatements(changes)]).toHaveLength(3);
    const parts = await partsOf(projectId, changes);
    expect(Math.max(...parts.map((part) => part.rows.length))).toBe(250);
    expect((await writeAndRead(projectId, changes)).board.size).toBe(4_001);
  });

  it('of no kind need no statement', async () => {
    expect([...writeStatements([])]).toEqual([]);
    expect(await stateOf([])).toEqual(emptyState());
  });

  it('name every column that a reference stands in', () => {
    for (const table of TABLE_NAMES)
      for (const column of Object.keys(tableDefinition(table).references))
        expect(Object.keys(sampleRow(table, 'low', newId()))).toContain(column);
  });
});
