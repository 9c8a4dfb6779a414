import './remove-network.ts';
import { readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScript } from '@ddak/screenplay';
import { type ReaderMessage, type ReaderRequest, type TaskRequest, unframeRequests } from './frame.ts';

// The reader process: a file in by standard input, its result out by standard output, and nothing else.
Object.assign(globalThis, { DDAK_READER_ASSETS: dirname(fileURLToPath(import.meta.url)) });

// A parser's side branch that fails on a broken file must not take the whole reading with it; the result decides.
process.on('unhandledRejection', (reason) => writeSync(2, `${String(reason)}\n`));

function readInput(): Buffer {
  const parts: Buffer[] = [];
  for (;;) {
    const part = Buffer.allocUnsafe(1 << 20);
    const count = readSync(0, part);
    if (count === 0) return Buffer.concat(parts);
    parts.push(part.subarray(0, count));
  }
}

function send(message: ReaderMessage): void {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`, 'utf8');
  while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
}

async function doTask(request: TaskRequest, bytes: Uint8Array): Promise<unknown> {
  if (request.task === 'logo') {
    const { readLogo } = await import('./logo/read-logo.ts');
    return readLogo(bytes);
  }
  if (request.task === 'avatar') {
    const { readAvatar } = await import('./logo/read-avatar.ts');
    return readAvatar(bytes);
  }
  if (request.task === 'preview') {
    const { readPreview } = await import('./preview/read-preview.ts');
    return readPreview(bytes);
  }
  if (request.task === 'table') {
    const { readTableFile } = await import('@ddak/screenplay/table-file');
    return readTableFile(bytes, request.options);
  }
  if (request.task === 'tableSheets') {
    const { readTableSheets } = await import('@ddak/screenplay/table-file');
    return readTableSheets(bytes);
  }
  // Streams look at it when they are piped, and to make it would ask for a socket.
  for (const name of ['stdout', 'stderr']) Object.defineProperty(process, name, { value: undefined });
  if (request.task === 'projectZip') {
    const { readProjectZip } = await import('./project-zip/read-project-zip.ts');
    return readProjectZip(request.path, request.bounds);
  }
  const { readForm, writeForm } = await import('./form/read-form.ts');
  return request.task === 'checkForm' ? readForm(bytes) : writeForm(bytes, request.values, request.madeAt);
}

async function answer(request: ReaderRequest, bytes: Uint8Array): Promise<unknown> {
  if ('task' in request) return doTask(request, bytes);
  const { fileName, ...options } = request;
  return readScript(bytes, fileName, {
    ...options,
    onProgress: (part, parts) => send({ type: 'progress', part, parts }),
  });
}

for (const { request, bytes } of unframeRequests(readInput())) {
  send({ type: 'result', result: await answer(request, bytes) });
}
process.exit(0);
