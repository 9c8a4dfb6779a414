import { applyChanges, type Change, emptyState, fingerprint, freezeCallsheet, type Id } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { newId } from '../new-id.ts';
import type { TestPerson } from './test-person.ts';

/** Issues a call sheet as that person sees it now. */
export async function publishTestSheet(
  person: TestPerson,
  projectId: Id,
  callsheetId: Id,
): Promise<{ readonly versionId: Id; readonly result: CommandResult }> {
  const { body } = await person.call<{
    data: { messages: readonly [{ tables: Readonly<Record<string, readonly { _id: Id }[]>> }] };
  }>('GET', `/projects/${projectId}/feed?wait=0`);
  const rows = Object.entries(body.data.messages[0].tables).flatMap(([table, list]) =>
    list.map((row) => ({ op: 'insert', table, row }) as unknown as Change),
  );
  const sheet = freezeCallsheet(applyChanges(emptyState(), rows), callsheetId);
  if (!sheet) throw new Error(`no sheet ${callsheetId} is shown to them`);
  const versionId = newId();
  const args = { callsheetId, versionId, seen: fingerprint(callsheetId, sheet), note: '' };
  return { versionId, result: await person.run(projectId, 'publishCallsheet', args) };
}
