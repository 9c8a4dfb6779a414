import type { Id } from '@ddak/domain';
import { failureSchema, keptFileSchema } from '@ddak/protocol';
import { NO_LINE } from './fixed-texts.ts';
import { renewSession } from './session/renew-session.ts';

export type SentFile =
  | { readonly ok: true; readonly fileId: Id }
  | { readonly ok: false; readonly message: string };

/** Sends a small file to be kept; what it is called from now on, or why it was not taken, as a person should read it. */
export async function sendFile(path: string, file: File): Promise<SentFile> {
  const send = (): Promise<Response> => {
    const body = new FormData();
    body.set('file', file, file.name.normalize('NFC'));
    return fetch(`/api${path}`, { method: 'POST', credentials: 'include', body });
  };
  try {
    let answer = await send();
    if (answer.status === 401 && (await renewSession()).kind === 'renewed') answer = await send();
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, fileId: keptFileSchema.parse((body as { data: unknown }).data).fileId };
    const failure = failureSchema.safeParse(body);
    const message = failure.success ? failure.data.message : `파일을 올리지 못했어요 (${answer.status}).`;
    return { ok: false, message };
  } catch (error) {
    // fetch throws a TypeError for exactly this: no line.
    if (error instanceof TypeError) return { ok: false, message: NO_LINE };
    throw error;
  }
}
