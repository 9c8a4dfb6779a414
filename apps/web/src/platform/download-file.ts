import { failureSchema } from '@ddak/protocol';
import { NO_LINE } from './fixed-texts.ts';
import { saveFile } from './save-file.ts';
import { renewSession } from './session/renew-session.ts';

/** Why a file could not be fetched, as a person should read it; null when it is on its way to the folder. */
export type DownloadFailure = string | null;

export type FetchedFile =
  | { readonly ok: true; readonly file: File; readonly headers: Headers }
  | { readonly ok: false; readonly message: string };

/** Hears how much has come. */
type HearBytes = (bytes: number) => void;

/** Fetches a file of ours and hands it to the browser under the name the server gives. A plain link would show the
 * error's JSON, and could not renew a session that has run out. */
export async function downloadFile(path: string, onBytes?: HearBytes): Promise<DownloadFailure> {
  const fetched = await fetchFile(path, onBytes);
  if (!fetched.ok) return fetched.message;
  saveFile(fetched.file, fetched.file.name);
  return null;
}

/** A file of ours with the name the server gives. */
export async function fetchFile(path: string, onBytes?: HearBytes): Promise<FetchedFile> {
  try {
    let answer = await fetch(`/api${path}`, { credentials: 'include' });
    if (answer.status === 401 && (await renewSession()).kind === 'renewed')
      answer = await fetch(`/api${path}`, { credentials: 'include' });
    if (!answer.ok) return { ok: false, message: await reasonOf(answer) };
    const name = nameOf(answer.headers.get('content-disposition')) ?? path.split('/').at(-1) ?? '';
    const blob = await (onBytes ? counted(answer, onBytes) : answer).blob();
    return { ok: true, file: new File([blob], name, { type: blob.type }), headers: answer.headers };
  } catch (error) {
    // fetch throws a TypeError for exactly this: no line.
    if (error instanceof TypeError) return { ok: false, message: NO_LINE };
    throw error;
  }
}

/** The answer, and word of its bytes as they come. */
function counted({ body, headers }: Response, onBytes: HearBytes): Response {
  let come = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, next) => {
      come += piece.length;
      onBytes(come);
      next.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(count) ?? null, { headers });
}

async function reasonOf(answer: Response): Promise<string> {
  const failure = failureSchema.safeParse(await answer.json().catch(() => null));
  return failure.success ? failure.data.message : `파일을 받지 못했어요 (${answer.status}).`;
}

/** RFC 6266: the name in Korean stands in `filename*`. */
const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};
