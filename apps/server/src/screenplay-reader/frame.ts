import type { FormValues } from '@ddak/domain';
import type { TableFileOptions } from '@ddak/screenplay/table-file';
import type { ZipBounds } from './project-zip/list-entries.ts';

/** What the parent tells the reader before the bytes: a script to be read, or something else to be done with them. */
export type ReaderRequest = ReadRequest | TaskRequest;

export type TaskRequest =
  | { readonly task: 'logo' }
  | { readonly task: 'avatar' }
  | { readonly task: 'preview' }
  | { readonly task: 'tableSheets' }
  | { readonly task: 'table'; readonly options: TableFileOptions }
  | { readonly task: 'projectZip'; readonly path: string; readonly bounds: ZipBounds }
  | { readonly task: 'checkForm' }
  | { readonly task: 'fillForm'; readonly values: FormValues; readonly madeAt: number };

export interface ReadRequest {
  fileName: string;
  password?: string;
  minutesPerPage?: number;
  known?: readonly string[];
  why?: number;
}

/** Request and file as one buffer: two lengths of four bytes, the request as JSON, the file. */
export function frameRequest(request: ReaderRequest, bytes: Uint8Array): Buffer {
  const head = Buffer.from(JSON.stringify(request), 'utf8');
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(head.length);
  lengths.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([lengths, head, bytes]);
}

/** The other way round: each request of the input in its order. One is usual; tests send many files to one process. */
export function* unframeRequests(framed: Buffer): Generator<{ request: ReaderRequest; bytes: Uint8Array }> {
  for (let at = 0; at < framed.length; ) {
    const from = at + 8 + framed.readUInt32BE(at);
    const end = from + framed.readUInt32BE(at + 4);
    const request = JSON.parse(framed.subarray(at + 8, from).toString('utf8')) as ReaderRequest;
    yield { request, bytes: new Uint8Array(framed.subarray(from, end)) };
    at = end;
  }
}

/** One line of the reader's standard output. */
export type ReaderMessage =
  | { type: 'progress'; part: number; parts: number }
  | { type: 'result'; result: unknown };
