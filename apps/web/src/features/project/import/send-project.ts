import { type Id, idSchema } from '@ddak/domain';
import { failureSchema } from '@ddak/protocol';
import { NO_LINE, UNREADABLE } from '../../../platform/fixed-texts.ts';
import { renewSession } from '../../../platform/session/renew-session.ts';

export type SentProject =
  | { readonly ok: true; readonly projectId: Id }
  /** `message` empty: its sender has stopped it. */
  | { readonly ok: false; readonly message: string };

interface Sending {
  readonly file: File;
  /** Hears how much of it has been sent, 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends the ZIP of a project; the project that it has become, or why it has not, as a person should read it. */
export async function sendProject(sending: Sending): Promise<SentProject> {
  let answer = await send(sending);
  if (typeof answer === 'object' && answer.status === 401 && (await renewSession()).kind === 'renewed')
    answer = await send(sending);
  if (answer === 'stopped') return { ok: false, message: '' };
  if (answer === 'no line') return { ok: false, message: NO_LINE };
  const body = parsed(answer.responseText);
  if (answer.status === 201) {
    const projectId = idSchema.safeParse(
      (body as { data?: { projectId?: unknown } } | null)?.data?.projectId,
    );
    return projectId.success ? { ok: true, projectId: projectId.data } : { ok: false, message: UNREADABLE };
  }
  const failure = failureSchema.safeParse(body);
  const message = failure.success ? failure.data.message : `작품을 가져오지 못했어요 (${answer.status}).`;
  return { ok: false, message };
}

/** XMLHttpRequest, because fetch does not tell how much has been sent. */
const send = ({ file, onSent, signal }: Sending): Promise<XMLHttpRequest | 'stopped' | 'no line'> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/imported-projects?consents=yes');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent(loaded / total);
    request.onload = () => resolve(request);
    request.onerror = () => resolve('no line');
    request.onabort = () => resolve('stopped');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy in between answers in its own form.
    return null;
  }
}
