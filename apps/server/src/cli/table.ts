import type { TableFileOptions } from '@ddak/screenplay/table-file';
import { readTableInSandbox } from '../screenplay-reader/read-table.ts';
import { readInput } from './read-input.ts';

/** `ddak table FILE`: prints the table as JSON. Returns the exit code: 1 when it cannot be read. */
export async function tableCommand(file: string, options: TableFileOptions): Promise<number> {
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const reading = await readTableInSandbox(bytes, options);
  if (!reading.ok) return fail(file, reading.message);
  for (const note of reading.notes) process.stderr.write(`${file}: ${note}\n`);
  process.stdout.write(`${JSON.stringify(reading.table, null, 2)}\n`);
  return 0;
}

function fail(file: string, message: string): number {
  process.stderr.write(`${file}: ${message}\n`);
  return 1;
}
