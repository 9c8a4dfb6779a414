import { writeTables } from '@ddak/screenplay/fixtures';
import type { TableFileReading } from '@ddak/screenplay/table-file';
import { expect, it } from 'vitest';
import { READER_LIMITS } from './run-confined.ts';
import { runTask } from './run-task.ts';

const HEADS = ['S#', '장소', '내용', 'D/N', 'I/E', '인물', '소품', '의상', '분장', '비고'];
const COLUMNS = 20;

/** Of a whole workbook: its rows, the heads among them, all with as many cells. */
function workbook(rows: number): Uint8Array {
  const heads = Array.from({ length: COLUMNS }, (_, i) => HEADS[i] ?? `열 ${i}`);
  const lines = Array.from({ length: rows - 1 }, (_, row) =>
    heads.map((head, i) => (i === 0 ? `${row + 1}` : `${head} ${row % 7}`)),
  );
  return writeTables('xlsx', [[heads, ...lines]]);
}

// The time that is given is not what is asked about: a busy machine takes longer.
const limits = { memoryMb: READER_LIMITS.memoryMb, milliseconds: 300_000 };
const read = (bytes: Uint8Array) =>
  runTask<TableFileReading>({ task: 'table', options: { as: 'scenes' } }, bytes, '', limits);

it('TI4: a workbook of 20,000 rows and 400,000 cells is read in the memory that a reader has', async () => {
  const answer = await read(workbook(20_000));
  if (!answer.ok || !answer.result.ok) throw new Error(JSON.stringify(answer));
  const { rows, skipped } = answer.result.table;
  // No scene has a number of five figures.
  expect([rows.length, skipped.length]).toEqual([9_999, 10_000]);
}, 320_000);
