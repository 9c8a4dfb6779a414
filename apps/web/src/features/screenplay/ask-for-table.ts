import type { Id } from '@ddak/domain';
import type { TableKind } from '@ddak/screenplay/table';
import { sendTable } from '../../platform/table/send-table.ts';

/** TI21: the kind of table that a file is which was chosen as a script; null: none, or it could not be looked at. */
export async function askForTable(projectId: Id, file: File): Promise<TableKind | null> {
  const [answer, { kindOfContent }] = await Promise.all([
    sendTable(projectId, file),
    import('@ddak/screenplay/table'),
  ]);
  // What is wrong with the file is told where it is read as a script.
  return answer.ok ? kindOfContent(answer.file) : null;
}
