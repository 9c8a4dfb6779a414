import type { Id } from '@ddak/domain';
import { failureSchema, type UploadState, uploadStateSchema } from '@ddak/protocol';
import { NO_LINE } from '../fixed-texts.ts';
import { renewSession } from '../session/renew-session.ts';

export type AttachedFile = NonNullable<UploadState['file']>;
export type Sent =
  | { readonly kind: 'sent'; readonly file: AttachedFile }
  /** `final`: sending it again is of no use. */
  | { readonly kind: 'failed'; readonly message: string; readonly final: boolean }
  | { readonly kind: 'stopped' };

export interface Sending {
  readonly projectId: Id;
  /** Of this device's making: sent again under it, a file goes on where it stopped. */
  readonly uploadId: Id;
  readonly file: File;
  /** FS11: where and when a picture was taken stays with it. */
  readonly keepsMetadata: boolean;
  readonly onProgress: (part: number) => void;
  /** There is no line; it goes on by itself. */
  readonly onWait: () => void;
  readonly signal: AbortSignal;
}

type Answer =
  | { readonly kind: 'state'; readonly state: UploadState }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string; readonly status: number }
  | { readonly kind: 'no line' };

const KiB = 1024;
/** Small at first, so that a bad line gets something through; as large as goes quickly. */
const FIRST_PART = 128 * KiB;
const MOST_PART = 8 * KiB * KiB;
const QUICK_MS = 1500;
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000];
/** What a restart or a crowd answers: as if there were no line. */
const BUSY = new Set([429, 502, 503, 504]);

/** FS6: sends a file in parts; where the line breaks, goes on from what has come. */
export async function sendInParts(sending: Sending): Promise<Sent> {
  const { file, signal, onProgress, onWait } = sending;
  let [length, tries, come] = [FIRST_PART, 0, 0];
  let answer = await begin(sending);
  while (!signal.aborted) {
    if (answer.kind === 'state') {
      const { state } = answer;
      if (state.file) return { kind: 'sent', file: state.file };
      if (state.offset > come) tries = 0;
      come = state.offset;
      onProgress(come / file.size);
      const began = performance.now();
      answer = await sendPart(sending, come, length);
      const quick = answer.kind === 'state' && performance.now() - began < QUICK_MS;
      length = quick ? Math.min(length * 2, MOST_PART) : Math.max(FIRST_PART, length / 2);
      continue;
    }
    if (answer.kind === 'refused' && answer.code !== 'upload_misplaced')
      return {
        kind: 'failed',
        message: answer.message,
        final: answer.status === 413 || answer.status === 422,
      };
    onWait();
    await lineBack(signal);
    const pause = PAUSES_MS[tries++];
    if (pause === undefined) return { kind: 'failed', message: NO_LINE, final: false };
    await wait(pause, signal);
    answer = await begin(sending);
  }
  return { kind: 'stopped' };
}

/** Says that what has come is not wanted any more. Where that is not heard, it goes after a day. */
export function giveUp({ projectId, uploadId }: Pick<Sending, 'projectId' | 'uploadId'>): void {
  const gone = fetch(pathOf(projectId, uploadId), { method: 'DELETE', credentials: 'include' });
  gone.catch(() => {});
}

const pathOf = (projectId: Id, uploadId: Id): string => `/api/projects/${projectId}/uploads/${uploadId}`;

/** Said twice it is once: the answer tells how much has come. */
const begin = ({ projectId, uploadId, file, keepsMetadata, signal }: Sending): Promise<Answer> =>
  ask(`/api/projects/${projectId}/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId, name: file.name.normalize('NFC'), size: file.size, keepsMetadata }),
    signal,
  });

const sendPart = (
  { projectId, uploadId, file, signal }: Sending,
  from: number,
  length: number,
): Promise<Answer> =>
  ask(`${pathOf(projectId, uploadId)}?from=${from}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/octet-stream' },
    body: file.slice(from, from + length, 'application/octet-stream'),
    signal,
  });

async function ask(path: string, init: RequestInit): Promise<Answer> {
  try {
    let response = await fetch(path, { ...init, credentials: 'include' });
    if (response.status === 401 && (await renewSession()).kind === 'renewed')
      response = await fetch(path, { ...init, credentials: 'include' });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok)
      return { kind: 'state', state: uploadStateSchema.parse((body as { data?: unknown } | null)?.data) };
    if (BUSY.has(response.status)) return { kind: 'no line' };
    const failure = failureSchema.safeParse(body);
    const said = `파일을 올리지 못했어요 (${response.status}).`;
    return {
      kind: 'refused',
      message: failure.success ? failure.data.message : said,
      code: failure.success ? failure.data.code : '',
      status: response.status,
    };
  } catch (error) {
    // fetch throws a TypeError for exactly this: no line. And an AbortError where it was stopped, which the caller sees.
    if (error instanceof TypeError || init.signal?.aborted) return { kind: 'no line' };
    throw error;
  }
}

/** Until the device says that it has a line again; what it says is not always so, and then it is tried. */
const lineBack = (signal: AbortSignal): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        window.addEventListener('online', () => resolve(), { once: true, signal });
        signal.addEventListener('abort', () => resolve(), { once: true });
      });

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
