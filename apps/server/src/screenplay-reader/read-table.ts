import { MOST_BYTES } from '@ddak/screenplay';
import { refuseTable, type TableFileOptions, type TableFileReading } from '@ddak/screenplay/table-file';
import { runTask } from './run-task.ts';

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
