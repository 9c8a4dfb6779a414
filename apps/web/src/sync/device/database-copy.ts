import type { Id, TableName } from '@ddak/domain';
import type { FeedRow } from '@ddak/protocol';
import Dexie from 'dexie';
import {
  type CopiedProject,
  type CopyHead,
  type DeviceCopy,
  type DeviceCopyContents,
  judgeAppend,
} from '../device-copy.ts';
import { nextTurn } from '../next-turn.ts';
import type { CopyPartRow, DeviceDatabase } from './device-database.ts';

/** The copy of one project for one user, in IndexedDB: a base in parts, and the small steps that came after it. */
export function databaseCopy(database: DeviceDatabase, userId: Id, projectId: Id): DeviceCopy {
  const { copies, copyParts, copySteps } = database;
  const key: [Id, Id] = [userId, projectId];
  const writing = <T>(step: () => Promise<T>): Promise<T> =>
    database.transaction('rw', copies, copyParts, copySteps, step);
  const read = async () => {
    // Asked for together: each answer waits for a turn of a page that is busy opening.
    const [row, parts, steps] = await Promise.all([
      copies.get(key),
      copyParts.where({ userId, projectId }).sortBy('order'),
      copySteps.where({ userId, projectId }).sortBy('order'),
    ]);
    return row ? { head: row.base, parts, tail: steps.map(({ step }) => step) } : null;
  };
  // By keys alone: reading the base at every arriving change held the page for longer than anything else it did.
  const head = async (): Promise<CopyHead | null> => {
    const own = [
      [userId, projectId],
      [userId, projectId, Dexie.maxKey],
    ] as const;
    const bases = await copies
      .where('[userId+projectId+base.seq+base.epoch]')
      .between(...own)
      .keys();
    const [base] = bases as unknown as [Id, Id, number, number][];
    if (!base) return null;
    const tail = copySteps.where('[userId+projectId+step.to]').between(...own);
    const [steps, last] = await Promise.all([tail.count(), tail.clone().reverse().limit(1).keys()]);
    const [step] = last as unknown as [Id, Id, number][];
    return { seq: Math.max(base[2], step?.[2] ?? 0), epoch: base[3], steps };
  };
  const erase = async (): Promise<void> => {
    await copies.delete(key);
    await copyParts.where({ userId, projectId }).delete();
    await copySteps.where({ userId, projectId }).delete();
  };
  return {
    async load(): Promise<DeviceCopyContents | null> {
      const found = await database.transaction('r', copies, copyParts, copySteps, read);
      return found && { base: { ...found.head, tables: await rowsOf(found.parts) }, tail: found.tail };
    },
    async replace({ tables, ...base }) {
      const parts = await partsOf(tables);
      await writing(async () => {
        await erase();
        await copies.put({ userId, projectId, base });
        await copyParts.bulkAdd(parts.map((part) => ({ userId, projectId, ...part })));
      });
    },
    append: (changes) =>
      writing(async () => {
        const judged = judgeAppend(await head(), changes);
        if (judged === 'append') await copySteps.add({ userId, projectId, step: changes });
        return judged === 'again' ? 'again' : 'done';
      }),
    erase: () => writing(erase),
  };
}

type Tables = CopiedProject['tables'];
type Part = Pick<CopyPartRow, 'table' | 'rows'>;

/** So many rows are written or read in one go: some 5 ms. */
const AT_ONCE = 1_000;

/** SN12: the rows of all tables as JSON; a table without rows is one part. */
async function partsOf(tables: Tables): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const [table, rows] of Object.entries(tables)) {
    let start = 0;
    do {
      parts.push({ table: table as TableName, rows: JSON.stringify(rows.slice(start, start + AT_ONCE)) });
      start += AT_ONCE;
      if (rows.length >= AT_ONCE) await nextTurn();
    } while (start < rows.length);
  }
  return parts;
}

async function rowsOf(parts: readonly Part[]): Promise<Tables> {
  const tables = new Map<TableName, FeedRow[]>();
  for (const { table, rows } of parts) {
    const read = JSON.parse(rows) as FeedRow[];
    const known = tables.get(table);
    if (known) known.push(...read);
    else tables.set(table, read);
    if (read.length >= AT_ONCE) await nextTurn();
  }
  return Object.fromEntries(tables);
}
