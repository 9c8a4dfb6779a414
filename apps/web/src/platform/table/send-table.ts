import type { Id } from '@ddak/domain';
import { failureSchema, type TableSheets, tableSheetsSchema } from '@ddak/protocol';
import { NO_LINE } from '../fixed-texts.ts';
import { renewSession } from '../session/renew-session.ts';

export type SentTable =
  | { readonly ok: true; readonly file: TableSheets }
  | { readonly ok: false; readonly message: string };

/** The server takes no more; saying so here saves the wait. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Has a file read as a table; its cells, or why it was not read, as a person should read it. */
export async function sendTable(projectId: Id, file: File): Promise<SentTable> {
  if (file.size > MOST_BYTES)
    return { ok: false, message: '표 파일은 20MB까지 읽어요. 그림을 빼거나 나누어 올려 주세요.' };
  const send = (): Promise<Response> => {
    const body = new FormData();
    body.set('file', file, file.name.normalize('NFC'));
    return fetch(`/api/projects/${projectId}/tables`, { method: 'POST', credentials: 'include', body });
  };
  try {
    let answer = await send();
    if (answer.status === 401 && (await renewSession()).kind === 'renewed') answer = await send();
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, file: tableSheetsSchema.parse((body as { data: unknown }).data) };
    const failure = failureSchema.safeParse(body);
    const message = failure.success ? failure.data.message : `파일을 읽지 못했어요 (${answer.status}).`;
    return { ok: false, message };
  } catch (error) {
    // fetch throws a TypeError for exactly this: no line.
    if (error instanceof TypeError) return { ok: false, message: NO_LINE };
    throw error;
  }
}
