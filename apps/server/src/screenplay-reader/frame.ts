/** What the parent tells the reader before the bytes. */
export interface ReadRequest {
  fileName: string;
  password?: string;
  minutesPerPage?: number;
}

/** Request and file as one buffer: four bytes of length, the request as JSON, the file. */
export function frameRequest(request: ReadRequest, bytes: Uint8Array): Buffer {
  const head = Buffer.from(JSON.stringify(request), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, bytes]);
}

/** The other way round. */
export function unframeRequest(framed: Buffer): { request: ReadRequest; bytes: Uint8Array } {
  const length = framed.readUInt32BE(0);
  const request = JSON.parse(framed.subarray(4, 4 + length).toString('utf8')) as ReadRequest;
  return { request, bytes: new Uint8Array(framed.subarray(4 + length)) };
}

/** One line of the reader's standard output. */
export type ReaderMessage =
  | { type: 'progress'; part: number; parts: number }
  | { type: 'result'; result: unknown; peakMemoryMb: number };
