import type { Id } from '@ddak/domain';
import { failureSchema } from '@ddak/protocol';

export interface ScriptUpload {
  readonly projectId: Id;
  readonly screenplayId: Id;
  readonly episodeId: Id;
  readonly label: string;
  readonly file: File;
}

/** Why an upload did not arrive; `message` is Korean and for the person who uploaded. */
export class UploadError extends Error {}

/**
 * Sends a script to be read. XMLHttpRequest, because fetch does not tell how much has been sent.
 * @param onProgress the part that has been sent, 0 to 1
 * @throws UploadError
 */
export function uploadScript(
  upload: ScriptUpload,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  // Fields before the file: the server reads the parts as they come.
  form.set('screenplayId', upload.screenplayId);
  form.set('episodeId', upload.episodeId);
  form.set('label', upload.label);
  form.set('file', upload.file, upload.file.name.normalize('NFC'));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/projects/${upload.projectId}/screenplays`);
    request.upload.onprogress = (event) => event.total > 0 && onProgress(event.loaded / event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new UploadError(messageOf(request)));
    };
    request.onerror = () =>
      reject(new UploadError('연결이 끊겨 올리지 못했어요. 신호를 확인하고 다시 올려 주세요.'));
    request.onabort = () => reject(new UploadError('올리기를 멈췄어요.'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function messageOf(request: XMLHttpRequest): string {
  if (request.status === 413) return '파일이 50MB를 넘어요. 그림을 빼고 저장해 보세요.';
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    // A proxy in between answers in its own form.
    return `서버가 파일을 받지 못했어요 (${request.status}). 잠시 뒤에 다시 올려 주세요.`;
  }
  const failure = failureSchema.safeParse(body);
  return failure.success ? failure.data.message : `서버가 파일을 받지 못했어요 (${request.status}).`;
}
