import { MOST_BYTES } from '@ddak/screenplay';
import {
  refuseTable,
  type TableFileOptions,
  type TableFileReading,
  type TableSheetsReading,
} from '@ddak/screenplay/table-file';
import { runTask } from './run-task.ts';

/** TI4, TI19: the sheets of a file, read in the same place. What they mean is asked where they are looked at. */
export async function readSheetsInSandbox(bytes: Uint8Array, person: string): Promise<TableSheetsReading> {
  const answer = await runTask<TableSheetsReading>({ task: 'tableSheets' }, bytes, person);
  return answer.ok ? answer.result : refuseTable(answer.code);
}

/** TI4: reads a table where scripts are read, within the same limits, by turns of people. */
export async function readTableInSandbox(
  bytes: Uint8Array,
  options: TableFileOptions,
  person = '',
): Promise<TableFileReading> {
  if (bytes.length === 0) return refuseTable('file_empty');
  if (bytes.length > MOST_BYTES) return refuseTable('file_too_large');
  const answer = await runTask<TableFileReading>({ task: 'table', options }, bytes, person);
  return answer.ok ? answer.result : refuseTable(answer.code);
}
